// 'Near me' with a position that the test moves.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { MapView } from '../../../schema/map.ts';
import { api, noConnection } from '../../testing/api.ts';
import { aMember } from '../../testing/make.ts';
import { openApp } from '../../testing/render.tsx';

const rock = { latitude: 41.25, longitude: -95.93 };
const answer: MapView = {
  bbox: [-96, 41, -95, 42],
  clusters: [],
  rocks: ['near', 'second', 'third', 'fourth', 'fifth'].map((id, index) => ({
    id,
    latitude: rock.latitude + index * 0.002,
    longitude: rock.longitude,
    locationName: '',
    actionType: 'hidden',
    createdAt: '2026-11-02T12:00:00.000Z',
    timesFound: 0,
    rock: null,
  })),
  isCut: false,
};

let watching = new Map<
  number,
  { onFix: PositionCallback; onError: PositionErrorCallback | null | undefined }
>();
/** Stands this many metres south of the rock. */
const stand = (metres: number, accuracy = 8) => {
  const coords = { ...rock, latitude: rock.latitude - metres / 111_195, accuracy };
  // Only the fields that the code reads; a page cannot construct the real objects.
  for (const { onFix } of watching.values()) onFix({ coords, timestamp: Date.now() } as GeolocationPosition);
};
const fail = (code: number) => {
  for (const { onError } of watching.values()) onError?.({ code } as GeolocationPositionError);
};

beforeEach(() => {
  watching = new Map();
  let last = 0;
  vi.spyOn(navigator.geolocation, 'watchPosition').mockImplementation((onFix, onError) => {
    watching.set(++last, { onFix, onError });
    return last;
  });
  vi.spyOn(navigator.geolocation, 'clearWatch').mockImplementation((id) => void watching.delete(id));
  api.stub('GET /stats', { totalRocks: 3, activeCountries: 1, totalUsers: 2, totalDistance: 5 });
  api.stub('GET /rocks/counts', { notHiddenCount: 1 });
  api.stub('GET /map', answer);
});
afterEach(() => vi.restoreAllMocks());

const panel = page.getByRole('region', { name: 'Near me' });
const button = (name: string | RegExp) => page.getByRole('button', { name });
const start = async () => {
  await button('Near me').click();
  await vi.waitFor(() => expect(watching.size).toBe(1));
};
const fullDots = () => panel.element().querySelectorAll('[data-full="true"]').length;

test('a member walks to a rock: the distance shrinks, the ring fills, and the label’s Rock ID is the way to the find', async () => {
  await openApp('/explore-map', aMember());
  await start();
  await expect.element(panel.getByRole('heading', { name: 'Near me' })).toHaveFocus();
  await expect.element(panel.getByText('Finding where you are...')).toBeVisible();
  stand(400);
  await expect.element(panel.getByText(/It is known to ± 30 feet\.$/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^0\.2 miles north/ })).toBeVisible();
  await panel.getByRole('button', { name: /^0\.2 miles north/ }).click();
  await expect.element(panel.getByRole('heading', { name: 'A hidden rock' })).toHaveFocus();
  expect(fullDots()).toBe(0);
  stand(155);
  await expect.element(panel.getByText('510 feet', { exact: true })).not.toBeInTheDocument();
  await expect.element(panel.getByText('500 feet', { exact: true })).toBeVisible();
  expect(fullDots()).toBe(12);
  await expect.element(panel.getByText('Up is north.')).toBeVisible();
  dispatchEvent(new DeviceOrientationEvent('deviceorientationabsolute', { absolute: true, alpha: 90 }));
  await expect.element(panel.getByText('The arrow turns with your phone.')).toBeVisible();
  stand(155, 900);
  await expect.element(panel.getByText(/too rough for an arrow/)).toBeVisible();
  stand(6);
  await expect.element(panel.getByText('You are about there. Look around.').first()).toBeVisible();
  expect(fullDots()).toBe(24);
  await expect
    .element(panel.getByRole('link', { name: 'Enter the Rock ID' }))
    .toHaveAttribute('href', '/nfc-scan');
  await userEvent.keyboard('{Escape}');
  await expect.element(panel.getByRole('button', { name: /^20 feet north/ })).toHaveFocus();
});

test('a visitor has arrived where the rock may be, and a refused position names the alternative and loses nothing', async () => {
  await openApp('/explore-map');
  await start();
  // From a broken device.
  stand(NaN);
  await expect.element(panel.getByText('Location Unavailable')).toBeVisible();
  stand(60);
  await panel.getByRole('button', { name: /^200 feet north/ }).click();
  await expect.element(panel.getByText('You are about there. Look around.').first()).toBeVisible();
  await button('All rocks near me').click();
  fail(3);
  await expect.element(panel.getByText('Location Timed Out')).toBeVisible();
  await expect.element(panel.getByText(/or move the map to the place by hand\.$/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^200 feet north/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect.element(panel.getByText('Location Timed Out')).not.toBeInTheDocument();
  fail(1);
  await expect.element(panel.getByText('Location Permission Denied')).toBeVisible();
  await button('Stop').click();
  await expect.element(button('Near me')).toHaveFocus();
  expect(watching.size).toBe(0);
});

test('without a network the last list stays, with new distances, and the watch rests while the page is hidden', async () => {
  await openApp('/explore-map', aMember());
  await start();
  stand(400);
  await expect.element(panel.getByRole('button', { name: /^0\.2 miles north/ })).toBeVisible();
  api.stub('GET /map', noConnection);
  stand(40_000);
  await expect.element(panel.getByText(/This is the last list\.$/)).toBeVisible();
  await expect.element(panel.getByRole('button', { name: /^25 miles north/ }).first()).toBeVisible();

  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(watching.size).toBe(0);
  isHidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(watching.size).toBe(1);
});
