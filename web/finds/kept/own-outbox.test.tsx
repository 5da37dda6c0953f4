// What waits to be sent is changed by the fields and checks of its usual form.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { issueCode } from '../../../schema/issue-code.ts';
import { formatCode } from '../../../schema/codes.ts';
import { groundOf } from '../../journey/ground-query.ts';
import { bytesOf, fieldsOf } from '../../outbox/fields.ts';
import { holdWrite } from '../../outbox/hold.ts';
import { dropWrite, forgetWritesOf, keepWrite, keptWrites, type KeptWrite } from '../../outbox/kept-write.ts';
import { queryClient } from '../../query-client.ts';
import { aKeptWrite, aMember } from '../../testing/make.ts';
import { show } from '../../testing/render.tsx';
import { readFindLink } from './find-link.ts';
import { OwnOutbox } from './own-outbox.tsx';

const member = aMember({ id: 'hazel' });
const done = Date.UTC(2026, 10, 26, 12);

async function aKept(fields: object, changes: Partial<KeptWrite> = {}): Promise<KeptWrite> {
  const write = aKeptWrite({ body: bytesOf(JSON.stringify(fields)), at: done, ...changes });
  await keepWrite(write);
  return write;
}

beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(done + 3_600_000);
  vi.spyOn(navigator, 'serviceWorker', 'get').mockReturnValue({
    controller: { postMessage: () => {} },
  } as unknown as ServiceWorkerContainer);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await forgetWritesOf(member.id);
});

const dialog = page.getByRole('dialog', { name: 'Change it before it is sent' });
const save = dialog.getByRole('button', { name: 'Save' });
const open = async () => {
  await show(<OwnOutbox />, member);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog).toBeVisible();
};
/** What is kept, and what it says. */
const kept = async () => {
  const [write] = await keptWrites(member.id);
  return { ...write, fields: write && (await fieldsOf(write)) };
};

test('a find has another Rock ID and another moment, and keeps its key and place', async () => {
  const { key } = await aKept({ laserEngraverId: 'COMET-RIDER' });
  await open();
  const id = dialog.getByRole('textbox', { name: 'Rock ID' });
  await expect.element(id).toHaveValue('COMET-RIDER');
  await expect.element(dialog.getByText(/^When\? Nov 2\d, \d\d:00/)).toBeVisible();
  const code = issueCode();
  const last = code.at(-1) === 'A' ? 'B' : 'A';
  await id.fill(code.slice(0, -1) + last);
  await save.click();
  await expect.element(dialog.getByText(/a character is wrong/)).toBeVisible();
  await id.fill(code);
  await dialog.getByRole('button', { name: 'It was another time' }).click();
  const when = dialog.getByLabelText('When?');
  await when.fill('2026-12-24T10:00');
  await save.click();
  await expect.element(dialog.getByText(/This time is still to come/)).toBeVisible();
  await when.fill('2026-11-20T10:00');
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(page.getByText(`A find: ${formatCode(code)}`)).toBeVisible();
  expect(await kept()).toMatchObject({
    key,
    at: done,
    fields: { laserEngraverId: code, happenedAt: new Date('2026-11-20T10:00').toISOString() },
  });
  // It is free to be sent.
  expect(await holdWrite(key)).not.toBeNull();
});

test('a hide that was refused has another place, name and notes, and a new key', async () => {
  const form = new FormData();
  const place = { latitude: '41.25', longitude: '-95.93', locationName: 'The old oak', notes: 'Left side' };
  for (const [name, value] of Object.entries({ ...place, actionType: 'hidden' })) form.append(name, value);
  const asked = new Response(form);
  const { key } = await aKept(
    {},
    {
      kind: 'hide',
      path: '/api/rocks/fern/locations',
      contentType: asked.headers.get('Content-Type'),
      body: await asked.arrayBuffer(),
      state: 'refused',
      words: 'Only the last 90 days can be logged',
    },
  );
  for (const latitude of [41.25, 41.3]) {
    queryClient.setQueryData(groundOf({ latitude, longitude: -95.93 }).queryKey, {
      open: null,
      water: false,
      park: null,
    });
  }
  await open();
  await expect.element(dialog.getByText('Only the last 90 days can be logged')).toBeVisible();
  await expect.element(dialog.getByLabelText('Notes (optional)')).toHaveValue('Left side');
  await dialog.getByLabelText('Location Name').fill('The new oak');
  await dialog.getByLabelText('Notes (optional)').fill('');
  await dialog.getByText('Enter by hand').click();
  await dialog.getByLabelText('Latitude').fill('41.3');
  await save.click();
  await expect.element(page.getByText('Hidden: The new oak')).toBeVisible();
  // The button that had the focus is another one now.
  await expect
    .poll(() => document.activeElement?.firstElementChild?.getAttribute('aria-label'))
    .toBe('Outbox');
  const now = await kept();
  expect(now).toMatchObject({ state: 'waiting', words: null, at: done });
  expect(now.fields).toEqual({
    ...place,
    latitude: '41.3',
    locationName: 'The new oak',
    notes: '',
    actionType: 'hidden',
  });
  expect(now.key).not.toBe(key);
});

test('a new rock has another name and description by its usual checks', async () => {
  const code = issueCode();
  await aKept(
    { name: 'Olive', laserEngraverId: code, description: '', status: 'registered' },
    { kind: 'register', path: '/api/rocks' },
  );
  await open();
  await dialog.getByLabelText('Rock Name').fill(' ');
  await dialog.getByLabelText('Description').fill('Green');
  await save.click();
  await expect.element(dialog.getByText('Rock name is required')).toBeVisible();
  await dialog.getByLabelText('Rock Name').fill('Fern');
  await save.click();
  await expect.element(page.getByText('A new rock: Fern')).toBeVisible();
  expect((await kept()).fields).toMatchObject({
    name: 'Fern',
    laserEngraverId: code,
    description: 'Green',
    status: 'registered',
  });
});

test('a comment, a line and thanks have other words', async () => {
  await aKept(
    { interactionType: 'comment', content: 'So green!' },
    { kind: 'comment', path: '/api/rocks/fern/interactions', text: 'So green!' },
  );
  await open();
  await dialog.getByLabelText('Your comment').fill('x'.repeat(501));
  await expect.element(dialog.getByText(/^This is 1 too many/)).toBeVisible();
  await expect.element(save).toBeDisabled();
  await dialog.getByLabelText('Your comment').fill('So blue!');
  await save.click();
  await expect.element(page.getByText('A comment: So blue!')).toBeVisible();
  expect(await kept()).toMatchObject({ text: 'So blue!', fields: { content: 'So blue!' } });
});

test('what is being sent, or was sent meanwhile, says so instead', async () => {
  const { key } = await aKept({ laserEngraverId: 'COMET-RIDER' });
  const release = await holdWrite(key);
  await show(<OwnOutbox />, member);
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.element(page.getByText('It is being sent just now')).toBeVisible();
  await release?.();
  await page.getByRole('button', { name: 'Change' }).click();
  await expect.element(dialog).toBeVisible();
  // Another tab deletes it.
  await dropWrite(key);
  await save.click();
  await expect.element(page.getByText('It is not here any more')).toBeVisible();
  expect(await keptWrites(member.id)).toEqual([]);
});

test('a find is sent to oneself as a link that holds it in its fragment', async () => {
  await aKept({ laserEngraverId: 'COMET-RIDER' });
  const shared = vi.fn<(data: ShareData) => Promise<void>>(async () => {});
  Object.assign(navigator, { share: shared });
  await show(<OwnOutbox />, member);
  await page.getByRole('button', { name: 'Send to myself' }).click();
  await expect.poll(() => shared.mock.calls.length).toBe(1);
  const url = new URL(shared.mock.calls[0]?.[0].url ?? '');
  expect([url.pathname, url.search]).toEqual(['/nfc-scan', '']);
  expect(readFindLink(url.hash)).toEqual({ code: 'COMET-RIDER', happenedAt: new Date(done).toISOString() });
  Reflect.deleteProperty(navigator, 'share');
});
