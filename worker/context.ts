// What an operation may use, and the two doors to D1: one batch to read, one batch to write.
import { and, eq } from 'drizzle-orm';
import { endedSessions, idempotencyKeys, members } from '../schema/tables/index.ts';
import { errorWords } from '../schema/errors.ts';
import {
  Conflict,
  Contradiction,
  NotFound,
  Replayed,
  Unauthorized,
  isOrphaned,
  isRefused,
} from './errors.ts';
import type { Clock } from './platform/clock.ts';
import { readConfig, type Config } from './platform/config.ts';
import {
  openDatabase,
  sendAll,
  type Answers,
  type Database,
  type Statement,
  type Statements,
} from './platform/database.ts';
import { openLog, type Log } from './platform/log.ts';
import type { Queries } from './platform/near.ts';
import { openMail, type Mail } from './platform/mail.ts';
import { openPayments, type Payments } from './platform/payments.ts';

/** What a session claims; true once D1 agrees with its epoch and does not know it as ended. */
export interface Claim {
  sessionHash: string;
  memberId: string;
  epoch: number;
}

/** A request that may be repeated: the caller's key and a hash of what was asked. */
export interface Repeatable {
  key: string;
  requestHash: string;
}

export type MemberRow = typeof members.$inferSelect;

/** Parts that tests replace. */
export interface Parts {
  now: Clock;
  openMail: (env: Env, config: Config, log: Log) => Mail;
  openPayments: (config: Config) => Payments | null;
}

export const realParts: Parts = {
  now: Date.now,
  openMail: (env, config, log) => openMail(env.EMAIL, config, log),
  openPayments: (config) => openPayments(config),
};

export interface Ctx {
  db: Database;
  photos: R2Bucket;
  /** Null where nothing makes photos small. */
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
  /** Null for a visitor. */
  memberId: string | null;
  /** One batch of queries. The first one also reads the member, and ends a session whose epoch has passed. */
  read<T extends Statements>(queries: T): Promise<Answers<T>>;
  /** One batch of writes, all or nothing; keeps the answer for a repeat of the same request. */
  write<A>(statements: readonly Statement[], answer: A): Promise<A>;
}

export interface MemberCtx extends Ctx {
  memberId: string;
  /** The member's row; there after the first read. */
  me(): MemberRow;
  /** Reads the member and nothing else. */
  meet(): Promise<MemberRow>;
  /** Throws the refusal, and keeps it: a copy of the request that comes late is refused as well. */
  refuse(refusal: Conflict): Promise<never>;
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
  parts: Parts,
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
    memberId: null,
    read: (queries) => db.batch(queries),
    write: async (statements, answer) => {
      await sendAll(db, statements);
      return answer;
    },
  };
}

/** The context of a member whose session makes this claim. */
export function asMember(ctx: Ctx, claim: Claim, repeatable: Repeatable | null): MemberCtx {
  const { db } = ctx;
  let row: MemberRow | null = null;

  const memberQuery = () => db.select().from(members).where(eq(members.id, claim.memberId));
  const endedQuery = () =>
    db.select().from(endedSessions).where(eq(endedSessions.sessionHash, claim.sessionHash));
  const isKept = (key: string) =>
    and(eq(idempotencyKeys.memberId, claim.memberId), eq(idempotencyKeys.key, key));
  const answerQuery = (key: string) => db.select().from(idempotencyKeys).where(isKept(key));

  function replay(kept: typeof idempotencyKeys.$inferSelect | undefined): void {
    if (!kept) return;
    if (kept.requestHash !== repeatable?.requestHash) throw new Contradiction(errorWords.keyReused);
    if (kept.isRefusal) throw new Conflict(kept.answer);
    throw new Replayed(kept.answer);
  }

  /** Sends the queries behind the member's own; ends a session that is over, answers a request that was answered. */
  async function readAsMember(
    queries: readonly Statement[],
  ): Promise<{ member: MemberRow; answers: unknown[] }> {
    const [found, ended, kept, ...answers] = await db.batch([
      memberQuery(),
      endedQuery(),
      answerQuery(repeatable?.key ?? ''),
      ...queries,
    ] as const);
    const member = found[0];
    if (!member || member.authEpoch !== claim.epoch || ended.length > 0) throw new Unauthorized();
    row = member;
    replay(kept[0]);
    return { member, answers };
  }

  /** Writes, and keeps what is answered. Of the same request twice at once, the second gets the first one's answer. */
  async function writeAndKeep(
    statements: readonly Statement[],
    kept: { answer: string; isRefusal?: boolean },
  ): Promise<void> {
    if (!row) throw new Error('a member is read before anything is written in their name');
    const keep = repeatable && { ...repeatable, ...kept, memberId: claim.memberId, createdAt: ctx.now() };
    try {
      await sendAll(db, keep ? [...statements, db.insert(idempotencyKeys).values(keep)] : statements);
    } catch (error) {
      // The same request came twice at once, and the other one was first.
      if (keep && isRefused(error)) replay((await answerQuery(keep.key))[0]);
      if (!isOrphaned(error)) throw error;
      // The member, or what this was about, was deleted since it was read.
      throw (await memberQuery()).length > 0 ? new NotFound(errorWords.notFound) : new Unauthorized();
    }
  }

  return {
    ...ctx,
    memberId: claim.memberId,
    me: () => {
      if (!row) throw new Error('the member is known after the first read');
      return row;
    },
    forget: () => (repeatable ? [db.delete(idempotencyKeys).where(isKept(repeatable.key))] : []),
    meet: async () => row ?? (await readAsMember([])).member,
    read: async <T extends Statements>(queries: T): Promise<Answers<T>> => {
      if (row) return db.batch(queries);
      // One answer for each query, in their order: a rest element's type cannot say it.
      return (await readAsMember(queries)).answers as unknown as Answers<T>;
    },
    write: async (statements, answer) => {
      await writeAndKeep(statements, { answer: JSON.stringify(answer) });
      return answer;
    },
    refuse: async (refusal) => {
      await writeAndKeep([], { answer: refusal.message, isRefusal: true });
      throw refusal;
    },
  };
}
