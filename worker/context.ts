// What an operation may use, and the two doors to D1: one batch to read, one batch to write.
import type { members } from '../schema/tables/index.ts';
import { errorWords } from '../schema/errors.ts';
import {
  answerKept,
  forgetAnswer,
  keepAnswer,
  keptAnswer,
  memberById,
  whoClaims,
  type SessionClaim,
  type Repeatable,
} from './session-claim.ts';
import { NotFound, Unauthorized, isOrphaned, isRefused, type Conflict } from './errors.ts';
import type { Clock } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config.ts';
import {
  askAll,
  openDatabase,
  sendAll,
  type Answers,
  type Database,
  type MaybeStatements,
  type Statement,
  type Statements,
} from './platform/database.ts';
import { openLog, type Log } from './platform/log.ts';
import type { Queries } from './platform/d1-session.ts';
import { openMail, type Mail } from './platform/mail.ts';
import { oncePer } from './platform/once.ts';
import { openPayments, type Payments } from './platform/payments.ts';

export type MemberRow = typeof members.$inferSelect;

/** Parts that tests replace. */
export interface Deps {
  now: Clock;
  openMail: (env: Env, config: Config, log: Log) => Mail;
  openPayments: (config: Config) => Payments | null;
}

export const realDeps: Deps = {
  now: Date.now,
  openMail: (env, config, log) => openMail(env.EMAIL, config, log),
  openPayments: oncePer((config) => openPayments(config)),
};

export interface Ctx {
  db: Database;
  photos: R2Bucket;
  /** Null where nothing decodes photos: then none can be sent. */
  images: ImagesBinding | null;
  sessions: KVNamespace;
  config: Config;
  log: Log;
  mail: Mail;
  /** Null while nothing can be bought. */
  payments: Payments | null;
  now: Clock;
  /** Hash of the caller's network address, for limits. */
  caller: string;
  /** Events of statements for the outbox, to be sent, if they were written, as soon as the request is answered. */
  told: Set<string>;
  /** Null for a visitor. */
  memberId: string | null;
  /** Of the request, whichever context answers it: whether this is what a request before was answered. */
  reply: { isRepeat: boolean };
  /**
   * The operation's first batch: who asks, whether this request was answered before, and these queries. `act` is not
   * called for a repeat, which gets the first answer. Throws Unauthorized when the session is over.
   */
  begin<T extends MaybeStatements, A>(
    queries: T,
    act: (member: MemberRow | null, answers: Answers<T>) => Promise<A>,
  ): Promise<A>;
  /** One batch of queries; as the first one only where no member is needed and nothing is kept for a repeat. */
  read<T extends Statements>(queries: T): Promise<Answers<T>>;
  /**
   * One batch of writes, all or nothing; keeps the answer for a repeat of the same request. Of two at once the second
   * writes nothing and gets the first one's answer: whoever has more to do, once, asks `reply`.
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
   * Throws the refusal, and keeps it: a copy of the request that comes late is refused as well. Returns what the same
   * request was answered at the same time.
   */
  refuse<A>(refusal: Conflict): Promise<A>;
  /** Statements: the answer that `write` kept is forgotten, since what was to follow came to nothing. */
  forget(): Statement[];
}

/**
 * The context of a visitor.
 * @param log with the id of the request, or of the tick and its step
 * @param d1 where reads come from; the primary for what is no request
 */
export function openContext(
  env: Env,
  caller: string,
  parts: Deps,
  log: Log = openLog(),
  d1: Queries = env.DB,
): Ctx {
  const db = openDatabase(d1);
  const config = readConfig(env);
  return {
    db,
    config,
    log,
    caller,
    photos: env.PHOTOS,
    images: env.IMAGES ?? null,
    sessions: env.SESSIONS,
    mail: parts.openMail(env, config, log),
    payments: parts.openPayments(config),
    now: parts.now,
    told: new Set(),
    memberId: null,
    reply: { isRepeat: false },
    begin: async (queries, act) => act(null, await askAll(db, queries)),
    read: (queries) => db.batch(queries),
    write: async (statements, answer) => {
      await sendAll(db, statements);
      return answer;
    },
  };
}

/** Whether whoever asks is a member: only `asMember` names one. */
export const isMember = (ctx: Ctx): ctx is MemberCtx => ctx.memberId !== null;

/** The context of a member whose session makes this claim. */
export function asMember(ctx: Ctx, claim: SessionClaim, repeatable: Repeatable | null): MemberCtx {
  const { db } = ctx;
  const { memberId, sessionHash, epoch } = claim;
  let isRead = false;

  /** Sends the queries behind the member's own; ends a session that is over. */
  async function readAsMember<T extends MaybeStatements>(queries: T) {
    const [[who], ...answers] = await db.batch([
      whoClaims(db, { memberId, sessionHash, key: repeatable?.key ?? '' }),
      ...queries,
    ] as const);
    if (!who || who.isOver || who.member.authEpoch !== epoch) throw new Unauthorized();
    isRead = true;
    // One answer for each query, in their order: a rest element's type cannot say it.
    return { ...who, answers: answers as unknown as Answers<T> };
  }

  /** @param first what the same request was answered, if it was; as JSON */
  function unlessAnswered<A>(first: string | null, act: () => A | Promise<A>): A | Promise<A> {
    if (first === null) return act();
    ctx.reply.isRepeat = true;
    // `write` kept it, of what the same operation answered.
    return JSON.parse(first) as A;
  }

  /** Null once all of it is written; of the same request twice at once, the second gets the first one's answer. */
  async function writeAndKeep(
    statements: readonly Statement[],
    kept: { answer: string; isRefusal?: boolean },
  ): Promise<string | null> {
    if (!isRead) throw new Error('a member is read before anything is written in their name');
    const keep = repeatable && {
      ...repeatable,
      isRefusal: false,
      ...kept,
      memberId,
      createdAt: ctx.now(),
    };
    try {
      await sendAll(db, keep ? [...statements, keepAnswer(db, keep)] : statements);
      return null;
    } catch (error) {
      // The same request came twice at once, and the other one was first.
      const [[first]] = keep && isRefused(error) ? await db.batch([answerKept(db, keep)]) : [[]];
      const answer = keptAnswer(first, repeatable);
      if (answer !== null) return answer;
      if (!isOrphaned(error)) throw error;
      // The member, or what this was about, was deleted since it was read.
      const [[member]] = await db.batch([memberById(db, { memberId })]);
      throw member ? new NotFound(errorWords.notFound) : new Unauthorized();
    }
  }

  return {
    ...ctx,
    memberId,
    forget: () => (repeatable ? [forgetAnswer(db, { memberId, key: repeatable.key })] : []),
    begin: async (queries, act) => {
      const { member, kept, answers } = await readAsMember(queries);
      return unlessAnswered(keptAnswer(kept, repeatable), () => act(member, answers));
    },
    read: async (queries) => {
      if (isRead) return db.batch(queries);
      if (repeatable) throw new Error('an operation that may be repeated begins with `begin`');
      return (await readAsMember(queries)).answers;
    },
    write: async (statements, answer) => {
      const first = await writeAndKeep(statements, { answer: JSON.stringify(answer) });
      return unlessAnswered(first, () => answer);
    },
    refuse: async (refusal) => {
      const first = await writeAndKeep([], { answer: refusal.message, isRefusal: true });
      return unlessAnswered(first, () => {
        throw refusal;
      });
    },
  };
}
