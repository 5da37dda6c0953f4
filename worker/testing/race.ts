// Races: many requests at once, repeated, with the same outcome every time.
import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { entries } from '../../schema/tables/index.ts';
import { asMember, makeWorld, type Person, type World } from './as.ts';
import { db } from './db.ts';
import { listen } from './lines.ts';
import { often } from './often.ts';
import { drift, expectAgreement } from './recount.ts';

/** Sends `count` requests at once. @returns the responses in the order of sending */
export const atOnce = <T>(count: number, send: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => send(i)));

/** Number of responses by status. */
export const tally = (statuses: readonly number[]): Record<number, number> =>
  Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );

/**
 * A world without the FLOOD rate limit, which runs first and is approximate. The database alone then decides races, and
 * many requests from one address are not refused.
 */
export function unshielded(): World {
  const world = makeWorld();
  world.env = { ...env, FLOOD: { limit: async () => ({ success: true }) } };
  return world;
}

/** Creates `count` members. @returns a member for any index, starting again after the last */
export async function crowdOf(count: number, world: World = unshielded()): Promise<(i: number) => Person> {
  const people = await atOnce(count, () => asMember(world));
  return (i) => {
    const person = people[i % count];
    if (!person) throw new RangeError('the crowd is empty');
    return person;
  };
}

/**
 * Runs a race as often as `often` says. `seen` is its figure for the table. Every outcome should equal `wanted`, and
 * afterwards counters and rows may not contradict each other.
 */
export async function trialsOf<End>(times: number, wanted: End, run: () => Promise<End>) {
  const count = often(times);
  const before = await drift();
  const ends: End[] = [];
  // Keeps log lines off the terminal: printing one for each request takes as long as some of the requests.
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

/** The actions of a rock's journey, in order. */
export async function actionsOf(rockId: string): Promise<string[]> {
  const rows = await db
    .select({ action: entries.action })
    .from(entries)
    .where(eq(entries.rockId, rockId))
    .orderBy(entries.seq);
  return rows.map(({ action }) => action);
}
