import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitted, frameAround, type Frame, type Rect } from './fit.ts';
import { mostLatitude, pixelOf } from '../tiles/mercator.ts';
import { cardView, fitView, journeyView, worldView, zooms, type MapView, type PlaceView } from './views.ts';

/** A phone's map with its buttons and the credit line below them. */
const buttons: Rect = { left: 12, top: 560, right: 285, bottom: 604 };
const words: Rect = { left: 140, top: 613, right: 350, bottom: 636 };
const phone = frameAround(350, 636, [buttons, words]);

function placesToFit(view: MapView) {
  if (!('places' in view)) throw new Error('there is one place');
  return view;
}

/** A place's position in the frame. */
function seenAt({ center, zoom }: PlaceView, { width, height }: Frame, latitude: number, longitude: number) {
  const middle = pixelOf({ latitude: center[0], longitude: center[1] }, zoom);
  const at = pixelOf({ latitude, longitude }, zoom);
  return { x: at.x - middle.x + width / 2, y: at.y - middle.y + height / 2 };
}

test('a control at the bottom reduces the height, one at the side the width', () => {
  expect(phone.free).toEqual({ left: 0, top: 0, right: 350, bottom: 556 });
  const card: Rect = { left: 700, top: 10, right: 840, bottom: 600 };
  expect(frameAround(850, 700, [card]).free).toEqual({ left: 0, top: 0, right: 696, bottom: 700 });
  expect(frameAround(850, 700, [{ left: 0, top: 0, right: 0, bottom: 0 }]).free.right).toBe(850);
});

test('an element that fills the frame does not count: the map is visible once it is gone', () => {
  const all: Rect = { left: -1, top: -1, right: 351, bottom: 700 };
  expect(frameAround(350, 636, [all]).free).toEqual({ left: 0, top: 0, right: 350, bottom: 636 });
});

test('places of one country are shown at a whole zoom of the usual range', () => {
  const view = fitted(
    placesToFit(
      fitView(
        [
          { latitude: 46, longitude: 10 },
          { latitude: 49, longitude: 17 },
        ],
        worldView,
      ),
    ),
    phone,
  );
  expect(view.zoom).toBe(5);
});

test('the map of a card never zooms in closer than a town', () => {
  const view = cardView(
    [
      { latitude: 41.257, longitude: -95.934 },
      { latitude: 41.258, longitude: -95.93 },
    ],
    worldView,
  );
  expect(fitted(placesToFit(view), phone).zoom).toBe(12);
});

const latitude = fc.double({ min: -84, max: 84, noNaN: true });
const longitude = fc.double({ min: -180, max: 180, noNaN: true });
const manyPlaces = fc.array(fc.record({ latitude, longitude }), { minLength: 2, maxLength: 30 });
const frames = fc
  .record({
    width: fc.integer({ min: 220, max: 1600 }),
    height: fc.integer({ min: 170, max: 900 }),
    buttonsWide: fc.integer({ min: 180, max: 300 }),
  })
  .map(({ width, height, buttonsWide }) =>
    frameAround(width, height, [
      { left: 12, top: height - 76, right: Math.min(width, 12 + buttonsWide), bottom: height - 32 },
      { left: width - 180, top: height - 20, right: width, bottom: height },
    ]),
  );

test('every place is in the free part of any map, and at the usual zooms the map stays between the poles', () => {
  fc.assert(
    fc.property(
      manyPlaces,
      frames,
      fc.constantFrom(fitView, journeyView, cardView),
      (places, frame, viewOf) => {
        const wanted = viewOf(places, worldView);
        if (!('places' in wanted)) return;
        const view = fitted(wanted, frame);
        for (const place of places) {
          const { x, y } = seenAt(view, frame, place.latitude, place.longitude);
          expect(x).toBeGreaterThanOrEqual(frame.free.left - 1);
          expect(x).toBeLessThanOrEqual(frame.free.right + 1);
          expect(y).toBeGreaterThanOrEqual(frame.free.top - 1);
          expect(y).toBeLessThanOrEqual(frame.free.bottom + 1);
        }
        const north = seenAt(view, frame, mostLatitude, 0).y;
        const south = seenAt(view, frame, -mostLatitude, 0).y;
        const isBelow = view.zoom < zooms.least;
        const isFilled = north <= 0.5 && south >= frame.height - 0.5;
        const isCentered = Math.abs(north + south - frame.height) < 1;
        expect(isBelow || isFilled || isCentered).toBe(true);
        expect(isBelow || Number.isInteger(view.zoom)).toBe(true);
        expect(view.zoom).toBeLessThanOrEqual(wanted.mostZoom);
      },
    ),
  );
});
