import { expect, inject, test } from 'vitest';
import { lastDays } from '../figures/days.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { often } from '../testing/often.ts';
import { proof } from '../testing/proof.ts';
import { randomFrom } from '../testing/random.ts';
import { mailIsOff, makeReportWorld, reportedDays, tick, withFailingStatements } from '../testing/reports.ts';

/** Probabilities of each fault per trigger. */
const odds = {
  missed: 0.4,
  doubled: 0.25,
  tenAtOnce: 0.05,
  mailFails: 0.4,
  storeFails: 0.4,
} as const;
const slotsPerDay = 4;
/** Statements that D1 may refuse. Not the record of a sent email, without which the email is sent twice. */
const refusable = {
  closings: /^insert into "daily_reports"/i,
  leases: /^update "outbox" set "leased_until" = \?, "tries"/i,
} as const;
/** Maximum outage of the cron or the mail; the next outage starts at least this long after its end. */
const longestOutage = 3 * day;

test.for([inject('seed'), inject('seed') + 1].slice(0, often(2)))(
  'thirty days of missed, late, duplicated and failing triggers give thirty emails, one a day, in order (%i)',
  async (seed, { task }) => {
    const random = randomFrom(seed);
    const happens = (odd: number) => random() < odd;
    const first = Date.UTC(2031, 0, 1);
    const world = await makeReportWorld(first);
    await tick(world);

    const seen = { missed: 0, together: 0, failed: 0, outages: 0, closings: 0, leases: 0 };
    let refused: keyof typeof refusable = 'closings';
    let statements = Infinity;
    world.env = withFailingStatements(world.env, (statement) => {
      if (!refusable[refused].test(statement) || statements-- > 0) return false;
      seen[refused]++;
      return true;
    });
    let emails = Infinity;
    world.mailbox = () => {
      if (emails-- <= 0) mailIsOff();
    };
    const outage = { ends: 0, isOfMail: false };
    for (let slot = 1; slot < 30 * slotsPerDay; slot++) {
      // Rarely at the scheduled minute.
      world.now = first + slot * (day / slotsPerDay) + Math.floor(random() * 90 * minute);
      const isQuiet = world.now > outage.ends + longestOutage;
      if (isQuiet && slot % slotsPerDay === 0) {
        seen.outages++;
        outage.ends = world.now + Math.floor(random() * longestOutage);
        outage.isOfMail = happens(0.5);
      }
      // A backlog of a week would drop the oldest email, so the faults stop before that.
      const behind = Math.floor((world.now - first) / day) - reportedDays(world).length;
      const isPressing = behind >= 5;
      if (isPressing) outage.ends = world.now;
      const isOut = world.now < outage.ends;
      if (!isPressing && (happens(odds.missed) || (isOut && !outage.isOfMail))) {
        seen.missed++;
        continue;
      }
      // The mail service may accept one email and fail on the next.
      emails = isOut ? 0 : happens(odds.mailFails) ? Math.floor(random() * 2) : Infinity;
      // D1 may accept a lease and refuse its release.
      const isStillDue = Math.min(seen.closings, seen.leases) < 3;
      statements = isStillDue || happens(odds.storeFails) ? Math.floor(random() * 2) : Infinity;
      // Picks the one refused less often, because a closing happens only once a day.
      refused = seen.closings <= seen.leases ? 'closings' : 'leases';
      if (isPressing) emails = statements = Infinity;
      const many = happens(odds.tenAtOnce) ? 10 : happens(odds.doubled) ? 2 : 1;
      if (many > 1) seen.together++;
      const went = await Promise.all(Array.from({ length: many }, () => tick(world)));
      if (went.includes(false)) seen.failed++;
    }
    emails = statements = Infinity;
    for (world.now = first + 30 * day; world.now < first + 31 * day; world.now += 8 * hour) await tick(world);

    const went = reportedDays(world);
    proof(task, {
      goal: 'G-O1',
      what: `reports of 30 days with ${seen.missed} missed triggers and ${seen.outages} outages`,
      figure: `${went.length} emails about ${new Set(went).size} days`,
      passLine: '30 emails, one a day, in order',
    });
    expect(went).toEqual(lastDays(first + 29 * day, 30));
    // Every fault has occurred several times.
    for (const [mishap, times] of Object.entries(seen)) expect(times, mishap).toBeGreaterThan(2);
  },
);
