// The hourly job: deletes expired rows, repairs missed work, and tells members what is due.
import { figureLimits } from '../schema/figures.ts';
import { checkAfterRun } from './alarms/check.ts';
import { makePacks } from './ambassadors/packs.ts';
import { forgetAddresses } from './ambassadors/forget.ts';
import { openContext, realDeps, type Ctx, type Deps } from './context.ts';
import { closeDays } from './daily-report/close-days.ts';
import { countFinds } from './figures/count-finds.ts';
import { deletePendingCustomers } from './members/customer-deletions.ts';
import { dropSessions } from './members/sessions.ts';
import { sweepSignIn } from './members/sweep.ts';
import { withholdReported } from './moderation/automatic.ts';
import { showUnreported } from './moderation/unreported.ts';
import { repairPayments } from './payments/repair.ts';
import { noteUndelivered } from './payments/undelivered.ts';
import { forgetEvents } from './payments/webhook.ts';
import { deletePendingPhotos } from './photos/pending-deletions.ts';
import { nameEntries } from './places/name-entries.ts';
import { forgetCounts } from './platform/health-counts.ts';
import { newId } from './platform/ids.ts';
import { forgetLimits } from './platform/limits.ts';
import { logJob, logTick, openLog, stopwatch } from './platform/log.ts';
import { pauseKey } from './platform/pause.ts';
import { forgetOtherKeys } from './push/subscriptions.ts';
import { forgetOrderAddresses } from './shop/forget.ts';
import { noteReminders } from './finds/reminders.ts';
import { forgetNotices, forgetNotifications } from './inbox/forget.ts';
import { sendLeftNews, sendNews } from './messages.ts';
import { forgetOffers } from './adoption/answer.ts';
import { forgetQuestions } from './questions/take-back.ts';
import { forgetWatchers } from './sightings/watch.ts';
import { endDuplicates } from './subscriptions/duplicates.ts';
import { forgetTakebacks } from './takebacks/forget.ts';
import { workOffAll } from './takebacks/work-off.ts';
import { forgetVisits } from './visits/record.ts';

/**
 * The steps of a tick, run one after another. Emails that a step notes are sent right after it. The report comes early,
 * because a step that hangs blocks the later ones.
 */
const steps: Readonly<Record<string, (ctx: Ctx, failed: readonly string[]) => Promise<unknown>>> = {
  sweep,
  report: (ctx) => closeDays(ctx, figureLimits.month),
  finds: (ctx) => countFinds(ctx),
  moderation: async (ctx) => {
    await withholdReported(ctx);
    await showUnreported(ctx);
  },
  takebacks: workOffAll,
  photos: deletePendingPhotos,
  sessions: (ctx) => dropSessions(ctx, true),
  customers: deletePendingCustomers,
  payments: repairPayments,
  events: noteUndelivered,
  duplicates: (ctx) => endDuplicates(ctx),
  packs: makePacks,
  towns: (ctx) => nameEntries(ctx),
  reminders: noteReminders,
  outbox: sendLeftNews,
  alarms: checkAfterRun,
};

/** Runs every step, even after a failed one. Throws at the end if a step failed, so that the platform shows it. */
export async function runHourly(env: Env, deps: Deps = realDeps): Promise<void> {
  const id = newId();
  if (await isPaused(env)) return openLog({ id }).failure('the hourly job waits for the end of a restore');
  const passed = stopwatch();
  const failed: string[] = [];
  let isComplete = true;
  for (const [job, step] of Object.entries(steps)) {
    const log = openLog({ id, job });
    const passedInStep = stopwatch();
    try {
      const ctx = openContext(env, 'cron', deps, log);
      await step(ctx, failed);
      await sendNews(ctx);
      const isDone = log.failures === 0 && log.left === 0;
      isComplete &&= isDone;
      logJob({
        id,
        job,
        ms: passedInStep(),
        outcome: isDone ? 'done' : 'incomplete',
        ...(log.left > 0 && { left: log.left }),
      });
    } catch (cause) {
      log.failure('a step of the hourly job failed', cause);
      logJob({ id, job, ms: passedInStep(), outcome: 'failed' });
      failed.push(job);
    }
  }
  const outcome = failed.length > 0 ? 'failed' : isComplete ? 'done' : 'incomplete';
  logTick({ id, ms: passed(), outcome, failed });
  if (failed.length > 0) throw new Error(`the hourly job failed in ${failed.join(', ')}`);
}

/** A store that is down pauses nothing. */
const isPaused = ({ SESSIONS }: Env) =>
  SESSIONS.get(pauseKey).then(
    (mark) => mark !== null,
    () => false,
  );

function sweep(ctx: Ctx) {
  const { db } = ctx;
  const at = ctx.now();
  return db.batch([
    forgetLimits(db, at),
    ...sweepSignIn(db, at),
    forgetEvents(db, at),
    forgetAddresses(db, at),
    forgetOrderAddresses(db, at),
    ...forgetVisits(db, at),
    forgetNotifications(db, at),
    forgetNotices(db, at),
    forgetWatchers(db, at),
    ...forgetQuestions(db, at),
    forgetOffers(db, at),
    forgetCounts(db, at),
    ...forgetTakebacks(db, at),
    ...forgetOtherKeys(ctx),
  ]);
}
