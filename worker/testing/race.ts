// Races: many at once, again and again, and every time the same end.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { entries } from '../../schema/tables/index.ts';
import { asMember, makeWorld, type Person, type World } from './as.ts';
import { db } from './db.ts';
import { listen } from './lines.ts';
import { often } from './often.ts';
import { drift, expectAgreement } from './recount.ts';

/** Sends so many at once; the answers in the order of sending. */
export const atOnce = <T>(count: number, send: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(i)));

/** How often each status was answered. */
export const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

/**
 * A world without the flood shield, which stands before everything and may let more through than it says: what holds
 * here is the database alone, and so many requests of one address are not cut short.
 */
export function unshielded(): World {
  const world = makeWorld();
  world.env = { ...env, FLOOD: { limit: async () => ({ success: true }) } };
  return world;
}

/** So many members in a world; the n-th is there for every n. */
export async function crowdOf(count: number, world: World = unshielded()): Promise<(i: number) => Person> {
  const people = await atOnce(count, () => asMember(world));
  return (i) => {
    const person = people[i % count];
    if (!person) throw new RangeError('nobody came');
    return person;
  };
}

/**
 * Runs a race as often as `often` says: `seen` is its figure for the table. What the trials came to is to equal what is wanted of
 * each, and counters and rows may not contradict each other afterwards.
 */
export async function trialsOf<End>(times: number, wanted: End, run: () => Promise<End>) {
  const count = often(times);
  const before = await drift();
  const ends: End[] = [];
  // A line for each of so many requests takes as long to hand over as some of the requests.
  const log = listen();
  for (let trial = 0; trial < count; trial++) ends.push(await run());
  log.stop();
  const disagreement = await expectAgreement(before).then(() => null, String);
  const isWanted = (end: End) => JSON.stringify(end) === JSON.stringify(wanted);
  const seen = {
    figure: `${ends.filter(isWanted).length} of ${count}${disagreement ? ', rows disagree' : ''}`,
    passLine: `${count} of ${count}`,
  };
  return {
    seen,
    outcome: { ends, disagreement },
    wanted: { ends: Array<End>(count).fill(wanted), disagreement: null },
  };
}

/** What happened to a rock, in the order of its journey. */
export async function actionsOf(rockId: string): Promise<string[]> {
  const rows = await db
    .select({ action: entries.action })
    .from(entries)
    .where(eq(entries.rockId, rockId))
    .orderBy(entries.seq);
  return rows.map(({ action }) => action);
}
