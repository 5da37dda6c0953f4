// Reporting: the dialog, what disappears afterwards, and who cannot report.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { api, noConnection, type Answer } from '../testing/api.ts';
import { aComment, aMember, aNeighbour, aPhoto, aRock } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

const item = page.getByRole('article', { name: 'Doubtful' });
const more = page.getByRole('button', { name: 'More about Doubtful' });
const talk = page.getByRole('dialog', { name: 'Doubtful' });
const comment = () => page.getByRole('button', { name: /^Comment on Doubtful/ }).click();

beforeEach(() => {
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
});

/** Chooses a reason and sends. */
async function send(title: string, reason: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: reason }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Thank you for telling us')).toBeVisible();
  await expect.element(page.getByText('We will look at it. You will not see it any more.')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
}

const taken = (subject: 'photo' | 'comment'): Answer<'POST /reports'> => ({ subject, subjectId: 'x' });

test('a photo is reported, and a painted rock replaces it', async () => {
  const rock = aRock({ name: 'Doubtful', imageUrl: aPhoto });
  api.stub('GET /rocks', [rock]);
  const reports = api.stub('POST /reports', () => {
    api.stub('GET /rocks', [{ ...rock, imageUrl: null }]);
    return taken('photo');
  });
  await openApp('/community', aMember());
  const isPhoto = ({ src }: HTMLImageElement) => src === aPhoto;
  const photos = () => [...item.element().querySelectorAll('img')].filter(isPhoto);
  await expect.poll(photos).toHaveLength(1);
  await more.click();
  await page.getByRole('menuitem', { name: 'Report this photo' }).click();
  const reason = 'It shows something private, such as a face or an address';
  await send('Report the photo of Doubtful', reason);
  await expect.poll(photos).toHaveLength(0);
  await expect.element(item).toBeVisible();
  expect(reports[0]?.json).toEqual({ subject: 'photo', subjectId: rock.id, reason: 'private', details: '' });
});

test('a comment is reported, and a network failure keeps the reason', async () => {
  const unkind = aComment({ content: 'Something unkind' });
  api.stub('GET /rocks', [aRock({ name: 'Doubtful', interactions: [unkind], commentCount: 1 })]);
  api.stub('GET /rocks/:id/interactions', [unkind]);
  api.stub('POST /reports', noConnection);
  await openApp('/community', aMember());
  await comment();
  await talk.getByRole('button', { name: /^Report the comment by/ }).click();
  const title = 'Report this comment';
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('radio', { name: 'The comment' }).click();
  const reason = dialog.getByRole('radio', { name: 'It is unkind or hurtful' });
  await reason.click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect.element(dialog.getByText(/could not reach/)).toBeVisible();
  await expect.element(reason).toBeChecked();
  api.stub('POST /reports', () => {
    api.stub('GET /rocks', [aRock({ name: 'Doubtful' })]);
    api.stub('GET /rocks/:id/interactions', []);
    return taken('comment');
  });
  await send(title, 'It is unkind or hurtful');
  await expect.element(talk.getByText('Something unkind')).not.toBeInTheDocument();
});

const reportDialog = page.getByRole('dialog', { name: 'Report Doubtful' });
const details = reportDialog.getByRole('textbox', { name: 'Details (optional)' });
const sendIt = reportDialog.getByRole('button', { name: 'Send' });

async function openReport(): Promise<void> {
  await more.click();
  await page.getByRole('menuitem', { name: 'Report this rock' }).click();
  await expect.element(reportDialog).toBeVisible();
}

test('the first invalid field of a report gets the focus, and its message is visible', async () => {
  await page.viewport(390, 600);
  api.stub('GET /rocks', [aRock({ name: 'Doubtful' })]);
  await openApp('/community', aMember());
  await openReport();
  await sendIt.click();
  await expect.element(reportDialog.getByText('Please choose a reason')).toBeInViewport({ ratio: 1 });
  await expect.element(reportDialog.getByRole('radio').first()).toHaveFocus();
  await reportDialog.getByRole('radio', { name: 'It is advertising' }).click();
  await expect.element(reportDialog.getByText('Please choose a reason')).not.toBeInTheDocument();
  await details.fill('a'.repeat(501));
  await sendIt.click();
  await expect.element(details).toHaveFocus();
  const tooLong = reportDialog.getByText('Details can have at most 500 characters');
  await expect.element(tooLong).toBeInViewport({ ratio: 1 });
  await details.fill('a'.repeat(500));
  await expect.element(tooLong).not.toBeInTheDocument();
});

test('an unsent report is kept until it is sent or cancelled', async () => {
  api.stub('GET /rocks', [aRock({ name: 'Doubtful', imageUrl: aPhoto })]);
  await openApp('/community', aMember());
  const advertising = reportDialog.getByRole('radio', { name: 'It is advertising' });
  await openReport();
  await advertising.click();
  await details.fill('On its back');
  await userEvent.keyboard('{Escape}');
  await expect.element(reportDialog).not.toBeInTheDocument();
  await more.click();
  await page.getByRole('menuitem', { name: 'Report this photo' }).click();
  const ofPhoto = page.getByRole('dialog', { name: 'Report the photo of Doubtful' });
  await expect.element(ofPhoto.getByRole('textbox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(ofPhoto).not.toBeInTheDocument();

  await openReport();
  await expect.element(advertising).toBeChecked();
  await expect.element(details).toHaveValue('On its back');
  await userEvent.click(document.body, { position: { x: 5, y: 5 }, force: true });
  await expect.element(reportDialog).not.toBeInTheDocument();
  await openReport();
  const reports = api.stub('POST /reports', { subject: 'rock', subjectId: 'x' });
  await sendIt.click();
  await expect.element(reportDialog).not.toBeInTheDocument();
  expect(reports[0]?.json).toMatchObject({ reason: 'advertising', details: 'On its back' });

  await openReport();
  await expect.element(details).toHaveValue('');
  await advertising.click();
  await reportDialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(reportDialog).not.toBeInTheDocument();
  await openReport();
  await expect.element(advertising).not.toBeChecked();
});

const owner = aMember();

test.for([
  ['visitors', null],
  ['owners and authors', owner],
] as const)('%s cannot report', async ([, self]) => {
  const own = aComment({ content: 'My own words', user: aNeighbour({ id: owner.id }) });
  const isOwners = { owner: aNeighbour({ id: owner.id }), interactions: [own], commentCount: 1 };
  api.stub('GET /rocks', [aRock({ name: 'Doubtful', ...isOwners })]);
  api.stub('GET /rocks/:id/interactions', [own]);
  await openApp('/community', self);
  await expect.element(item).toBeVisible();
  await expect.element(more).not.toBeInTheDocument();
  await comment();
  await expect.element(talk.getByText('My own words')).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
});
