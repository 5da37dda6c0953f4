// The context of an operation: its dependencies, and its only access to D1, one batch to read and one to write.
import type { members, untoldEvents } from '../schema/tables/index.ts';
import {
  storedAnswer,
  forgetAnswer,
  storeAnswer,
  readStoredAnswer,
  memberById,
  memberOfClaim,
  type SessionClaim,
  type Repeatable,
} from './session-claim.ts';
import { NotFound, Unauthorized, isOrphaned, isRefused, type Conflict } from './errors.ts';
import type { Clock } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config.ts';
import {
  readAll,
  openDatabase,
  writeAll,
  type Answers,
  type Database,
  type MaybeStatements,
  type Statement,
  type Statements,
} from './platform/database.ts';
import { openHealthCounts, type HealthCounts } from './platform/health-counts.ts';
import { openLog, type Log } from './platform/log.ts';
import type { Queries } from './platform/d1-session.ts';
import { counted, openMail, type Mail } from './platform/mail.ts';
import { oncePer } from './platform/once.ts';
import { openPayments, type Payments } from './platform/payments.ts';
import { openPush, type Push } from './platform/push.ts';
import { refuseSuspended } from './suspension.ts';
import { say } from '../schema/words/say.ts';

export type MemberRow = typeof members.$inferSelect;

/** Dependencies that tests replace. */
export interface Deps {
  now: Clock;
  openMail: (env: Env, config: Config, log: Log) => Mail;
  openPayments: (config: Config) => Payments | null;
  openPush: (config: Config) => Push | null;
}

export const realDeps: Deps = {
  now: Date.now,
  openMail: (env, config, log) => openMail(env.EMAIL, config, log),
  openPayments: oncePer((config) => openPayments(config)),
  openPush: oncePer((config) => openPush(config)),
};

export interface Ctx {
  db: Database;
  photos: R2Bucket;
  /** Null where photos cannot be decoded; uploads are then refused. */
  images: ImagesBinding | null;
  sessions: KVNamespace;
  config: Config;
  log: Log;
  mail: Mail;
  /** Null while payments are not set up. */
  payments: Payments | null;
  /** Null while push messages are not set up. */
  push: Push | null;
  now: Clock;
  /** What this isolate has counted. */
  counts: HealthCounts;
  /** Hash of the caller's IPv4 address or IPv6 subnet, for rate limits. */
  caller: string;
  /** Outbox events that this context noted. Those that were written are sent right after the answer. */
  queuedEvents: Set<string>;
  /** Events that this context noted, see `noteEvent`. Members are told of those that were written, right after the answer. */
  untold: Set<Omit<typeof untoldEvents.$inferSelect, 'cursor'>>;
  /** Members for whom this context wrote something. Right after the answer, see `noteTraces`. */
  writers: Set<string>;
  /** Called with the member once they are read: their answer is in the language of their profile. */
  heed: (member: MemberRow) => Promise<void>;
  /** Null for a visitor. */
  memberId: string | null;
  /** Shared by all contexts of the request: whether its answer repeats that of an earlier copy of the request. */
  reply: { isRepeat: boolean };
  /**
   * The operation's first batch: reads the member, the stored answer of an earlier copy of the request, and these
   * queries. A repeat gets the stored answer without a call of `act`. @throws Unauthorized when the session is over
   */
  begin<T extends MaybeStatements, A>(
    queries: T,
    act: (member: MemberRow | null, answers: Answers<T>) => Promise<A>,
  ): Promise<A>;
  /** One batch of queries. The first batch is `begin` if the operation needs the member's row or may be repeated. */
  read<T extends Statements>(queries: T): Promise<Answers<T>>;
  /**
   * One batch of writes, all or nothing. Stores the answer for repeats of the request. Of two concurrent copies the
   * second writes nothing and gets the first one's answer: check `reply` before further side effects.
   */
  write<A>(statements: readonly Statement[], answer: A): Promise<A>;
}

export interface MemberCtx extends Ctx {
  memberId: string;
  begin<T extends MaybeStatements, A>(
    queries: T,
    act: (member: MemberRow, answers: Answers<T>) => Promise<A>,
  ): Promise<A>;
  /**
   * Stores the refusal, so that a late copy of the request is refused as well, and throws it. Returns the answer of a
   * concurrent copy of the request if that one came first.
   * @param statements what is written nevertheless
   */
  refuse<A>(refusal: Conflict, statements?: readonly Statement[]): Promise<A>;
  /** Statements that delete the answer stored by `write`, for when the step after it failed. */
  forget(): Statement[];
}

/** The counts of an isolate. */
export const countsOf = oncePer(({ now }: Deps) => openHealthCounts(now));

/**
 * The context of a visitor.
 * @param log tagged with the id of the request, or of the tick and its step
 * @param d1 the D1 session of the request; outside of requests, the primary
 */
export function openContext(
  env: Env,
  caller: string,
  deps: Deps,
  log: Log = openLog(),
  d1: Queries = env.DB,
): Ctx {
  const db = openDatabase(d1);
  const config = readConfig(env);
  const counts = countsOf(deps);
  return {
    db,
    config,
    log,
    caller,
    photos: env.PHOTOS,
    images: env.IMAGES ?? null,
    sessions: env.SESSIONS,
    mail: counted(deps.openMail(env, config, log), counts),
    payments: deps.openPayments(config),
    push: deps.openPush(config),
    now: deps.now,
    counts,
    queuedEvents: new Set(),
    untold: new Set(),
    writers: new Set(),
    heed: async () => undefined,
    memberId: null,
    reply: { isRepeat: false },
    begin: async (queries, act) => act(null, await readAll(db, queries)),
    read: (queries) => db.batch(queries),
    write: async (statements, answer) => {
      await writeAll(db, statements);
      return answer;
    },
  };
}

/** Whether the caller is a member; only `asMember` sets `memberId`. */
export const isMember = (ctx: Ctx): ctx is MemberCtx => ctx.memberId !== null;

/** What a request of a member is. */
interface MemberRequest {
  repeatable?: Repeatable | null;
  /** Whether it is taken from suspended members, too. */
  isForSuspended: boolean;
}

/** The context of a member with this session claim. */
export function asMember(
  ctx: Ctx,
  claim: SessionClaim,
  { repeatable = null, isForSuspended }: MemberRequest,
): MemberCtx {
  const { db, config } = ctx;
  const { memberId, sessionHash, epoch } = claim;
  let isRead = false;

  /** Sends the queries after the one that reads the member. @throws Unauthorized when the session is over */
  async function readAsMember<T extends MaybeStatements>(queries: T) {
    const [[who], ...answers] = await db.batch([
      memberOfClaim(db, { memberId, sessionHash, key: repeatable?.key ?? '' }),
      ...queries,
    ] as const);
    if (!who || who.isOver || who.member.authEpoch !== epoch) throw new Unauthorized();
    isRead = true;
    await ctx.heed(who.member);
    // One answer for each query in order; the type of a rest element cannot express that.
    return { ...who, answers: answers as unknown as Answers<T> };
  }

  /** Of a suspension and a write at once, the write is done if it has read the member before. @throws Forbidden */
  function permit(member: MemberRow): void {
    if (!isForSuspended) refuseSuspended(config, member, ctx.now());
  }

  /** @param first the stored answer of the request as JSON; null if there is none */
  function unlessAnswered<A>(first: string | null, act: () => A | Promise<A>): A | Promise<A> {
    if (first === null) return act();
    ctx.reply.isRepeat = true;
    // `write` stored it, so it has the type of the operation's answer.
    return JSON.parse(first) as A;
  }

  /** @returns null once everything is written, or the answer of a concurrent copy of the request that came first */
  async function writeAndKeep(
    statements: readonly Statement[],
    kept: { answer: string; isRefusal?: boolean },
  ): Promise<string | null> {
    if (!isRead) throw new Error('read the member before writing for them');
    const keep = repeatable && {
      ...repeatable,
      isRefusal: false,
      ...kept,
      memberId,
      createdAt: ctx.now(),
    };
    try {
      await writeAll(db, keep ? [...statements, storeAnswer(db, keep)] : statements);
      if (statements.length > 0) ctx.writers.add(memberId);
      return null;
    } catch (error) {
      // A concurrent copy of the request may have been first.
      const [[first]] = keep && isRefused(error) ? await db.batch([storedAnswer(db, keep)]) : [[]];
      const answer = readStoredAnswer(first, repeatable);
      if (answer !== null) return answer;
      if (!isOrphaned(error)) throw error;
      // The member, or a row that the write refers to, was deleted since it was read.
      const [[member]] = await db.batch([memberById(db, { memberId })]);
      throw member ? new NotFound(say('errors', 'notFound')) : new Unauthorized();
    }
  }

  return {
    ...ctx,
    memberId,
    forget: () => (repeatable ? [forgetAnswer(db, { memberId, key: repeatable.key })] : []),
    begin: async (queries, act) => {
      const { member, kept, answers } = await readAsMember(queries);
      return unlessAnswered(readStoredAnswer(kept, repeatable), () => {
        permit(member);
        return act(member, answers);
      });
    },
    read: async (queries) => {
      if (isRead) return db.batch(queries);
      if (repeatable) throw new Error('an operation that may be repeated begins with `begin`');
      const { member, answers } = await readAsMember(queries);
      permit(member);
      return answers;
    },
    write: async (statements, answer) => {
      const first = await writeAndKeep(statements, { answer: JSON.stringify(answer) });
      return unlessAnswered(first, () => answer);
    },
    refuse: async (refusal, statements = []) => {
      const first = await writeAndKeep(statements, { answer: refusal.message, isRefusal: true });
      return unlessAnswered(first, () => {
        throw refusal;
      });
    },
  };
}
