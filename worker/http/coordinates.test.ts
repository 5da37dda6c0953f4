import { env } from 'cloudflare:test';
import { describe, expect, test } from 'vitest';
import { asMember, type Person } from '../testing/as.ts';
import { jsonText } from '../testing/fuzz/body.ts';
import { badDegrees, badDegreeTexts } from '../testing/fuzz/coordinates.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';

const bad = [
  ...badDegreeTexts.map((text) => ({ words: JSON.stringify(text), value: text as unknown })),
  ...badDegrees,
];

const rest = { locationName: 'Under the old oak', notes: '' };
const entryCount = () => env.DB.prepare('SELECT count(*) AS many FROM entries').first<number>('many');

function send(person: Person, path: string, place: Record<string, unknown>): Promise<Response> {
  const body = jsonText({ ...rest, actionType: 'hidden', ...place });
  return person.request(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

/** Somebody who may hide a rock, and where. */
const chances = {
  locations: async () => {
    const owner = await asMember();
    return [owner, `/api/rocks/${(await registerRock(owner)).id}/locations`] as const;
  },
  rehide: async () => {
    const finder = await asMember();
    const { foundRockId } = await findRock(finder, (await hiddenRock(await asMember())).laserEngraverId);
    return [finder, `/api/rocks/${foundRockId}/rehide`] as const;
  },
};

test('the table has sixty values that are no degrees', () => {
  expect(bad.length).toBeGreaterThanOrEqual(60);
});

describe.each(Object.entries(chances))('%s', (_, chance) => {
  test.each(['latitude', 'longitude'])('refuses each of them as a %s, and writes nothing', async (name) => {
    const [person, path] = await chance();
    const before = await entryCount();
    for (const { words, value } of bad) {
      const { status } = await send(person, path, { latitude: 41, longitude: -97, [name]: value });
      expect([words, status]).toEqual([words, 400]);
    }
    expect(await entryCount()).toBe(before);
  });

  test('refuses the middle of the sea, in every spelling', async () => {
    const [person, path] = await chance();
    for (const zero of [0, '0', '-0', '0.0000001', '-0.0000004']) {
      const { status } = await send(person, path, { latitude: zero, longitude: zero });
      expect([zero, status]).toEqual([zero, 400]);
    }
  });

  test.each([
    ['90', '180', 90, 180],
    ['-90', '-180', -90, -180],
    ['0', '-97.5', 0, -97.5],
    ['41.5', '0', 41.5, 0],
    ['41.12345649', '-97.0000005', 41.123456, -97],
  ])('accepts %s, %s, to six decimals', async (latitude, longitude, north, east) => {
    const [person, path] = await chance();
    const answer = await send(person, path, { latitude, longitude });
    expect(answer.status).toBe(200);
    const { id } = await answer.json<{ id: string }>();
    const kept = await env.DB.prepare('SELECT latitude, longitude FROM entries WHERE id = ?')
      .bind(id)
      .first();
    expect(kept).toEqual({ latitude: north, longitude: expect.closeTo(east, 5) });
  });
});
