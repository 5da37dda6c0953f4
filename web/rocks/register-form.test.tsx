// The register form: its messages for missing, refused and lost input, and the input it keeps.
import { expect, test } from 'vitest';
import { cleanup } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { issueCode } from '../../schema/issue-code.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { choose } from '../testing/choose.ts';
import { interceptedUrls } from '../testing/leaving.ts';
import { aMember, anEntry, anOwnRock } from '../testing/make.ts';
import { groundOf } from '../journey/ground-query.ts';
import { queryClient } from '../query-client.ts';
import { stubMyRocks } from '../testing/pages.ts';
import { leaveApp, openApp } from '../testing/render.tsx';
import { say } from '../../schema/words/say.ts';

const name = page.getByLabelText('Rock Name');
const code = page.getByLabelText('QR Code Rock ID#');
const photo = page.getByLabelText('Rock Photo');
const submit = () => page.getByRole('button', { name: 'Register Rock' }).click();

const openForm = () => openApp('/register-rock', aMember());

test('missing input is reported at its field, and nothing is registered', async () => {
  const registered = api.stub('POST /rocks', anOwnRock());
  await openForm();
  await page.getByRole('checkbox', { name: /^Hide rock now/ }).click();
  await submit();
  for (const words of [
    'Rock name is required',
    'Laser engraved ID is required',
    'Location is required when hiding the rock immediately',
  ]) {
    await expect.element(page.getByText(words)).toBeVisible();
  }
  await expect.element(name).toHaveFocus();
  await code.fill('K7M-2QX-9RA');
  await submit();
  await expect.element(page.getByText(/looks like one of our Rock IDs/)).toBeVisible();
  expect(registered).toEqual([]);
});

test('a photo that is too large or not an image is refused with a reason', async () => {
  await openForm();
  await choose(photo, new File([new Uint8Array(11 * 1024 * 1024)], 'huge.jpg', { type: 'image/jpeg' }));
  await expect.element(page.getByText('Image Too Large')).toBeVisible();
  await expect
    .element(page.getByText('Please choose an image smaller than 10MB. Current size: 11.0 MB'))
    .toBeVisible();
  await choose(photo, new File(['no picture'], 'notes.txt', { type: 'text/plain' }));
  await expect.element(page.getByText('Invalid File Type')).toBeVisible();
  await expect
    .element(page.getByText('Please upload only image files (JPEG, PNG, GIF, WebP, etc.)'))
    .toBeVisible();
});

test('a taken Rock ID is reported at its field', async () => {
  api.stub('POST /rocks', refused(409, say('codes', 'taken'), { field: 'laserEngraverId' }));
  api.stub('GET /rocks/my', []);
  await openForm();
  await name.fill('Second');
  await code.fill(issueCode().toLowerCase());
  await submit();
  await expect.element(page.getByText('This Rock ID is already registered')).toBeVisible();
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveValue('Second');
});

test('when the network is down, input is kept and a retry has the same idempotency key', async () => {
  const lost = api.stub('POST /rocks', noConnection);
  await openForm();
  await name.fill('Stormy');
  await code.fill(issueCode());
  await submit();
  await expect.element(page.getByText(/What you typed is kept/)).toBeVisible();
  await expect.element(name).toHaveValue('Stormy');
  const registered = api.stub('POST /rocks', anOwnRock({ name: 'Stormy' }));
  stubMyRocks([anOwnRock({ name: 'Barefoot' })]);
  await submit();
  await expect.element(page.getByText('Your rock has been registered successfully.')).toBeVisible();
  const keys = [...lost, ...registered].map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

test('an expired session says so and redirects to the login', async () => {
  api.stub('POST /rocks', refused(401, 'Unauthorized'));
  await openForm();
  await name.fill('Late');
  await code.fill(issueCode());
  await submit();
  await expect.element(page.getByText('Session Expired')).toBeVisible();
  await expect.poll(interceptedUrls, { timeout: 5000 }).toEqual([expect.stringMatching(/^\/api\/login/)]);
});

test('a member without a label gets an ID that registers', async () => {
  const registered = api.stub('POST /rocks', anOwnRock({ name: 'Barefoot' }));
  stubMyRocks([anOwnRock({ name: 'Barefoot' })]);
  await openForm();
  await page.getByRole('button', { name: /I have no label yet/ }).click();
  await expect.element(code).toHaveValue(expect.stringMatching(/^(\w{3}-){2}\w{3}$/));
  await name.fill('Barefoot');
  await submit();
  await expect.element(page.getByRole('article', { name: 'Barefoot' })).toBeVisible();
  expect(registered[0]?.form?.get('name')).toBe('Barefoot');
});

const aTown = { kind: 'town', state: 'Nebraska', country: 'US' } as const;
const isHome = page.getByRole('group', { name: 'Is this your home?' });

/** Fills the form for a rock that is hidden in Omaha, by a member of that town. */
async function hideAtHome({ city = ' OMÁHA', latitude = '41.256537', name: named = 'Homely' } = {}) {
  const searches = api.stub('GET /places', [
    { ...aTown, id: 1, name: 'Omaha', otherName: 'Umanhan', latitude: 41.25626, longitude: -95.94043 },
    { ...aTown, id: 2, name: 'Lincoln', otherName: null, latitude: 40.8, longitude: -96.66696 },
  ]);
  const rocks = api.stub('POST /rocks', anOwnRock({ id: 'homely' }));
  const places = api.stub('POST /rocks/:id/locations', anEntry());
  stubMyRocks();
  await openApp('/register-rock', aMember({ id: 'ada', city }));
  await name.fill(named);
  await code.fill(issueCode());
  const hideNow = page.getByRole('checkbox', { name: /^Hide rock now/ });
  await hideNow.click();
  await page.getByText('Enter by hand').click();
  for (const [label, text] of [
    ['Latitude', latitude],
    ['Longitude', '-95.934'],
    ['Location Name', 'The porch'],
  ] as const)
    await page.getByLabelText(label).fill(text);
  await submit();
  return { searches, rocks, places };
}

/** Without those that show the town on the map. */
const asked = (searches: readonly { query: URLSearchParams }[]) =>
  searches.filter(({ query }) => query.has('near')).map(({ query }) => query.toString());

const placesSent = (sent: readonly { form: FormData | undefined }[]) =>
  sent.map(({ form }) => [form?.get('latitude'), form?.get('longitude')]);

async function againAs(change: Parameters<typeof hideAtHome>[0]) {
  await cleanup();
  leaveApp();
  return hideAtHome(change);
}

test('an exact place at the home town of one’s profile is asked about once, and what is said there is true', async () => {
  const { searches, rocks, places } = await hideAtHome();
  await expect.element(isHome).toHaveFocus();
  await expect
    .element(isHome)
    .toHaveAccessibleDescription(/Members will see it exactly, and visitors to about 300 feet\./);
  // The town is asked for without the exact place.
  expect(asked(searches)).toEqual(['q=OM%C3%81HA&near=41.3%2C-95.9']);
  expect(rocks).toEqual([]);
  await page.getByRole('button', { name: 'It is a public place' }).click();
  await expect.poll(() => placesSent(places)).toEqual([['41.256537', '-95.934']]);
  // A few metres away it is the same place.
  const again = await againAs({ latitude: '41.256538' });
  await expect.poll(() => placesSent(again.places)).toEqual([['41.256538', '-95.934']]);
  expect(asked(again.searches)).toEqual([]);
});

test.for(['Omaha, NE', 'Umanhan'])('a home in %s is asked about too', async (city) => {
  await hideAtHome({ city });
  await expect.element(isHome).toHaveFocus();
});

test('a home is made coarser, as members will see it, and so is the next rock’s', async () => {
  const { places } = await hideAtHome();
  await page.getByRole('button', { name: 'Blur it to about 300 feet' }).click();
  await expect.poll(() => placesSent(places)).toEqual([['41.257', '-95.934']]);
  const again = await againAs({ latitude: '41.256538' });
  await expect.poll(() => placesSent(again.places)).toEqual([['41.257', '-95.934']]);
});

test.for([
  ['in another town', { city: 'Lincoln' }],
  ['of a profile without a town', { city: ' ' }],
  ['that is coarse already', { latitude: '41.257' }],
] as const)('a place %s is not asked about', async ([, change]) => {
  const { places } = await hideAtHome(change);
  await expect.poll(() => places.length).toBe(1);
  await expect.element(isHome).not.toBeInTheDocument();
});

test('a first place in a national park is asked about after the home, and the rock is registered once', async () => {
  queryClient.setQueryData(groundOf({ latitude: 41.256537, longitude: -95.934 }).queryKey, {
    water: false,
    park: 'Yellowstone',
    open: null,
  });
  const { rocks, places } = await hideAtHome();
  await page.getByRole('button', { name: 'It is a public place' }).click();
  await expect.element(page.getByText(/^This place is in Yellowstone\./)).toBeVisible();
  await page.getByRole('button', { name: 'Choose another place' }).click();
  await expect.element(page.getByRole('button', { name: 'Use Current Location' })).toHaveFocus();
  await submit();
  await page.getByRole('button', { name: 'Hide it anyway' }).click();
  await expect.poll(() => places.length).toBe(1);
  expect(rocks).toHaveLength(1);
});
