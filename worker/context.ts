// What an operation may use, and the two doors to D1: one batch to read, one batch to write.
import type { members } from '../schema/tables/index.ts';
import { errorWords } from '../schema/errors.ts';
import {
  answerKept,
  forgetAnswer,
  keepAnswer,
  memberById,
  replay,
  whoClaims,
  type Claim,
  type Repeatable,
} from './claim.ts';
import { NotFound, Unauthorized, isOrphaned, isRefused, type Conflict } from './errors.ts';
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
import { oncePer } from './platform/once.ts';
import { openPayments, type Payments } from './platform/payments.ts';

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
    told: new Set(),
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

  const { memberId } = claim;

  /** Sends the queries behind the member's own; ends a session that is over, answers a request that was answered. */
  async function readAsMember(
    queries: readonly Statement[],
  ): Promise<{ member: MemberRow; answers: unknown[] }> {
    const { sessionHash, epoch } = claim;
    const [[who], ...answers] = await db.batch([
      whoClaims(db, { memberId, sessionHash, key: repeatable?.key ?? '' }),
      ...queries,
    ] as const);
    if (!who || who.isOver || who.member.authEpoch !== epoch) throw new Unauthorized();
    row = who.member;
    replay(who.kept, repeatable);
    return { member: row, answers };
  }

  /** Writes, and keeps what is answered. Of the same request twice at once, the second gets the first one's answer. */
  async function writeAndKeep(
    statements: readonly Statement[],
    kept: { answer: string; isRefusal?: boolean },
  ): Promise<void> {
    if (!row) throw new Error('a member is read before anything is written in their name');
    const keep = repeatable && {
      ...repeatable,
      isRefusal: false,
      ...kept,
      memberId,
      createdAt: ctx.now(),
    };
    try {
      await sendAll(db, keep ? [...statements, keepAnswer(db, keep)] : statements);
    } catch (error) {
      // The same request came twice at once, and the other one was first.
      if (keep && isRefused(error)) replay((await db.batch([answerKept(db, keep)]))[0][0], repeatable);
      if (!isOrphaned(error)) throw error;
      // The member, or what this was about, was deleted since it was read.
      const [[member]] = await db.batch([memberById(db, { memberId })]);
      throw member ? new NotFound(errorWords.notFound) : new Unauthorized();
    }
  }

  return {
    ...ctx,
    memberId,
    me: () => {
      if (!row) throw new Error('the member is known after the first read');
      return row;
    },
    forget: () => (repeatable ? [forgetAnswer(db, { memberId, key: repeatable.key })] : []),
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
