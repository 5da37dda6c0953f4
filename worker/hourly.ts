// The hourly tick: takes away what is over, mends what was missed, and sends the letters that are due.
import { sendLetters } from './ambassadors/deliver.ts';
import { forgetAddresses } from './ambassadors/forget.ts';
import { openContext, realParts, type Parts } from './context.ts';
import { dropCustomers } from './members/customer-drops.ts';
import { sweepSignIn } from './members/sweep.ts';
import { repairPayments } from './payments/repair.ts';
import { forgetEvents } from './payments/sweep.ts';
import { emptyPhotoDrops } from './photos/drops.ts';
import { forgetLimits } from './platform/limits.ts';
import { sendReceipts } from './shop/receipts.ts';
import { sendPurchaseLetters } from './subscriptions/purchases.ts';

/** Every step has its turn, also after one has failed; the tick fails at its end, so that the platform shows it. */
export async function tickHourly(env: Env, parts: Parts = realParts): Promise<void> {
  const ctx = openContext(env, 'cron', parts);
  const { db } = ctx;
  const now = ctx.now();
  const steps = {
    sweep: () =>
      db.batch([
        forgetLimits(db, now),
        ...sweepSignIn(db, now),
        forgetEvents(db, now),
        forgetAddresses(db, now),
      ]),
    photos: () => emptyPhotoDrops(ctx),
    customers: () => dropCustomers(ctx),
    payments: () => repairPayments(ctx),
    receipts: () => sendReceipts(ctx),
    purchases: () => sendPurchaseLetters(ctx),
    letters: () => sendLetters(ctx),
  };
  const failed: string[] = [];
  for (const [name, step] of Object.entries(steps)) {
    try {
      await step();
    } catch (cause) {
      console.error(`hourly ${name}`, cause);
      failed.push(name);
    }
  }
  if (failed.length > 0) throw new Error(`the hourly tick failed in ${failed.join(', ')}`);
}
