// The Found Rock page's messages for the server's responses.
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { issueCode } from '../../schema/issue-code.ts';
import { findLink } from '../finds/kept/find-link.ts';
import { localMoment } from '../journey/when-field.tsx';
import { dropAllDrafts } from '../lib/drafts.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aCheck, aFoundRock, aMember, anOwnRock } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import { say } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

const { elsewhere, isThatYou } = en.finds;

const field = page.getByRole('textbox', { name: 'Rock ID Number' });
const markAsFound = page.getByRole('button', { name: 'Mark as Found' });

const unknown = aCheck({ exists: false, status: null, name: null, description: null, timesFound: 0 });

test.for([
  ['active', 'its owner', null],
  ['active', 'another member', elsewhere.active],
  ['active', 'a visitor', isThatYou.active],
  ['found', 'its holder', null],
  ['found', 'another member', elsewhere.found],
  ['found', 'a visitor', isThatYou.found],
] as const)('for a rock that is %s the page tells %s who can hide it', async ([status, who, words]) => {
  // A phone's screen less the browser's bars.
  await page.viewport(390, 664);
  const code = issueCode();
  const own = { laserEngraverId: code };
  api.stub('GET /rocks/check/:id', aCheck({ status }));
  api.stub('GET /rocks/my', who === 'its owner' ? [anOwnRock(own)] : []);
  api.stub('GET /rocks/rehide', who === 'its holder' ? [aFoundRock(own)] : []);
  const address = who === 'a visitor' ? `/nfc-scan?id=${code}` : `/nfc-scan?rockId=${code}`;
  await openApp(address, who === 'a visitor' ? null : aMember());
  const heading = status === 'active' ? 'Rock Ready to Hide' : 'Found Rock Ready for Rehide';
  await expect.element(page.getByRole('heading', { name: heading })).toBeVisible();
  const why = page.getByText(words ?? 'no words');
  const link = page.getByRole('link', { name: 'Hide Rock' });
  if (words === null) {
    await expect.element(link).toHaveAttribute('href', `/my-rocks?action=hide&rockId=${code}`);
    return;
  }
  await expect.element(why).toBeVisible();
  await expect.element(link).not.toBeInTheDocument();
  const button = page.getByRole('button', { name: 'Hide Rock' });
  if (who === 'another member') await expect.element(button).not.toBeInTheDocument();
  else {
    // Visitors, who may not be able to hide it, read that above the button.
    const { top } = (await button.findElement()).getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(why.element().getBoundingClientRect().bottom);
  }
});

test.for(['a visitor', 'a member'])('a released rock can be found like a hidden one, by %s', async (who) => {
  let isMine = false;
  api.stub('GET /rocks/check/:id', () =>
    aCheck({ status: 'found', timesFound: 1, ...(!isMine && { isReleased: true }) }),
  );
  api.stub('POST /rocks/find', () => {
    isMine = true;
    return {
      foundRockId: 'find',
      foundAt: new Date().toISOString(),
      rock: { id: 'rock', name: 'Sunny', imageUrl: null },
    };
  });
  const isMember = who === 'a member';
  const address = isMember ? '/nfc-scan?rockId=' : '/nfc-scan?id=';
  await openApp(`${address}${issueCode()}`, isMember ? aMember() : null);
  await expect.element(page.getByRole('heading', { name: 'Found Rock Ready for Rehide' })).toBeVisible();
  for (const words of [elsewhere.found, isThatYou.found])
    await expect.element(page.getByText(words)).not.toBeInTheDocument();
  await markAsFound.click();
  if (!isMember) {
    await expect.element(page.getByText(/Choose your adventure level/)).toBeVisible();
    return;
  }
  const payoff = page.getByRole('dialog', { name: 'Sunny' });
  await expect.element(payoff.getByText('Great Job! Rock Found!')).toBeVisible();
  await payoff.getByRole('button', { name: 'Later' }).click();
  await expect.element(page.getByText('Great Job! Rock Found!')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Hide Rock' })).toHaveFocus();
  await expect.element(markAsFound).not.toBeInTheDocument();
});

test('the page has its instructions and quick links, and a hidden QR code of itself', async () => {
  await openApp('/nfc-scan');
  const quick = page.getByRole('navigation', { name: 'Quick links' }).getByRole('link');
  await expect.element(quick).toHaveLength(3);
  expect(quick.elements().map(({ textContent }) => textContent)).toEqual([
    'My Rocks',
    'Explore Map',
    'Community',
  ]);
  await expect.element(page.getByText(/need to be logged in/)).toBeVisible();
  const code = page.getByAltText(/QR code/);
  await expect.element(code).not.toBeVisible();
  await expect.element(code).toHaveAttribute('width', '300');
});

test('a look-up reports a missing ID, a typo and a lost connection', async () => {
  await openApp('/nfc-scan', aMember());
  await field.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Please enter a Rock ID')).toBeVisible();
  const code = issueCode();
  await field.fill(code.slice(0, -1) + (code.endsWith('A') ? 'B' : 'A'));
  await expect.element(page.getByText(en.codes.mistyped)).toBeVisible();

  api.stub('GET /rocks/check/:id', noConnection);
  await field.fill(code);
  await expect.element(page.getByText(/^We could not reach the server\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'No Connection' })).toBeVisible();
  api.stub('GET /rocks/check/:id', aCheck());
  await page.getByRole('button', { name: 'Look Up' }).click();
  await expect.element(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
});

test('a refused find is reported in one line', async () => {
  // The check is out of date, so the server's refusal takes precedence.
  api.stub('GET /rocks/check/:id', aCheck());
  api.stub('POST /rocks/find', refused(409, say('finds', 'neverHidden')));
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember());
  await markAsFound.click();
  await expect
    .element(
      page.getByText("Rock Not Available: This rock is still with its owner and hasn't been hidden yet."),
    )
    .toBeVisible();
});

test('when another member was faster, the page says so and updates the status', async () => {
  let isFound = false;
  api.stub('GET /rocks/check/:id', () => aCheck({ status: isFound ? 'found' : 'hidden' }));
  api.stub('POST /rocks/find', () => {
    isFound = true;
    return refused(409, say('finds', 'taken'));
  });
  api.stub('GET /rocks/my', []);
  api.stub('GET /rocks/rehide', []);
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember());
  await markAsFound.click();
  await expect
    .element(
      page.getByText('Rock Already Found: This rock has already been found and is waiting to be rehidden.'),
    )
    .toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Found Rock Ready for Rehide' })).toBeVisible();
  await expect.element(page.getByText(elsewhere.found)).toBeVisible();
  await expect.element(markAsFound).not.toBeInTheDocument();
});

test('a member with an expired session is redirected to the sign-in, which returns to the rock', async () => {
  api.stub('GET /rocks/check/:id', aCheck());
  api.stub('POST /rocks/find', refused(401, 'Unauthorized'));
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember());
  await markAsFound.click();
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect
    .poll(interceptedUrls)
    .toEqual([expect.stringMatching(/^\/api\/login\?returnTo=%2Fnfc-scan%3FrockId%3D/)]);
});

test('a failed look-up says so, keeps the ID and can be retried', async () => {
  // A phone's screen less the browser's bars.
  await page.viewport(390, 664);
  api.stub('GET /rocks/check/:id', refused(503, ''));
  const code = issueCode();
  await openApp('/nfc-scan');
  await field.fill(code);
  const status = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  const again = page.getByRole('button', { name: 'Try again' });
  await expect.element(status).toHaveTextContent('Look-Up Failed');
  for (const said of [status, page.getByText(/^We could not look this rock up\./), again])
    await expect.element(said).toBeInViewport({ ratio: 1 });
  await expect.element(field).toHaveValue(code);
  api.stub('GET /rocks/check/:id', aCheck());
  (await again.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(status).toHaveTextContent('Hidden Rock Found!');
  await expect.element(status).toHaveFocus();
  await expect.element(again).not.toBeInTheDocument();
});

test('a short ID is looked up automatically for the member who has that rock', async () => {
  api.stub('GET /rocks/my', [anOwnRock({ name: 'Shorty', laserEngraverId: 'ROCK 7' })]);
  api.stub('GET /rocks/rehide', []);
  api.stub('GET /rocks/check/:id', aCheck({ status: 'active', name: 'Shorty' }));
  await openApp('/nfc-scan', aMember());
  await field.fill('rock-7');
  await expect.element(page.getByText('Shorty')).toBeVisible();
});

test('a short ID is looked up only by the button for others', async () => {
  const asked = api.stub('GET /rocks/check/:id', unknown);
  await openApp('/nfc-scan');
  await field.fill('rock-7');
  const status = page.getByRole('main').getByRole('heading', { level: 2 }).first();
  await expect.element(status).toHaveTextContent('Press Look Up');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Look Up' }).click();
  await expect.element(status).toHaveTextContent('Rock Not Found');
});

test('a sold label without a rock links to registering it', async () => {
  api.stub('GET /rocks/check/:id', { ...unknown, isWaiting: true });
  const code = issueCode();
  await openApp('/nfc-scan', aMember());
  await field.fill(code);
  await expect
    .element(page.getByRole('heading', { name: 'This label is waiting for its rock' }))
    .toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Register Rock' }).click();
  await expect.element(page.getByLabelText('QR Code Rock ID#')).toHaveValue(code);
});

test('a visitor who marks a rock as found is asked to join, and redirected to the plans after 1.5 seconds', async () => {
  api.stub('GET /rocks/check/:id', aCheck());
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  await openApp(`/nfc-scan?rockId=${issueCode()}`);
  await expect.element(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    await markAsFound.click();
    const words = 'Join Rockabout: Choose your adventure level to start tracking rocks!';
    await vi.waitFor(() => expect(page.getByText(words).elements()).toHaveLength(1));
    vi.advanceTimersByTime(1400);
    expect(location.pathname).toBe('/nfc-scan');
    vi.advanceTimersByTime(200);
  } finally {
    vi.useRealTimers();
  }
  await expect.poll(() => location.pathname).toBe('/subscribe');
});

test('typing an issued ID sends one request, at its last character', async () => {
  const asked = api.stub('GET /rocks/check/:id', aCheck());
  const code = issueCode();
  await openApp('/nfc-scan');
  await expect.element(page.getByRole('heading', { name: 'Enter Rock ID' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Look Up' })).toBeDisabled();
  await field.fill('k');
  await field.fill('');
  await userEvent.type(field, code.toLowerCase());
  await expect.element(page.getByRole('heading', { name: 'Hidden Rock Found!' })).toBeVisible();
  expect(asked).toHaveLength(1);
  await expect.element(field).toHaveValue(code);
  expect(location.search).toMatch(/^\?rockId=/);

  await field.fill('   ');
  await expect.element(page.getByRole('heading', { name: 'Enter Rock ID' })).toBeVisible();
  await expect.poll(() => location.pathname + location.search).toBe('/nfc-scan');

  api.stub('GET /rocks/check/:id', unknown);
  await field.fill(issueCode());
  await expect.element(page.getByRole('heading', { name: 'Rock Not Found' })).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Register Rock' })).toBeVisible();
  await expect.element(markAsFound).not.toBeInTheDocument();
});

test('a made-up ID is looked up when typing pauses or on submit', async () => {
  api.stub('GET /rocks/check/:id', unknown);
  await openApp('/nfc-scan');
  await field.fill('Nobody’s rock');
  await expect.element(page.getByRole('heading', { name: 'Rock Not Found' })).toBeVisible();
  await field.fill('abc');
  await expect.element(page.getByRole('heading', { name: 'Press Look Up' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Rock Not Found' })).toBeVisible();
});

test('a find that was made earlier says when, in the dialog', async () => {
  const code = issueCode();
  api.stub('GET /rocks/check/:id', aCheck({ status: 'hidden' }));
  api.stub('GET /rocks/rehide', []);
  const finds = api.stub('POST /rocks/find', refused(409, say('finds', 'taken')));
  await openApp(`/nfc-scan?rockId=${code}`, aMember());
  await expect
    .element(page.getByRole('link', { name: 'Moved it a little? Say where' }))
    .toHaveAttribute('href', `/my-rocks?action=move&rockId=${code}`);
  await page.getByRole('button', { name: 'Found it earlier? Say when' }).click();
  const dialog = page.getByRole('dialog', { name: 'Found Rock' });
  await expect.element(dialog.getByRole('textbox', { name: 'Rock ID' })).toHaveValue(code);
  const at = new Date(Date.now() - 86_400_000);
  at.setSeconds(0, 0);
  await dialog.getByLabelText('When?').fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect.element(dialog.getByText('Only the last 90 days can be logged')).toBeVisible();
  expect(finds).toHaveLength(0);
  await dialog.getByLabelText('When?').fill(localMoment(at.getTime()));
  await dialog.getByRole('button', { name: 'Find' }).click();
  await expect.element(dialog.getByText('Rock Already Found')).toBeVisible();
  expect(finds).toMatchObject([{ json: { laserEngraverId: code, happenedAt: at.toISOString() } }]);
});

test('a suspended member is offered no other way to write about a rock', async () => {
  api.stub('GET /rocks/check/:id', aCheck({ status: 'hidden' }));
  const suspension = { reason: 'Unkind words', until: null };
  await openApp(`/nfc-scan?rockId=${issueCode()}`, aMember({ suspension }));
  // It comes with the links.
  await expect.element(page.getByLabelText(en.scanner.label)).toBeVisible();
  await expect.element(page.getByText('Found it earlier? Say when')).not.toBeInTheDocument();
  await expect.element(page.getByText('Moved it a little? Say where')).not.toBeInTheDocument();
});

test.for(['a member', 'a visitor'])(
  'a link with a find fills the form of %s, and leaves the address',
  async (who) => {
    const code = issueCode();
    api.stub('GET /rocks/rehide', []);
    const happenedAt = new Date(Date.now() - 86_400_000).toISOString();
    const { hash } = new URL(findLink({ code, happenedAt }));
    const isMember = who === 'a member';
    await openApp(`/nfc-scan${hash}`, isMember ? aMember() : null);
    const dialog = page.getByRole('dialog', { name: 'Found Rock' });
    if (isMember) {
      await expect.element(dialog.getByRole('textbox', { name: 'Rock ID' })).toHaveValue(code);
      await expect.element(dialog.getByLabelText('When?')).toHaveValue(localMoment(Date.parse(happenedAt)));
    } else {
      await expect
        .element(page.getByText(/^You kept a find:/))
        .toHaveTextContent(`You kept a find: ${code}. Sign in to send it.`);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect.poll(interceptedUrls).toEqual(['/api/login?returnTo=%2Fnfc-scan']);
    }
    expect(location.hash).toBe('');
    // For after the sign-in.
    expect(sessionStorage.getItem('draft:linked-find') !== null).toBe(!isMember);
    dropAllDrafts();
  },
);

test('a link that is not whole says so', async () => {
  await openApp('/nfc-scan#find=K7M&at=yesterday', aMember());
  await expect.element(page.getByText('This link is not whole')).toBeVisible();
  expect(location.hash).toBe('');
});
