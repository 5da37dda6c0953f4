// The hourly tick: takes away what is over.
import { openContext, realParts, type Parts } from './context.ts';
import { sweepSignIn } from './members/sweep.ts';
import { forgetLimits } from './platform/limits.ts';

export async function tickHourly(env: Env, parts: Parts = realParts): Promise<void> {
  const { db, now } = openContext(env, 'cron', parts);
  await db.batch([forgetLimits(db, now()), ...sweepSignIn(db, now())]);
}
