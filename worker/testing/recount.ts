// What the rows say, beside what the counters and states kept next to them say.
import { env } from 'cloudflare:test';
import { contradictionsQuery, driftQuery } from './agreement.ts';

/** Fails when rocks or members contradict their rows, rows name what is not there, or totals drift from what they were. */
export async function expectAgreement({ members: _, ...before }: Record<string, number>): Promise<void> {
  const { members: __, ...now } = await drift();
  const { results: orphans } = await env.DB.prepare('PRAGMA foreign_key_check').all();
  const found = { drift: now, contradictions: await contradictions(), orphans };
  const wanted = { drift: before, contradictions: [], orphans: [] };
  if (JSON.stringify(found) !== JSON.stringify(wanted))
    throw new Error(`${JSON.stringify(found)} instead of ${JSON.stringify(wanted)}`);
}

/** Totals less a recount. Members whom a test made have no part in the total, so compare before and after. */
export async function drift(): Promise<Record<string, number>> {
  const row = await env.DB.prepare(driftQuery).first<Record<string, number>>();
  if (!row) throw new Error('no totals');
  return row;
}

/** Rocks and members whose counters and states are not what the rows beside them come to. */
async function contradictions(): Promise<unknown[]> {
  const { results } = await env.DB.prepare(contradictionsQuery).all();
  return results;
}
