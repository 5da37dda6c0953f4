// What is wrong with an archive, whoever sends it.
import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { Malformed, Refusal, TooLarge } from '../errors.ts';
import { newId } from '../platform/ids.ts';
import { archiveOf, aRock, aStep, zipOf } from '../testing/archive.ts';
import { newMadeUpCode } from '../testing/make.ts';
import { checkArchive } from './check-archive.ts';
import { readArchive } from './read-archive.ts';
import { say, worded } from '../../schema/words/say.ts';
import * as en from '../../schema/words/en/index.ts';

const noon = Date.UTC(2026, 4, 1, 12);

const inEnglish = (said: string) => worded(en, said) ?? said;

/** The refusal of an archive, in English; null if it is taken. */
function refusalOf(archive: Uint8Array<ArrayBuffer>): Refusal | null {
  try {
    checkArchive(readArchive(archive), noon);
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    error.message = inEnglish(error.message);
    return error.about(error.rocks.map(({ rock, why }) => ({ rock, why: inEnglish(why) })));
  }
}

const rocks = (count: number) => Array.from({ length: count }, () => aRock());

test.each<[what: string, archive: Uint8Array<ArrayBuffer>, refusal: Refusal]>([
  ['no ZIP', new Uint8Array(strToU8('nothing')), new Malformed(say('ownData', 'notOurs'))],
  ['a ZIP of something else', zipOf({ 'a.txt': 'a' }), new Malformed(say('ownData', 'notOurs'))],
  [
    'a newer version',
    zipOf({ 'rocks.json': '{"version":2,"rocks":[]}', 'journeys.json': '{}', 'photos.json': '{}' }),
    new Malformed(say('ownData', 'version')),
  ],
  ['no rocks', archiveOf([]), new Malformed(say('ownData', 'notOurs'))],
  ['too many rocks', archiveOf(rocks(101)), new TooLarge(say('ownData', 'tooMuch'))],
  [
    'an id that is none of ours',
    archiveOf([aRock({ id: '../../etc' })]),
    new Malformed(say('ownData', 'notOurs')),
  ],
])('%s is refused as a whole', (_, archive, refusal) => {
  refusal.message = inEnglish(refusal.message);
  expect(refusalOf(archive)).toEqual(refusal);
});

const [id, otherId] = [newId(), newId()];
const good = () => aRock({ id });

test.each<[what: string, rock: object, steps: object[], why: string]>([
  ['without a name', { name: ' ' }, [], 'Rock name is required'],
  ['whose Rock ID has a typo', { rockId: 'K7M2QX9RR' }, [], 'a character is wrong'],
  [
    'with a place that is none',
    {},
    [aStep({ place: { name: 'x', latitude: 91, longitude: 0 } })],
    'Latitude',
  ],
  ['with a step in the future', {}, [aStep({ at: '2026-05-02T12:00:00.000Z' })], 'future'],
  [
    'with steps out of order',
    {},
    [aStep(), aStep({ what: 'found', at: '2026-01-01T12:00:00.000Z' })],
    'before',
  ],
  ['with a find at first', {}, [aStep({ what: 'found' })], 'begins with a find'],
  [
    'with its Rock ID in the notes',
    { rockId: 'LIBRARY-77' },
    [aStep({ notes: 'its LIBRARY 77' })],
    'Please leave the Rock ID out',
  ],
  ...[{ description: 'beside library 79' }, { name: 'L.I.B.R.A.R.Y.7.9' }].map(
    (texts): [string, object, object[], string] => [
      `with the Rock ID of another rock in its ${Object.keys(texts)[0]}`,
      texts,
      [],
      'Rock ID of another rock',
    ],
  ),
  [
    'with the Rock ID of another rock in the notes',
    {},
    [aStep({ notes: 'its LIBRARY 79' })],
    'Rock ID of another rock',
  ],
])('a rock %s is refused by its id, and no other', (_, changes, steps, why) => {
  const archive = archiveOf([aRock({ id, ...changes }), aRock({ rockId: 'LIBRARY-79' })], steps);
  expect(refusalOf(archive)?.rocks).toEqual([{ rock: id, why: expect.stringContaining(why) }]);
});

test('all rocks that are wrong are named at once, and the message says what is wrong with the first', () => {
  const archive = archiveOf([
    good(),
    aRock({ id: otherId, name: 'Moon', rockId: 'K7M2QX9RR' }),
    aRock({ name: '' }),
  ]);
  const refusal = refusalOf(archive);
  expect(refusal?.rocks.map(({ rock }) => rock)).toHaveLength(2);
  expect(refusal?.message).toBe(en.ownData.wrong('Moon', refusal?.rocks[0]?.why ?? ''));
});

test('of two rocks with the same Rock ID, or the same number, the second is refused', () => {
  const same = archiveOf([aRock({ rockId: 'LIBRARY 1' }), aRock({ id, rockId: 'library-1' })]);
  for (const archive of [same, archiveOf([good(), good()])])
    expect(refusalOf(archive)?.rocks).toEqual([{ rock: id, why: en.ownData.twice }]);
});

test('old Rock IDs may be short, and those that are words may be in texts of other rocks', () => {
  const short = newMadeUpCode().slice(-5);
  const all = [
    aRock({ rockId: short }),
    aRock({ rockId: 'MARIGOLDS' }),
    aRock({ name: `Bee ${short}`, description: 'Under the marigolds, 2026' }),
  ];
  expect(refusalOf(archiveOf(all))).toBeNull();
});
