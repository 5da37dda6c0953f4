import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { asMember, makeWorld } from '../testing/as.ts';
import { countingEnv } from '../testing/cost.ts';
import { db } from '../testing/db.ts';
import { comment, like, remove } from '../testing/moderation.ts';
import { findRock, hiddenRock, registerRock } from '../testing/play.ts';
import { atOnce } from '../testing/race.ts';
import { deletionOf } from './delete-account.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';

expectAgreementAfterEach();

test('no statement of a deletion scans rocks, journeys or members', async () => {
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

test('a deletion reads and writes only the member’s rows, however many rows others have', async () => {
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
  // The member, the batch, and the lists of photos and sessions to delete from R2 and KV.
  expect(before.roundTrips).toBe(4);
  await atOnce(40, async () => like(other, (await hiddenRock(other)).id));
  const after = await costOf();
  expect(after.rowsWritten).toBe(before.rowsWritten);
  // An index search reads up to one row past its range. Scanning the forty new rows would exceed this bound.
  expect(after.rowsRead).toBeLessThan(before.rowsRead + 40);
});
