// The 'Track on Map' dialog shows every stop of a journey, anywhere on earth.
import { expect, test } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { JourneyEntry } from '../../schema/journey.ts';
import { anEntry, aRock } from '../testing/make.ts';
import { stubJourneys } from '../testing/pages.ts';
import { show } from '../testing/render.tsx';
import TrackOnMapDialog from './track-on-map-dialog.tsx';

const journeys: Record<string, readonly [latitude: number, longitude: number][]> = {
  'around the world': [
    [41.26, -95.93],
    [51.5, -0.12],
    [35.68, 139.69],
    [-36.85, 174.76],
    [21.31, -157.86],
    [64.15, -21.94],
    [-54.8, -68.3],
  ],
  'from pole to pole': [
    [78.2, 15.6],
    [59.3, 18.1],
    [41.9, 12.5],
    [-33.9, 18.4],
    [-54.4, 3.4],
  ],
  'over the date line': [
    [-18.14, 178.44],
    [-13.83, -171.77],
    [-21.14, -175.2],
    [-17.75, 168.3],
  ],
  'in one town': [
    [41.26, -95.93],
    [41.27, -95.95],
    [41.25, -95.92],
  ],
};

const entriesOf = (places: readonly [number, number][]): JourneyEntry[] =>
  places.map(([latitude, longitude], index) => anEntry({ seq: index + 1, latitude, longitude })).toReversed();

const map = page.getByRole('application', { name: 'Where Traveler has been' });
const controls = page.getByRole('group', { name: 'Map view' });

/** The numbers of the stops that are outside the map or covered by its controls. */
function unseen(): number[] {
  const frame = map.element().getBoundingClientRect();
  const over = map
    .element()
    .parentElement?.querySelectorAll('[aria-label="Map view"] button, a[href*="openstreetmap"]');
  const covers = Array.from(over ?? [], (one) => one.getBoundingClientRect());
  expect(covers.length).toBeGreaterThan(4);
  /** The radius of a stop's dot in pixels. */
  const dot = 10;
  return [...map.element().querySelectorAll('.map-marker')].flatMap((marker, index) => {
    const box = marker.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const isIn = ({ left, right, top, bottom }: DOMRect, margin: number) =>
      x + margin > left && x - margin < right && y + margin > top && y - margin < bottom;
    return isIn(frame, -dot) && !covers.some((cover) => isIn(cover, dot)) ? [] : [index + 1];
  });
}

test.for(
  Object.entries(journeys).flatMap(([journey, places]) =>
    (
      [
        [390, 844],
        [1280, 900],
      ] as const
    ).map(([width, height]) => ({ journey, places, width, height })),
  ),
)(
  'Track on Map shows every stop uncovered: $journey, $width pixels wide',
  async ({ places, width, height }) => {
    await page.viewport(width, height);
    const rock = aRock({ name: 'Traveler', locations: entriesOf(places) });
    stubJourneys([rock]);
    await show(<TrackOnMapDialog open onOpenChange={() => undefined} rock={rock} />);
    await expect.poll(() => map.query()?.querySelectorAll('.map-marker')).toHaveLength(places.length);
    await expect.poll(unseen).toEqual([]);
    await page.getByRole('button', { name: 'World' }).click();
    await page.getByRole('button', { name: 'Fit All' }).click();
    await expect.poll(unseen).toEqual([]);
  },
);

test('stops at one place stand apart with the rock at the newest, and a pile shows its stops one by one', async () => {
  await page.viewport(1280, 900);
  const pond: [number, number] = [41.26, -95.93];
  const rock = aRock({ name: 'Traveler', locations: entriesOf(Array.from({ length: 12 }, () => pond)) });
  stubJourneys([rock]);
  await show(<TrackOnMapDialog open onOpenChange={() => undefined} rock={rock} />);
  const stop = (number: number) => map.getByRole('button', { name: `Stop ${number}: Elmwood Park` });
  for (const number of [12, 11, 10, 9, 8, 7, 6]) {
    const box = (await stop(number).findElement()).getBoundingClientRect();
    expect(Math.round(Math.min(box.width, box.height))).toBeGreaterThanOrEqual(44);
    // Nothing covers its middle.
    const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    expect(top?.closest('.map-marker')).toBe(stop(number).element());
  }
  await expect.element(stop(5)).not.toBeInTheDocument();
  expect(map.element().querySelectorAll('.map-marker .aspect-square')).not.toHaveLength(0);
  const pile = map.getByRole('button', { name: '5 stops close together' });
  for (const chosen of [5, 4, 3]) {
    (await pile.findElement()).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(stop(chosen)).toBeVisible();
    const line = page
      .getByRole('list', { name: 'Stops, newest first' })
      .getByRole('button')
      .nth(12 - chosen);
    await expect.element(line).toHaveAttribute('aria-pressed', 'true');
  }
});

test('in a language from right to left the stops stand at the same places', async () => {
  await page.viewport(1280, 900);
  const rock = aRock({ name: 'Traveler', locations: entriesOf(journeys['around the world'] ?? []) });
  stubJourneys([rock]);
  await show(<TrackOnMapDialog open onOpenChange={() => undefined} rock={rock} />);
  const stops = () => {
    const { left } = map.element().getBoundingClientRect();
    return Array.from(map.element().querySelectorAll('.map-marker'), (stop) =>
      Math.round(stop.getBoundingClientRect().left - left),
    );
  };
  await expect.poll(() => map.query() && stops()).toHaveLength(7);
  const before = stops();
  (await map.findElement()).setAttribute('dir', 'rtl');
  expect(stops()).toEqual(before);
});

test('the buttons of the narrowest map are in one row', async () => {
  await page.viewport(320, 800);
  stubJourneys([]);
  await show(<TrackOnMapDialog open onOpenChange={() => undefined} rock={aRock({ name: 'Traveler' })} />);
  const box = async (part: Locator) => (await part.findElement()).getBoundingClientRect();
  const last = await box(controls.getByRole('button', { name: 'World' }));
  expect(last.right).toBeLessThan((await box(map)).right);
  expect((await box(controls)).height).toBeLessThan(50);
});
