// My Rocks: empty lists, the cards, and the Hide and Rehide dialogs.
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { api, noConnection, pageOf, refused } from '../testing/api.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aFoundRock, aMember, anEntry, anOwnRock, aRehiddenRock, aRock } from '../testing/make.ts';
import { stubJourneys, stubMyRocks } from '../testing/pages.ts';
import { publicKey, sentSubscription, stubPush } from '../testing/push.ts';
import { openApp } from '../testing/render.tsx';

const success = page.getByText('Amazing! Rock Hidden Successfully!');

test.for([
  ['a phone', 390],
  ['a desk', 1280],
] as const)('empty lists explain themselves and link to the next step, on %s', async ([, width]) => {
  await page.viewport(width, 844);
  stubMyRocks();
  await openApp('/my-rocks', aMember());
  const tabs = () =>
    page
      .getByRole('tab')
      .elements()
      .map((tab) => tab.textContent.replaceAll(/\s+/g, ' '));
  await expect
    .poll(tabs)
    .toEqual(['My Rocks (0)', 'Rock Rehide (0)', 'Rock Rehide Archive (0)', 'Activity (0)']);
  const panel = page.getByRole('main').getByRole('tabpanel');
  const register = panel.getByRole('link', { name: /Register/ });
  await expect.element(register).toHaveAttribute('href', '/register-rock');
  await page.getByRole('tab', { name: /^Activity/ }).click();
  await expect.element(register).toHaveAttribute('href', '/register-rock');
  const explore = panel.getByRole('link', { name: 'Explore Map' });
  await expect.element(explore).toHaveAttribute('href', '/explore-map');
});

test('a rock’s card shows its status, figures, journey and actions', async () => {
  stubMyRocks([
    anOwnRock({ name: 'At home' }),
    anOwnRock({
      name: 'Far away',
      status: 'found',
      lastLocation: 'Elmwood Park',
      locations: [anEntry({ seq: 2, actionType: 'found' }), anEntry()],
    }),
  ]);
  await openApp('/my-rocks', aMember());
  const card = page.getByRole('article', { name: 'At home' });
  await expect.element(card.getByText('· not hidden yet')).toBeVisible();
  await card.getByRole('button', { name: 'At home' }).click();
  for (const words of ['Active', 'Not set', 'Distance Traveled', 'Times Found'])
    await expect.element(card.getByText(words).last()).toBeVisible();
  await expect.element(card.getByRole('button', { name: 'Hide Rock' })).toBeEnabled();

  const other = page.getByRole('article', { name: 'Far away' });
  await expect.element(other.getByText('Found', { exact: true })).toBeVisible();
  await expect.element(other.getByText('Elmwood Park')).toBeVisible();
  await expect.element(other.getByText('0 miles, found 0 times')).toBeVisible();
  const row = other.getByRole('button', { name: 'Far away' });
  await expect.element(row).toHaveAttribute('aria-expanded', 'false');
  (await row.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(other.getByRole('button', { name: 'Rock Hidden' })).toBeDisabled();
  await other.getByRole('button', { name: 'View Journey' }).click();
  const stops = other.getByRole('region', { name: 'Rock Journey Timeline' }).getByRole('listitem');
  await expect.element(stops).toHaveLength(2);
  await expect.element(stops.first()).toMatchTextContent(/Found by/);
  await expect.element(stops.last()).toMatchTextContent(/Hidden by/);
  await other.getByRole('button', { name: 'Share' }).click();
  const items = page.getByRole('menuitem');
  await expect
    .poll(() => items.elements().map(({ textContent }) => textContent))
    .toEqual(['Share Rock Details', 'Copy Rock Link', 'Copy Website Link']);
  await userEvent.keyboard('{Escape}');
});

test('47 rocks are rows that fit on a few screens of a phone, and are searched, filtered and ordered', async () => {
  await page.viewport(390, 844);
  const many = Array.from({ length: 47 }, (_, i) =>
    anOwnRock({ name: `Rock ${i}`, status: i % 2 === 0 ? 'hidden' : 'active', timesFound: i }),
  );
  stubMyRocks(many);
  // Two pages, as the server may send fewer at once.
  const lists = api.stub('GET /rocks/my', ({ query }) =>
    query.has('cursor') ? many.slice(30) : pageOf(many.slice(0, 30), '30.rock'),
  );
  await openApp('/my-rocks', aMember());
  const list = page.getByRole('tabpanel').getByRole('list');
  const names = () =>
    list
      .getByRole('heading')
      .elements()
      .map(({ textContent }) => textContent);
  await expect.poll(names).toHaveLength(30);
  expect(lists.map(({ query }) => query.get('light'))).toEqual(['1']);
  const search = page.getByRole('searchbox', { name: 'Search your rocks' });
  // The rest arrives, because it may be there.
  await search.fill('rock 4');
  await expect.poll(names).toEqual(['Rock 4', ...[40, 41, 42, 43, 44, 45, 46].map((i) => `Rock ${i}`)]);
  await page.getByRole('button', { name: 'Hidden', exact: true }).click();
  await page.getByRole('combobox', { name: 'Order' }).selectOptions('Most finds');
  await expect.poll(names).toEqual(['Rock 46', 'Rock 44', 'Rock 42', 'Rock 40', 'Rock 4']);
  await expect.element(page.getByText('5 rocks')).toBeVisible();
  expect(location.search).toBe('?tab=rocks&q=rock+4&status=hidden&sort=finds');
  await search.fill('none like this');
  await page.getByRole('button', { name: 'Show all of them' }).click();
  await expect.poll(names).toHaveLength(47);
  expect(list.element().getBoundingClientRect().height).toBeLessThanOrEqual(6000);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

/** Stubs a rock that the member has found and not hidden again. */
function stubFoundRock() {
  stubMyRocks();
  const rock = aRock({ name: 'Told about', status: 'found' });
  api.stub('GET /rocks/rehide', [aFoundRock({ originalRock: rock })]);
  return rock;
}

test('a found rock waits to be hidden again', async () => {
  stubFoundRock();
  await openApp('/my-rocks?tab=rehide', aMember());
  await expect.element(page.getByText(/Ready to hide at a new location/)).toBeVisible();
  await page.getByRole('button', { name: 'Rehide Rock' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Rehide Told about' })).toBeVisible();
});

async function fillPlace(dialog: Locator, name: string): Promise<void> {
  await dialog.getByText('Enter by hand').click();
  for (const [label, text] of [
    ['Latitude', '41.26'],
    ['Longitude', '-95.94'],
    ['Location Name', name],
  ] as const)
    await dialog.getByLabelText(label).fill(text);
}

test('a rehide ends on the rock: first in the archive, with the focus and the miles that it added', async () => {
  const rock = stubFoundRock();
  const entry = anEntry({ seq: 3, latitude: 41.26, longitude: -95.94, locationName: 'Under the bench' });
  api.stub('POST /rocks/:id/rehide', () => {
    api.stub('GET /rocks/rehide', []);
    api.stub('GET /rocks/rehidden', [aRehiddenRock({ originalRock: rock })]);
    stubJourneys([{ ...rock, locations: [entry, anEntry({ seq: 2, actionType: 'found' }), anEntry()] }]);
    return entry;
  });
  await openApp('/my-rocks?tab=rehide', aMember());
  await page.getByRole('button', { name: 'Rehide Rock' }).click();
  const dialog = page.getByRole('dialog', { name: `Rehide ${rock.name}` });
  await fillPlace(dialog, 'Under the bench');
  await dialog.getByRole('button', { name: 'Log Rehide' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const tab = page.getByRole('tab', { name: 'Rock Rehide Archive (1)' });
  await expect.element(tab).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('article', { name: rock.name });
  await expect.element(card).toHaveFocus();
  for (const words of ['Perfect! Rock Rehidden!', '+ 0.9 miles', 'Under the bench'])
    await expect.element(card.getByText(words)).toBeVisible();
  await card.getByRole('button', { name: 'Track on Map' }).click();
  const stops = page.getByRole('dialog').getByRole('list', { name: 'Stops, newest first' });
  await expect.element(stops.getByRole('button', { name: /Under the bench/ })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  // Another tab ends it.
  await page.getByRole('tab', { name: /^Activity/ }).click();
  await tab.click();
  await expect.element(card.getByText('Rehidden')).toBeVisible();
  await expect.element(page.getByText('Perfect! Rock Rehidden!')).not.toBeInTheDocument();
});

test('a finder adds where the rock was, with notes', async () => {
  const rock = stubFoundRock();
  const logged = api.stub('POST /rocks/:id/locations', anEntry({ actionType: 'found' }));
  await openApp('/my-rocks?tab=rehide', aMember());
  await page.getByRole('button', { name: 'Add where you found it' }).click();
  const dialog = page.getByRole('dialog', { name: 'You found Told about' });
  const notes = dialog.getByRole('textbox', { name: /^Notes/ });
  await expect.element(notes).toHaveAttribute('placeholder', 'How did you find it?');
  await fillPlace(dialog, 'Behind the swing');
  await notes.fill('My daughter saw the whale first');
  await dialog.getByRole('button', { name: 'Log Find' }).click();
  await expect.element(page.getByText('Great Find!')).toBeVisible();
  expect(logged.map(({ param }) => param)).toEqual([{ id: rock.id }]);
  expect(Object.fromEntries(logged[0]?.form ?? [])).toMatchObject({
    locationName: 'Behind the swing',
    notes: 'My daughter saw the whale first',
    actionType: 'found',
  });
});

async function openHide() {
  const rock = anOwnRock({ name: 'Pocket' });
  stubMyRocks([rock]);
  await openApp(`/my-rocks?action=hide&rockId=${rock.laserEngraverId}`, aMember());
  const dialog = page.getByRole('dialog', { name: 'Hide Pocket' });
  await expect.element(dialog).toBeVisible();
  return {
    rock,
    dialog,
    log: dialog.getByRole('button', { name: 'Log Hide' }),
    latitude: dialog.getByRole('textbox', { name: /^Latitude/ }),
    longitude: dialog.getByRole('textbox', { name: /^Longitude/ }),
    name: dialog.getByRole('textbox', { name: /^Location Name/ }),
  };
}

test('the link from the Found Rock page opens the Hide dialog, and its parameters are cleared', async () => {
  await openHide();
  await expect.poll(() => location.search).not.toContain('action');
});

test('a hide is logged from the dialog, whose button is disabled until the place is complete', async () => {
  const hidden = api.stub('POST /rocks/:id/locations', anEntry());
  const { rock, dialog, log, latitude, longitude, name } = await openHide();
  // The test browser has no position.
  await dialog.getByRole('button', { name: 'Use Current Location' }).click();
  await expect.element(dialog.getByText(/enter (the )?coordinates manually/i)).toBeVisible();
  await expect.element(latitude).toBeVisible();
  await expect
    .element(dialog.getByRole('textbox', { name: /^Notes/ }))
    .toHaveAttribute('placeholder', 'Where did you hide it?');
  await expect.element(log).toBeDisabled();
  await latitude.fill('91');
  await longitude.fill('-95.9345');
  await expect.element(log).toBeDisabled();
  await name.fill('Elm by the gate');
  await log.click();
  await expect.element(dialog.getByText('Latitude must be a number from -90 to 90')).toBeVisible();
  expect(hidden).toEqual([]);
  await latitude.fill('41.25654');
  await log.click();
  await expect.element(success).toBeVisible();
  const card = page.getByRole('article', { name: 'Pocket' });
  await expect.element(card).toHaveFocus();
  await expect.element(card.getByText('Its journey begins here')).toBeVisible();
  const [asked] = hidden;
  expect(asked?.param).toEqual({ id: rock.id });
  expect(Object.fromEntries(asked?.form ?? [])).toMatchObject({
    latitude: '41.25654',
    longitude: '-95.9345',
    locationName: 'Elm by the gate',
    actionType: 'hidden',
  });
});

test('the card of a hide offers to tell of its finds, which is looked up while the place is typed', async () => {
  stubPush();
  const known = api.stub('GET /push', { publicKey });
  const sent = api.stub('POST /push/subscriptions', { isOn: true });
  api.stub('POST /rocks/:id/locations', anEntry());
  const { dialog, log } = await openHide();
  const offer = page.getByRole('button', { name: 'Tell me when it is found' });
  await expect.poll(() => known).toHaveLength(1);
  await expect.element(offer).not.toBeInTheDocument();
  await fillPlace(dialog, 'Elm by the gate');
  await log.click();
  const card = page.getByRole('article', { name: 'Pocket' });
  await card.getByRole('button', { name: 'Tell me when it is found' }).click();
  await expect.element(card.getByText('This device will tell you when it is found.')).toHaveFocus();
  expect(sent.map(({ json }) => json)).toEqual([sentSubscription(1, 'found')]);
});

test('a hide without a network says so, keeps the input and can be retried', async () => {
  api.stub('POST /rocks/:id/locations', noConnection);
  const { dialog, log, latitude, longitude, name } = await openHide();
  await dialog.getByText('Enter by hand').click();
  await latitude.fill('41.2');
  await longitude.fill('-95.9');
  await name.fill('By the well');
  await log.click();
  await expect.element(dialog.getByText(/^Failed to update rock location: /)).toBeVisible();
  await expect.element(name).toHaveValue('By the well');
  api.stub('POST /rocks/:id/locations', anEntry());
  await log.click();
  await expect.element(success).toBeVisible();
});

test.for(['/register-rock', '/my-rocks'])(
  'a visitor of %s sees the landing page and is redirected to the login',
  async (path) => {
    await openApp(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent(/Paint a rock\./);
    await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
    await expect.poll(interceptedUrls).toEqual([`/api/login?returnTo=${encodeURIComponent(path)}`]);
  },
);

test('My Rocks redirects a member with an expired session to the login', async () => {
  stubMyRocks();
  api.stub('GET /rocks/my', refused(401, 'Unauthorized'));
  await openApp('/my-rocks', aMember());
  await expect.element(page.getByText('You are logged out. Logging in again...')).toBeVisible();
  await expect.poll(interceptedUrls).toEqual(['/api/login?returnTo=%2Fmy-rocks']);
});
