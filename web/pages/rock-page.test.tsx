// The page of a rock in the app: what it shows to whom, and what can be done there.
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PageStop } from '../../schema/rock-page.ts';
import { queryClient } from '../query-client.ts';
import { rockPage } from '../rocks/rock-page.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aComment, aMember, aNeighbour, aPhoto, aRockPage } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';

afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'share');
});

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

async function open(rock = aRockPage(), member: ReturnType<typeof aMember> | null = null) {
  const asked = api.stub('GET /rocks/:id/page', rock);
  await openApp(`/rocks/${rock.id}`, member);
  await expect.element(heading(rock.name)).toBeVisible();
  return asked;
}

test('it shows the rock, its figures and its stops by town and day, and its name is in the tab', async () => {
  await open(aRockPage({ name: 'Juniper', description: 'A sun' }));
  await expect.poll(() => document.title).toBe('Juniper · Rockabout');
  for (const words of ['near Suva, Fiji', 'From Omaha, Nebraska to Suva, Fiji', 'Jun 2, 2026', 'A sun'])
    await expect.element(page.getByText(words, { exact: true })).toBeVisible();
  await expect.element(page.getByRole('listitem').filter({ hasText: '6,818 miles' })).toBeVisible();
});

test('a name and words that run from right to left begin at the same edge as the page', async () => {
  const [name, description] = ['אבן קטנה', 'שמש ליום אפור'];
  await open(aRockPage({ name, description }));
  const startOf = (text: ReturnType<typeof heading>) =>
    Math.round(text.element().querySelector('bdi')?.getBoundingClientRect().left ?? NaN);
  const words = page.getByRole('paragraph').filter({ hasText: description });
  expect(startOf(words)).toBe(startOf(heading(name)));
});

test('the lines of finders and the painter’s thanks are told, and a masked Rock ID is named', async () => {
  const rock = aRockPage();
  const [newest, found, ...rest] = rock.stops;
  if (!newest || !found) throw new Error('there are no stops');
  await open({ ...rock, stops: [newest, { ...found, line: 'Under ••• moss', thanks: 'How kind' }, ...rest] });
  await expect.element(page.getByText('hidden Rock ID')).toBeInTheDocument();
  await expect.element(page.getByText('How kind')).toBeVisible();
});

test('a long journey is folded, and says what is not listed', async () => {
  const rock = aRockPage({ olderStops: 12 });
  const [newest] = rock.stops;
  if (!newest) throw new Error('there are no stops');
  const stops = Array.from({ length: 50 }, (_, i) => ({ ...newest, seq: 62 - i }));
  await open({ ...rock, stops });
  const list = page.getByRole('list', { name: 'Stops, newest first' });
  expect(list.first().element().children).toHaveLength(12);
  await expect.element(page.getByText('12 older stops are not listed here.')).toBeVisible();
  await page.getByText('Show 38 earlier stops').click();
  await expect.element(list.nth(1)).toBeVisible();
});

test.for([
  [0, 2],
  [9, 3],
] as const)('with %d older stops, %d of three have dots that lead on', async ([olderStops, dotted]) => {
  await open(aRockPage({ olderStops }));
  const stops = [...page.getByRole('list', { name: 'Stops, newest first' }).element().children];
  const withDots = stops.filter((stop) => stop.querySelector('.dot-line-down'));
  expect(withDots).toEqual(stops.slice(0, dotted));
});

test('Play shows the journey on a map, from town to town', async () => {
  await open();
  await page.getByRole('button', { name: 'Play' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Track Juniper on Map' })).toBeVisible();
  await expect.element(page.getByRole('application', { name: 'Where Juniper has been' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: /^(Pause|Play|Next stop|First stop)$/ }))
    .toBeVisible();
});

test('a rock that stayed in one town has nothing to play', async () => {
  const rock = aRockPage();
  await open({ ...rock, stops: rock.stops.slice(1) });
  await expect.element(page.getByRole('heading', { name: 'Its journey' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Play' })).not.toBeInTheDocument();
});

test('its link is shared by the device, and copied where the device cannot', async () => {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const rock = aRockPage();
  await open(rock);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.element(page.getByText('Rock link copied')).toBeVisible();
  expect(copied).toEqual([`${location.origin}/rocks/${rock.id}`]);
  const shared: unknown[] = [];
  const sheet = async (sent: ShareData) => void shared.push(sent.url);
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect.poll(() => shared).toEqual(copied);
});

test('a member says something, and it appears', async () => {
  const rock = aRockPage();
  await open(rock, aMember());
  const comment = {
    id: 'c',
    interactionType: 'comment' as const,
    content: 'So pretty',
    user: null,
    createdAt: '2026-06-03T10:00:00.000Z',
  };
  api.stub('POST /rocks/:id/interactions', comment);
  api.stub('GET /rocks/:id/page', { ...rock, comments: [comment], commentCount: 1 });
  await userEvent.fill(page.getByRole('textbox', { name: 'Your comment' }), 'So pretty');
  await page.getByRole('button', { name: 'Post' }).click();
  await expect.element(page.getByRole('article').filter({ hasText: 'So pretty' })).toBeVisible();
});

test('a member follows the rock by its star, which has a word', async () => {
  const rock = aRockPage({ painter: { ...aNeighbour(), id: 'somebody-else' } });
  api.stub('GET /user/follows', { ids: [] });
  const sent = api.stub('PUT /rocks/:id/follow', { isFollowed: true });
  await open(rock, aMember());
  const star = page.getByRole('button', { name: /^Follow(ing)? Juniper$/ });
  await expect.element(star).toBeVisible();
  expect(star.element().textContent).toBe('Follow');
  await star.click();
  await expect.element(star).toHaveAttribute('aria-pressed', 'true');
  expect(star.element().textContent).toBe('Following');
  expect(sent.map(({ param }) => param['id'])).toEqual([rock.id]);
});

test('a visitor signs in to say something or to follow, and is led back', async () => {
  const rock = aRockPage();
  await open(rock);
  for (const name of ['Sign in to say something', 'Follow'])
    await expect
      .element(page.getByRole('link', { name, exact: true }))
      .toHaveAttribute('href', `/api/login?returnTo=${encodeURIComponent(`/rocks/${rock.id}`)}`);
  expect(
    page.getByRole('link', { name: 'Follow', exact: true }).element().querySelector('svg'),
  ).not.toBeNull();
});

test('the page of members leads a visitor to the sign-in', async () => {
  api.stub('GET /rocks/:id/page', { isForMembers: true });
  await openApp('/rocks/aaaaaaaaaaaaaaaa');
  await expect.element(heading('This rock is for members')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Join or sign in' }))
    .toHaveAttribute('href', '/api/login?returnTo=%2Frocks%2Faaaaaaaaaaaaaaaa');
});

test('a rock without a page says so, and offers to enter an ID', async () => {
  api.stub('GET /rocks/:id/page', refused(404, 'Rock not found'));
  await openApp('/rocks/aaaaaaaaaaaaaaaa');
  await expect.element(heading('This rock has no page here')).toBeVisible();
  await expect.element(page.getByRole('main').getByRole('link', { name: 'Enter a Rock ID' })).toBeVisible();
});

test('without a connection it can be tried again', async () => {
  const rock = aRockPage();
  api.stub('GET /rocks/:id/page', noConnection);
  await openApp(`/rocks/${rock.id.toUpperCase()}`);
  const retry = page.getByRole('button', { name: /again/i });
  await expect.element(retry).toBeVisible();
  const asked = api.stub('GET /rocks/:id/page', rock);
  await retry.click();
  await expect.element(heading(rock.name)).toBeVisible();
  expect(asked.map(({ param }) => param['id'])).toEqual([rock.id]);
});

test('sightings are dots by town and day, and its painter removes one that is not true', async () => {
  const [suva] = aRockPage().stops;
  const seen = [
    { id: 'new', seq: 3, near: suva?.near ?? null, day: '2026-06-05' },
    { id: 'old', seq: 1, near: null, day: '2026-05-31' },
  ];
  const asked = await open(aRockPage({ sightings: seen, isOwn: true, painter: aNeighbour() }), aMember());
  await expect.element(page.getByText('Seen and left near Suva, Fiji')).toBeVisible();
  const order = page.getByRole('list', { name: 'Stops, newest first' }).element().textContent;
  expect(order).toMatch(/Suva, Fiji.*Jun 5.*Suva, Fiji.*Jun 2.*Found.*Seen and left.*May 31/);
  const removed = api.stub('DELETE /rocks/:id/sightings/:sightingId', { removed: true });
  await page.getByRole('button', { name: 'Remove: Jun 5, 2026' }).click();
  await expect.element(page.getByText('The sighting was removed')).toBeVisible();
  expect(removed.map(({ param }) => param['sightingId'])).toEqual(['new']);
  await expect.poll(() => asked.length).toBe(2);
});

const justSeen = [{ id: 'new', seq: 3, near: null, day: '2026-06-05' }];

test('nobody but its painter can remove a sighting', async () => {
  await open(aRockPage({ sightings: justSeen }), aMember());
  await expect.element(page.getByText('Seen and left', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Remove/ })).not.toBeInTheDocument();
});

test('a sighting that could not be removed stays, and a message says so', async () => {
  api.stub('DELETE /rocks/:id/sightings/:sightingId', noConnection);
  await open(aRockPage({ sightings: justSeen, isOwn: true }), aMember());
  await page.getByRole('button', { name: 'Remove: Jun 5, 2026' }).click();
  await expect.element(page.getByText('The sighting could not be removed')).toBeVisible();
  await expect.element(page.getByText('Seen and left', { exact: true })).toBeVisible();
});

/** An own rock whose finder is somebody else. */
function foundByHazel(changes: Partial<PageStop> = {}) {
  const [newest, found, first] = aRockPage().stops;
  if (!newest || !found || !first) throw new Error('there are no stops');
  const painter = aNeighbour({ id: 'painter' });
  const hazel = aNeighbour({ id: 'hazel', username: 'Hazel' });
  const stops = [
    { ...newest, user: hazel },
    { ...found, user: hazel, ...changes },
    { ...first, user: painter },
  ];
  return aRockPage({ painter, stops, isOwn: true });
}

const sayThanks = page.getByRole('button', { name: 'Say thanks to Hazel', exact: true });

test('its painter thanks a finder there, and the thanks stay', async () => {
  const rock = foundByHazel();
  await open(rock, aMember({ id: 'painter' }));
  const sent = api.stub('PUT /rocks/:id/journey/:seq/thanks', { line: '' });
  await sayThanks.click();
  const said = page.getByText('You said thanks');
  await expect.element(said).toHaveFocus();
  expect(sent.map(({ param }) => [param['id'], param['seq']])).toEqual([[rock.id, '2']]);
  expect(queryClient.getQueryState(rockPage(rock.id).queryKey)?.isInvalidated).toBe(true);
});

test.for([
  ['others', { ...foundByHazel(), isOwn: false }],
  ['its painter once they are said', foundByHazel({ thanks: 'How kind' })],
  ['its painter for their own find', foundByHazel({ user: aNeighbour({ id: 'painter' }) })],
] as const)('thanks cannot be said by %s', async ([, rock]) => {
  await open(rock, aMember({ id: 'painter' }));
  await expect.element(page.getByRole('textbox', { name: 'Your comment' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: /^Say thanks/ })).not.toBeInTheDocument();
});

const itsMenu = page.getByRole('button', { name: 'More about Juniper' });
const reportButtons = page.getByRole('button', { name: /^Report/ });

/** A rock with a photo, a line of its finder, and a comment, all by others. */
function talkedAbout() {
  const { stops, ...rock } = foundByHazel({ line: 'Under the moss' });
  const comments = [aComment({ user: aNeighbour({ username: 'Cy' }) })];
  return { ...rock, stops, comments, commentCount: 1, imageUrl: aPhoto, isOwn: false };
}

test('a member reports the rock, its photo, words at a stop, and a comment', async () => {
  const rock = talkedAbout();
  const sent = api.stub('POST /reports', { subject: 'rock', subjectId: rock.id });
  await open(rock, aMember());
  const send = async (title: string, also?: string) => {
    const dialog = page.getByRole('dialog', { name: title });
    if (also) await dialog.getByRole('radio', { name: also }).click();
    await dialog.getByRole('radio', { name: 'It is advertising' }).click();
    await dialog.getByRole('button', { name: 'Send' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  };
  for (const [item, title] of [
    ['Report this rock', 'Report Juniper'],
    ['Report this photo', 'Report the photo of Juniper'],
  ] as const) {
    await itsMenu.click();
    await page.getByRole('menuitem', { name: item }).click();
    await send(title);
  }
  await page.getByRole('button', { name: 'Report words at this find by Hazel' }).click();
  await send('Report words at this entry', 'What the finder said');
  await page.getByRole('button', { name: 'Report the comment by Cy' }).click();
  await send('Report this comment', 'The comment');
  expect(sent.map(({ json }) => json)).toMatchObject([
    { subject: 'rock', subjectId: rock.id },
    { subject: 'photo', subjectId: rock.id },
    { subject: 'line', subjectId: `${rock.id}.2` },
    { subject: 'comment', subjectId: rock.comments[0]?.id },
  ]);
});

test('its painter can report the words of others, but neither the rock nor their own words', async () => {
  await open({ ...talkedAbout(), isOwn: true }, aMember({ id: 'painter' }));
  await expect.element(page.getByRole('button', { name: 'Report the comment by Cy' })).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Report words at this find by Hazel' }))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: /hide by bea/ })).not.toBeInTheDocument();
  await expect.element(itsMenu).not.toBeInTheDocument();
});

test('visitors report nothing', async () => {
  await open(talkedAbout());
  await expect.element(page.getByText('Under the moss')).toBeVisible();
  for (const button of [itsMenu, reportButtons]) await expect.element(button).not.toBeInTheDocument();
});

test('there is nothing to report at a stop of somebody without a name who said nothing', async () => {
  const rock = talkedAbout();
  const nameless = aNeighbour({ username: '', firstName: '', lastName: '' });
  const stops = rock.stops.map(({ line: _, ...stop }) => ({ ...stop, user: nameless }));
  await open({ ...rock, stops }, aMember());
  await expect.element(page.getByRole('button', { name: 'Report the comment by Cy' })).toBeVisible();
  expect(reportButtons.elements()).toHaveLength(1);
});

test('a link to the journey leads there once the rock has come', async () => {
  api.stub('GET /rocks/:id/page', aRockPage({ description: 'Long. '.repeat(2000) }));
  await openApp('/rocks/aaaaaaaaaaaaaaaa#journey');
  await expect.element(page.getByRole('heading', { name: 'Its journey' })).toBeInViewport();
});

const asksWhoFound = page.getByRole('heading', { name: 'Have you found it?' });

test.for([
  ['members', 'Only members see this page.'],
  ['hidden', 'Only you see this page.'],
] as const)('its painter reads who sees it: %s', async ([audience, words]) => {
  await open(aRockPage({ audience, isOwn: true }), aMember());
  await expect.element(page.getByText(words)).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Change', exact: true }))
    .toHaveAttribute('href', '/my-rocks');
  await expect.element(asksWhoFound).not.toBeInTheDocument();
});

test.for([
  ['to other members', aRockPage({ audience: 'members' }), true],
  ['if everybody does', aRockPage({ isOwn: true }), false],
] as const)('nothing says who sees it %s', async ([, rock, isAsked]) => {
  await open(rock, aMember());
  await expect.element(page.getByText(/see this page/)).not.toBeInTheDocument();
  expect(asksWhoFound.elements()).toHaveLength(isAsked ? 1 : 0);
});

test('whoever has the rock is not asked whether they found it', async () => {
  await open(aRockPage({ status: 'found', stops: foundByHazel().stops.slice(1) }), aMember({ id: 'hazel' }));
  await expect.element(asksWhoFound).not.toBeInTheDocument();
});
