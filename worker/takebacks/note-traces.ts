// Notes from which networks members write: one row for each member, network and hour, so that what came from one network
// can be taken back together.
import { sql } from 'drizzle-orm';
import { takebackLimits } from '../../schema/takebacks.ts';
import { members, traces } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';

/** Of this hour: what this isolate has noted is not sent again. */
const noted = { hour: 0, keys: new Set<string>() };

/** After the answer, since nobody waits for it. Never throws: the next write of the hour notes it instead. */
export async function noteTraces({ db, caller, now, writers }: Ctx): Promise<void> {
  const hour = Math.floor(now() / takebackLimits.hourMs);
  if (noted.hour !== hour) noted.keys.clear();
  noted.hour = hour;
  const news = [...writers].filter((memberId) => !noted.keys.has(keyOf(memberId, caller)));
  const [first, ...others] = news.map((memberId) =>
    db
      .insert(traces)
      // The account may be deleted by now.
      .select(sql`SELECT ${members.id}, ${hour}, ${caller} FROM ${members} WHERE ${members.id} = ${memberId}`)
      .onConflictDoNothing(),
  );
  if (!first) return;
  for (const memberId of news) noted.keys.add(keyOf(memberId, caller));
  try {
    await db.batch([first, ...others]);
  } catch {
    // While D1 is down, whoever asks it for more than this says so.
    for (const memberId of news) noted.keys.delete(keyOf(memberId, caller));
  }
}

const keyOf = (memberId: string, caller: string) => `${memberId} ${caller}`;
