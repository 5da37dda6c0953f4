// A journey is played on its map, stop by stop.
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sourceLanguage } from '../../schema/languages.ts';
import { isolated } from '../../schema/words/isolated.ts';
import { pseudoText } from '../../schema/words/pseudo.ts';
import { speak } from '../lib/speak.ts';
import { anEntry, aRock } from '../testing/make.ts';
import { stubJourneys } from '../testing/pages.ts';
import { show } from '../testing/render.tsx';
import TrackOnMapDialog from './track-on-map-dialog.tsx';

const map = page.getByRole('application', { name: 'Where Traveler has been' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const slider = page.getByRole('slider', { name: 'The journey, stop by stop' });
const stops = page.getByRole('list', { name: 'Stops, newest first' });
const markers = () => map.element().querySelectorAll('.map-marker').length;
const isTraveling = () => map.element().querySelector('[data-traveling]') !== null;
/** Numbers of the stops that the timeline marks. */
const marked = () =>
  stops
    .getByRole('button')
    .elements()
    .flatMap((line, index, { length }) => (line.ariaPressed === 'true' ? [length - index] : []));

async function openJourney(places = 4): Promise<void> {
  const hides = Array.from({ length: places }, (_, index) =>
    anEntry({
      seq: 2 * index + 1,
      longitude: -95.93 + index,
      locationName: `Park ${index + 1}`,
      notes: index === 1 ? 'Behind the fountain' : '',
    }),
  );
  const find = anEntry({ seq: 2, longitude: -95.93, actionType: 'found', notes: 'Made my Tuesday' });
  const locations = [...hides.slice(1).toReversed(), find, ...hides.slice(0, 1)];
  const rock = aRock({ name: 'Traveler', locations });
  stubJourneys([rock]);
  await show(<TrackOnMapDialog open onOpenChange={() => undefined} rock={rock} />);
  await expect.poll(() => map.query()?.querySelectorAll('.map-marker')).toHaveLength(places);
}

/** The browser of the tests prefers reduced motion. */
function allowMotion(): void {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.includes('reduced-motion') ? 'not all' : query),
  );
}

let saved: string[] = [];
beforeEach(() => {
  saved = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});
afterEach(() => void vi.restoreAllMocks());

test('Play takes the rock from stop to stop, with place, note and miles, and can be paused and dragged', async () => {
  allowMotion();
  await openJourney();
  const height = () => page.getByRole('dialog').element().getBoundingClientRect().height;
  const before = height();
  await expect.element(page.getByText('156', { exact: true })).toBeVisible();
  await button('Play').click();
  await expect.poll(isTraveling).toBe(true);
  await expect.poll(marked).toEqual([2]);
  await button('Pause').click();
  expect(markers()).toBe(2);
  expect(height()).toBe(before);
  const status = page.getByRole('status').filter({ hasText: /^Stop 2 of 4: Park 2$/ });
  await expect.element(status).toBeInTheDocument();
  await expect.element(page.getByText('Behind the fountain').first()).toBeVisible();
  await expect.element(page.getByText('156', { exact: true })).not.toBeInTheDocument();
  await slider.fill('2.5');
  await expect.poll(marked).toEqual([3]);
  await button('Play').click();
  await expect.element(page.getByText('156', { exact: true })).toBeVisible();
  await expect.poll(isTraveling).toBe(false);
  expect(markers()).toBe(4);
  await expect.element(button('Play')).toBeVisible();
});

test('with reduced motion a button and the arrow keys go from stop to stop', async () => {
  await openJourney();
  await button('First stop').click();
  for (const stop of [2, 3]) {
    await button('Next stop').click();
    await expect.poll(marked).toEqual([stop]);
    expect(markers()).toBe(stop);
  }
  (await slider.findElement()).focus();
  for (const [key, words] of [
    ['ArrowLeft', 'Stop 2 of 4: Park 2'],
    ['Home', 'Stop 1 of 4: Park 1'],
    ['ArrowRight', 'Stop 2 of 4: Park 2'],
    ['End', 'Stop 4 of 4: Park 4'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(slider).toHaveAttribute('aria-valuetext', words);
  }
  await expect.element(button('First stop')).toBeVisible();
});

test('the map and the timeline are one: a stop chosen in one is chosen in the other, with its hide and its find', async () => {
  await openJourney();
  await map.getByRole('button', { name: 'Stop 3: Park 3' }).click();
  await expect.poll(marked).toEqual([3]);
  await stops.getByRole('button', { name: 'Park 1' }).click();
  await expect.poll(marked).toEqual([1]);
  const first = stops.getByRole('listitem').nth(3);
  for (const words of [/^Hidden$/, /^Hidden by/, /^Found$/, /^Found by/, 'Made my Tuesday'])
    await expect.element(first.getByText(words)).toBeVisible();
});

test('the finished journey is saved as a picture, or a toast says why not', async () => {
  await openJourney();
  const made = vi.spyOn(URL, 'createObjectURL');
  await button('Save picture').click();
  await expect.element(page.getByText('Picture saved')).toBeVisible();
  expect(saved).toEqual([expect.stringMatching(/^traveler-journey-.*\.png$/)]);
  const [[picture] = []] = made.mock.calls;
  const { width, height } = await createImageBitmap(picture as Blob);
  const { clientWidth, clientHeight } = map.element();
  expect(width).toBeGreaterThanOrEqual(1200);
  // The map, and the rock's name and figures below.
  expect(height / width).toBeGreaterThan((clientHeight + 100) / clientWidth);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => done(null));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await button('Save picture').click();
  await expect.element(page.getByText('Picture not saved')).toBeVisible();
  expect(saved).toHaveLength(1);
});

test('in a language from right to left the picture runs so, too, and its file name stays in order', async () => {
  onTestFinished(() => speak(sourceLanguage));
  await openJourney();
  await speak('ar-XB');
  const drawn = new Map<string, [direction: string, isAtRight: boolean]>();
  const fillText = vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText');
  fillText.mockImplementation(function (this: CanvasRenderingContext2D, text, x) {
    drawn.set(text, [this.direction, x > 300]);
  });
  await button(pseudoText('Save picture')).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(drawn.get(isolated('Traveler'))).toEqual(['rtl', true]);
  await expect.element(page.getByText(/\u2066[^\u2069]+\u2069/).first()).toBeVisible();
});

test('a journey of one stop has nothing to play', async () => {
  await openJourney(1);
  await expect.element(stops.getByRole('button', { name: 'Park 1' })).toBeVisible();
  await expect.element(slider).not.toBeInTheDocument();
  await expect.element(button('First stop')).not.toBeInTheDocument();
});
