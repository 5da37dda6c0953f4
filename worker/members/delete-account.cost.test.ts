import { env } from 'cloudflare:test';
import { beforeEach, afterEach, expect, test } from 'vitest';
import { openDatabase } from '../platform/database.ts';
import { asMember, makeWorld } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { comment, like, remove } from '../testing/leaving.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import { drift, expectAgreement } from '../testing/recount.ts';
import { deletionOf } from './delete-account.ts';

const db = openDatabase(env.DB);

// Whatever a test does, counters and rows move together.
let before: Record<string, number>;
beforeEach(async () => {
  before = await drift();
});
afterEach(() => expectAgreement(before));

test('no statement of a deletion looks through rocks, journeys or members', async () => {
  const robin = await asMember();
  for (const statement of deletionOf(db, robin.member.id, 'departure', Date.now())) {
    const { sql, params } = statement.toSQL();
    const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
      .bind(...params)
      .all<{ detail: string }>();
    const scans = results
      .map(({ detail }) => detail)
      .filter((detail) => /^SCAN (?!commented\b)/.test(detail));
    expect([sql, scans]).toEqual([sql, []]);
  }
});

test('a deletion reads and writes what is the member’s, however much others have', async () => {
  const counting = countingEnv(env);
  const other = await asMember();
  const costOf = async () => {
    const world = { ...makeWorld(), env: counting.env };
    const robin = await asMember(world);
    await registerRock(robin);
    const mine = await hiddenRock(robin);
    await findRock(other, mine.laserEngraverId);
    const theirs = await hiddenRock(other);
    await findRock(robin, theirs.laserEngraverId);
    await like(robin, theirs.id);
    await comment(robin, theirs.id, 'Hello');
    Object.assign(counting.spent, { roundTrips: 0, rowsRead: 0, rowsWritten: 0 });
    expect((await remove(robin)).status).toBe(200);
    return { ...counting.spent };
  };
  const before = await costOf();
  // The member, the batch, and what is left in R2 and KV.
  expect(before.roundTrips).toBe(4);
  for (let i = 0; i < 60; i++) {
    const rock = await hiddenRock(other);
    await like(other, rock.id);
  }
  const after = await costOf();
  expect(after.rowsWritten).toBe(before.rowsWritten);
  // A search in an index reads one row past its end, where there is one; sixty more rocks are sixty rows and more.
  expect(after.rowsRead).toBeLessThan(before.rowsRead + 30);
});
