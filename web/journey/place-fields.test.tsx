// Where a rock is: by the device, by the pin on the map, and by hand.
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { queryClient } from '../query-client.ts';
import { api } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { groundOf } from './ground-query.ts';
import PinMap from './pin-map.tsx';
import { PlaceFields, type TypedPlace } from './place-fields.tsx';

const here = { latitude: 37.7816, longitude: -122.394 };
const town = { town: 'San Francisco', state: 'California', country: 'US' };

const locate = page.getByRole('button', { name: 'Use Current Location' });
const name = page.getByLabelText('Location Name');
const latitude = page.getByLabelText('Latitude');
const longitude = page.getByLabelText('Longitude');
const map = page.getByRole('application', { name: /^Map to place the pin/ });
const pin = page.getByLabelText(/^Pin: arrow keys move it/);

beforeEach(() => {
  api.stub('GET /places/around', [town]);
  vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((onFix) => {
    // Only the fields that the code reads; a page cannot construct the real object.
    onFix({ coords: here } as GeolocationPosition);
  });
});
afterEach(() => vi.restoreAllMocks());

function Form({ locatesAtOnce = false }) {
  const [place, setPlace] = useState<TypedPlace>({ latitude: '', longitude: '', locationName: '' });
  return (
    <PlaceFields
      place={place}
      onChange={(change) => setPlace((before) => ({ ...before, ...change }))}
      locatesAtOnce={locatesAtOnce}
    />
  );
}

test('the device’s position puts the pin there and names the place, as the pin does when it moves', async () => {
  queryClient.setQueryData(groundOf(here).queryKey, { water: false, park: null, open: 'South Park' });
  await show(<Form />, aMember());
  await expect.element(latitude).not.toBeVisible();
  await locate.click();
  await expect.element(name).toHaveValue('South Park, San Francisco, California');
  (await pin.findElement()).focus();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(name).toHaveValue('San Francisco, California');
  await expect.element(pin).toHaveFocus();
  await page.getByText('Enter by hand').click();
  const moved = Number(((await latitude.findElement()) as HTMLInputElement).value);
  expect(moved).toBeGreaterThan(here.latitude);
  expect(moved).toBeLessThan(here.latitude + 0.001);
  await expect.element(longitude).toHaveValue(expect.stringMatching(/^-122\.39(4|39)/));
});

test('a name that was typed stays', async () => {
  await show(<Form locatesAtOnce />, aMember());
  await expect.element(name).toHaveValue('San Francisco, California');
  await name.fill('The old pier');
  (await pin.findElement()).focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await page.getByText('Enter by hand').click();
  await expect.element(longitude).not.toHaveValue('-122.394');
  await expect.element(name).toHaveValue('The old pier');
});

/** The town is found only after the cursor has gone into the field. */
async function nameArrivesWhileInField(): Promise<void> {
  const slow = Promise.withResolvers<[typeof town]>();
  const asked = api.stub('GET /places/around', slow.promise);
  queryClient.setQueryData(groundOf(here).queryKey, { water: false, park: null, open: null });
  await show(<Form locatesAtOnce />, aMember());
  await expect.poll(() => asked).toHaveLength(1);
  await name.click();
  slow.resolve([town]);
  await expect.poll(() => queryClient.isFetching()).toBe(0);
}

test('a name that arrives while the cursor is in the field waits, and never mixes with what is typed', async () => {
  await nameArrivesWhileInField();
  await userEvent.keyboard('By the well');
  await expect.element(name).toHaveValue('By the well');
  await userEvent.tab();
  await expect.element(name).toHaveValue('By the well');
  await name.clear();
  await userEvent.tab();
  await locate.click();
  await expect.element(name).toHaveValue('San Francisco, California');
});

test('a name that arrives while the cursor is in the empty field is there once it has left', async () => {
  await nameArrivesWhileInField();
  await expect.element(name).toHaveValue('');
  await userEvent.tab();
  await expect.element(name).toHaveValue('San Francisco, California');
});

test('a place that is typed by hand is named too, unless a name was typed', async () => {
  await show(<Form locatesAtOnce />, aMember());
  await expect.element(name).toHaveValue('San Francisco, California');
  api.stub('GET /places/around', [{ town: 'Omaha', state: 'Nebraska', country: 'US' }]);
  await page.getByText('Enter by hand').click();
  await latitude.fill('41.26, -95.94');
  await userEvent.tab();
  await expect.element(name).toHaveValue('Omaha, Nebraska');
  await name.fill('The old pier');
  await latitude.fill('41.3');
  await userEvent.tab();
  await expect.element(pin).toBeVisible();
  await expect.element(name).toHaveValue('The old pier');
});

test('without a name of the place the field stays empty', async () => {
  api.stub('GET /places/around', [null]);
  await show(<Form locatesAtOnce />, aMember());
  await expect.element(pin).toBeVisible();
  await expect.element(name).toHaveValue('');
});

test('a pair is split between the fields, also with decimal commas', async () => {
  await show(<Form />, aMember());
  await page.getByText('Enter by hand').click();
  await latitude.fill('37,5');
  await userEvent.tab();
  await expect.element(latitude).toHaveValue('37.5');
  await latitude.fill('37,7816 -122,394');
  await userEvent.tab();
  await expect.element(latitude).toHaveValue('37.7816');
  await expect.element(longitude).toHaveValue('-122.394');
  await expect.element(pin).toBeVisible();
});

test('the map opens at the town of the profile', async () => {
  const cities = [
    { kind: 'town', id: 1, name: 'Springfield', otherName: null, state: 'Missouri', country: 'US' },
    { kind: 'town', id: 2, name: 'Springfield', otherName: null, state: 'Illinois', country: 'US' },
  ] as const;
  const places = cities.map((city, index) => ({ ...city, latitude: 37 + index * 3, longitude: -90 }));
  const asked = api.stub('GET /places', places);
  await show(<Form />, aMember({ city: 'Springfield', state: 'Illinois' }));
  await expect.poll(() => asked).toHaveLength(1);
  (await map.findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(latitude).toHaveValue(expect.stringMatching(/^(40$|39\.99|40\.00)/));
});

test('a tap far out puts the pin and shows it closer; beyond the date line the longitude is still one', async () => {
  const moves: { latitude: number; longitude: number }[] = [];
  await show(
    <PinMap
      at={null}
      around={{ latitude: -16.8, longitude: 179.999 }}
      onMove={(to) => void moves.push(to)}
      className="h-56"
    />,
  );
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await expect.element(map).toBeVisible();
  const { width } = (await map.findElement()).getBoundingClientRect();
  await map.click({ position: { x: width - 20, y: 100 } });
  await expect.poll(() => moves).toHaveLength(1);
  expect(moves[0]?.longitude).toBeLessThan(-179);
  await map.click({ position: { x: width - 20, y: 100 } });
  await expect.poll(() => moves).toHaveLength(2);
  const apart = Math.abs((moves[1]?.longitude ?? 0) - (moves[0]?.longitude ?? 0));
  // From a zoom at which that was hundreds of times as far.
  expect(apart).toBeLessThan(0.05);
});
