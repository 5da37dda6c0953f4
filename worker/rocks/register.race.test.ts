import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { normalizeCode } from '../../schema/codes.ts';
import { rocks } from '../../schema/tables/index.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { hour } from '../platform/clock.ts';
import { db } from '../testing/db.ts';
import { newCode } from '../testing/make.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { atOnce, crowdOf, tally, trialsOf, unshielded } from '../testing/race.ts';

const many = often(100);
const photo = new File([pictures.png], 'rock.png', { type: 'image/png' });

/** One code, such as K7M-2QX-9RT, as people write it. */
const spellings: readonly ((code: string) => string)[] = [
  (code) => code,
  (code) => code.toLowerCase(),
  (code) => code.replaceAll('-', ''),
  (code) => code.replaceAll('-', ' '),
  (code) => ` ${code.toLowerCase().replaceAll('-', '–')} `,
  (code) => [...code].map((letter, i) => (i % 2 === 0 ? letter.toLowerCase() : letter)).join(''),
];

const photosKept = async () => (await env.PHOTOS.list()).objects.map(({ key }) => key);

test('one code registered many times at once, in any spelling, makes one rock, every time', async ({
  task,
}) => {
  const world = unshielded();
  const owner = await crowdOf(many, world);
  const wanted = { statuses: { 200: 1, 409: many - 1 }, rocks: 1, newPhotos: 1, isItsPhoto: true };
  const race = await trialsOf(20, wanted, async () => {
    // Tries of a member are limited by the hour.
    world.now += hour;
    const code = newCode();
    const before = new Set(await photosKept());
    const statuses = await atOnce(many, async (i) => {
      const laserEngraverId = spellings[i % spellings.length]?.(code) ?? code;
      const form = { name: 'Racer', description: '', laserEngraverId, status: '', image: photo };
      return (await owner(i).api.rocks.$post({ form })).status;
    });
    const made = await db
      .select()
      .from(rocks)
      .where(eq(rocks.codeKey, normalizeCode(code)));
    const photos = (await photosKept()).filter((key) => !before.has(key));
    return {
      statuses: tally(statuses),
      rocks: made.length,
      newPhotos: photos.length,
      isItsPhoto: photos[0] !== undefined && photos[0] === made[0]?.photoKey,
    };
  });
  proof(task, {
    goal: 'G-F1',
    what: `one code registered by ${many} at once: one rock, one photo`,
    ...race.seen,
  });
  expect(race.outcome).toEqual(race.wanted);
});
