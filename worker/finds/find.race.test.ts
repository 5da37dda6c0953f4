import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { entries, finds, rocks } from '../../schema/tables/index.ts';
import { openDatabase } from '../platform/database.ts';
import { asMember } from '../testing/as.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import { newPlace } from '../testing/make.ts';

const db = openDatabase(env.DB);
const tally = (statuses: number[]) =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

test('of 100 members who find one rock at once exactly one wins, twenty times over', async () => {
  const owner = await asMember();
  const finders = await Promise.all(Array.from({ length: 100 }, () => asMember()));
  for (let trial = 0; trial < 20; trial++) {
    const rock = await hiddenRock(owner);
    const statuses = await Promise.all(
      finders.map(async (finder) => {
        const answer = await finder.api.rocks.find.$post({
          json: { laserEngraverId: rock.laserEngraverId },
        });
        return answer.status;
      }),
    );
    expect(tally(statuses)).toEqual({ 200: 1, 409: 99 });
    expect(await db.select().from(entries).where(eq(entries.rockId, rock.id))).toHaveLength(2);
    expect(await db.select().from(finds).where(eq(finds.rockId, rock.id))).toHaveLength(1);
    expect(await db.select().from(rocks).where(eq(rocks.id, rock.id))).toMatchObject([
      { timesFound: 1, status: 'found' },
    ]);
  }
});

test('one finder’s 20 requests at once all get the same answer and make one entry', async () => {
  const owner = await asMember();
  for (const key of [undefined, 'the-same-attempt']) {
    const rock = await hiddenRock(owner);
    const finder = await asMember();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        finder.request('/api/rocks/find', {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', ...(key ? { 'Idempotency-Key': key } : {}) },
          body: JSON.stringify({ laserEngraverId: rock.laserEngraverId }),
        }),
      ),
    );
    expect(tally(answers.map((answer) => answer.status))).toEqual({ 200: 20 });
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await db.select().from(entries).where(eq(entries.rockId, rock.id))).toHaveLength(2);
  }
});

test('of 20 hides of one rock at once exactly one wins', async () => {
  const owner = await asMember();
  const rock = await registerRock(owner);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      const form = { ...newPlace(), actionType: 'hidden' };
      return (await owner.api.rocks[':id'].locations.$post({ param: { id: rock.id }, form })).status;
    }),
  );
  expect(tally(statuses)).toEqual({ 200: 1, 409: 19 });
  expect(await db.select().from(entries).where(eq(entries.rockId, rock.id))).toHaveLength(1);
});

test('of 20 rehides of one found rock at once exactly one wins', async () => {
  const rock = await hiddenRock(await asMember());
  const finder = await asMember();
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  const statuses = await Promise.all(
    Array.from({ length: 20 }, async () => {
      return (await finder.api.rocks[':id'].rehide.$post({ param: { id: foundRockId }, json: newPlace() }))
        .status;
    }),
  );
  expect(tally(statuses)).toEqual({ 200: 1, 409: 19 });
  expect(await db.select().from(entries).where(eq(entries.rockId, rock.id))).toHaveLength(3);
});

test('one code registered 30 times at once, in any spelling, makes one rock', async () => {
  const owners = await Promise.all(Array.from({ length: 30 }, () => asMember()));
  const code = `Race ${crypto.randomUUID().slice(0, 8)}`;
  const spellings = [code, code.toUpperCase(), ` ${code.toLowerCase()} `, code.replace(' ', '-')];
  const statuses = await Promise.all(
    owners.map(async (owner, i) => {
      const laserEngraverId = spellings[i % spellings.length] ?? code;
      return (
        await owner.api.rocks.$post({ form: { name: 'Racer', description: '', laserEngraverId, status: '' } })
      ).status;
    }),
  );
  expect(tally(statuses)).toEqual({ 200: 1, 409: 29 });
});
