import { expect, test } from 'vitest';
import { currentPosition, PositionError, type Instead } from './geolocation.ts';

const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';
const safari =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

const denied = 1;
const unavailable = 2;
const timedOut = 3;

/** A device that returns these answers in order: a position or an error code. */
function deviceWith(userAgent: string, ...answers: ([number, number] | number)[]) {
  const asked: (PositionOptions | undefined)[] = [];
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onPlace, onFailure, options) => {
    asked.push(options);
    const answer = answers.shift();
    // Only the fields that the code reads; a page cannot construct the real objects.
    if (Array.isArray(answer)) {
      onPlace({ coords: { latitude: answer[0], longitude: answer[1] } } as GeolocationPosition);
    } else onFailure?.({ code: answer } as GeolocationPositionError);
  };
  return { device: { geolocation: { getCurrentPosition }, userAgent }, asked };
}

async function failureOf(asking: Promise<unknown>): Promise<PositionError> {
  const failure: unknown = await asking.catch((error: unknown) => error);
  if (failure instanceof PositionError) return failure;
  throw new Error('there was no PositionError');
}

test('a position has six decimals, and a minute-old one will do', async () => {
  const { device, asked } = deviceWith(chrome, [41.25653712, -95.93450349]);
  expect(await currentPosition('coordinates', device)).toEqual({
    latitude: 41.256537,
    longitude: -95.934503,
  });
  expect(asked).toEqual([{ timeout: 30_000, maximumAge: 60_000, enableHighAccuracy: false }]);
});

test.each([
  [NaN, 0],
  [91, 0],
  [0, 999],
])('%d, %d is no position', async (latitude, longitude) => {
  const { device } = deviceWith(chrome, [latitude, longitude]);
  expect((await failureOf(currentPosition('coordinates', device))).title).toBe('Location Unavailable');
});

test('minus zero becomes zero', async () => {
  const { device } = deviceWith(chrome, [-0.00000001, 10]);
  expect((await currentPosition('coordinates', device)).latitude).toBe(0);
});

test.each([unavailable, timedOut])(
  'Safari gets a second, high-accuracy request after error %i',
  async (code) => {
    const { device, asked } = deviceWith(safari, code, [1, 2]);
    expect(await currentPosition('coordinates', device)).toEqual({ latitude: 1, longitude: 2 });
    expect(asked[1]).toEqual({ timeout: 60_000, maximumAge: 0, enableHighAccuracy: true });
  },
);

test('a denied permission is not requested again', async () => {
  const { device, asked } = deviceWith(safari, denied);
  expect((await failureOf(currentPosition('coordinates', device))).title).toBe('Location Permission Denied');
  expect(asked).toHaveLength(1);
});

test('other browsers get one request', async () => {
  const { device, asked } = deviceWith(chrome, timedOut);
  expect((await failureOf(currentPosition('coordinates', device))).title).toBe('Location Timed Out');
  expect(asked).toHaveLength(1);
});

test('the hint for a refusal fits the device', async () => {
  const hint = async (userAgent: string) =>
    (await failureOf(currentPosition('coordinates', deviceWith(userAgent, denied).device))).description;
  expect(await hint(iphone)).toContain('On iPhone or iPad');
  expect(await hint(safari)).toContain('In Safari');
  expect(await hint(chrome)).not.toMatch(/Safari|iPhone/);
});

const allFailures = (instead: Instead) =>
  Promise.all([
    failureOf(currentPosition(instead, { geolocation: undefined, userAgent: chrome })),
    ...[denied, unavailable, timedOut].flatMap((code) =>
      [chrome, safari, iphone].map((userAgent) =>
        failureOf(currentPosition(instead, deviceWith(userAgent, code, code).device)),
      ),
    ),
  ]);

test('every failure advises entering coordinates manually, where there are fields for them', async () => {
  const failures = await allFailures('coordinates');
  for (const { description } of failures) expect(description).toMatch(/enter the coordinates manually\.$/);
  expect(new Set(failures.map(({ title }) => title)).size).toBe(4);
});

test.each([
  ['placeSearch', /search for a place by its name\.$/],
  ['mapAlone', /move the map to the place by hand\.$/],
] as const)(
  'failures do not mention coordinates where there are no fields for them: %s',
  async (instead, ending) => {
    for (const { description } of await allFailures(instead)) {
      expect(description).toMatch(ending);
      expect(description).not.toContain('coordinates');
    }
  },
);
