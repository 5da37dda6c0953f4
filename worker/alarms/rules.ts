// When a part counts as broken: rules over what a check has read.
import type { AlarmPart, Counted } from '../../schema/alarms.ts';
import { say } from '../../schema/words/say.ts';
import type { Ctx } from '../context.ts';
import { day, hour, minute } from '../platform/clock.ts';
import { periodMs } from '../platform/health-counts.ts';
import type { Readings } from './readings.ts';

/** `unknown`: nothing has shown it, such as no email in the last quarter of an hour. */
export type Finding = 'fine' | 'unknown' | { since: number; detail: string };

interface CountRule {
  what: Counted;
  windowMs: number;
  /** Both must hold. The number keeps single failures of a quiet night from ringing. */
  failures: number;
  share: number;
  /** While it is broken, a shorter window tells whether it goes on. */
  againMs?: number;
}

const onOrOff = { windowMs: hour, failures: 3, share: 0.5, againMs: 15 * minute } as const;

const countRules = {
  answers: { what: 'answers', windowMs: 30 * minute, failures: 10, share: 0.01 },
  mail: { what: 'mail', ...onOrOff },
  webhooks: { what: 'webhooks', ...onOrOff },
  push: { what: 'push', ...onOrOff },
} as const satisfies Partial<Record<AlarmPart, CountRule>>;

/** The hourly job has missed twice when it is this late. */
const missedTwiceMs = 2 * hour + 10 * minute;
/** Two runs at once are not two runs. */
const betweenRunsMs = 30 * minute;

/** D1's limit on the paid plan: https://developers.cloudflare.com/d1/platform/limits/ */
const mostBytes = 10_000_000_000;
const fullAt = 0.7;

export function findings(ctx: Ctx, read: Readings): Record<AlarmPart, Finding> {
  const now = ctx.now();
  const counted = (rule: CountRule, part: AlarmPart) =>
    byCounts(
      rule,
      read,
      now,
      read.rows.some((row) => row.part === part && row.brokenSince !== null),
    );
  return {
    job: jobFinding(read, now),
    mail: counted(countRules.mail, 'mail'),
    outbox: outboxFinding(read),
    webhooks: ctx.payments ? webhookFinding(read, counted(countRules.webhooks, 'webhooks')) : 'fine',
    push: ctx.push ? counted(countRules.push, 'push') : 'fine',
    answers: counted(countRules.answers, 'answers'),
    database: sizeFinding(read.size, now),
  };
}

function byCounts(rule: CountRule, { counts }: Readings, now: number, isBroken: boolean): Finding {
  const isAgain = isBroken && rule.againMs !== undefined;
  const windowMs = isAgain ? (rule.againMs ?? 0) : rule.windowMs;
  const seen = counts.filter(({ what, period }) => what === rule.what && period > now - windowMs - periodMs);
  const total = seen.reduce((sum, one) => sum + one.total, 0);
  const failed = seen.reduce((sum, one) => sum + one.failed, 0);
  const isFailing = failed >= (isAgain ? 1 : rule.failures) && failed >= total * rule.share;
  if (!isFailing) return rule.what === 'answers' || total > failed ? 'fine' : 'unknown';
  const since = Math.min(...seen.filter((one) => one.failed > 0).map(({ period }) => period));
  const percent = Math.floor((1000 * failed) / total) / 10;
  const minutes = Math.round(windowMs / minute);
  return {
    since,
    detail: say('alarms', 'failedWithin', failed, total, rule.what, minutes, percent),
  };
}

function jobFinding({ troubles, lastRun, firstCount }: Readings, now: number): Finding {
  const since = lastRun ?? firstCount;
  if (since === null) return 'unknown';
  if (now - since > missedTwiceMs) {
    const detail =
      lastRun === null ? say('alarms', 'neverRan') : say('alarms', 'lastRan', lastRun, now - (now % day));
    return { since: since + hour, detail };
  }
  if (lastRun === null) return 'unknown';
  const twice = troubles.filter(
    (one) => one.name.startsWith('step:') && one.since <= lastRun - betweenRunsMs,
  );
  if (twice.length === 0) return 'fine';
  const names = twice.map(({ name }) => name.slice('step:'.length)).join(', ');
  return {
    since: Math.min(...twice.map((one) => one.since)),
    detail: say('alarms', 'stepsFailed', names),
  };
}

function webhookFinding({ troubles }: Readings, own: Finding): Finding {
  const undelivered = troubles.find(({ name }) => name === 'events');
  if (!undelivered || typeof own === 'object') return own;
  return { since: undelivered.since, detail: say('alarms', 'undelivered') };
}

function outboxFinding({ late: { many, since } }: Readings): Finding {
  if (since === null) return 'fine';
  return { since, detail: say('alarms', 'messagesWait', many) };
}

function sizeFinding(size: number, now: number): Finding {
  const isFilling = size >= fullAt * mostBytes;
  if (!isFilling) return 'fine';
  return { since: now, detail: say('alarms', 'gigabytes', Math.round(size / 1e8) / 10, mostBytes / 1e9) };
}
