// Asking for a code: noted, limited and mailed, the same for addresses that we know and those that we do not.
import { and, desc, eq, getTableColumns, gt, inArray, sql, type SQL } from 'drizzle-orm';
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { emailKeyOf, signInLimits, signInWords } from '../../schema/sign-in.ts';
import { signInCodes } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { minute } from '../platform/clock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { codeLetter } from './code-letter.ts';
import { codeHash, leftKeyOf, newCode } from './sign-in-codes.ts';

type CodeRow = typeof signInCodes.$inferSelect;

/** Mails a new code. @returns the token for the browser's cookie, without which the code is worth nothing */
export async function sendCode(ctx: Ctx, input: { email: string; returnTo: string }): Promise<string> {
  const token = newToken();
  const code = newCode();
  const now = ctx.now();
  const row: CodeRow = {
    id: newId(),
    browserHash: await sha256(token),
    codeHash: await codeHash(token, code),
    email: input.email,
    emailKey: emailKeyOf(input.email),
    ipHash: ctx.caller,
    returnTo: input.returnTo,
    triesLeft: signInLimits.tries,
    usedAt: null,
    createdAt: now,
    expiresAt: now + signInLimits.codeMinutes * minute,
  };
  const windows = windowsOf(row, await leftKeyOf(row.emailKey));
  const noted = await noteWithinLimits(ctx, row, windows);
  if (!noted) {
    const wait = await secondsToWait(ctx, windows, now);
    throw new TooMany(wait, signInWords.tooMany(wait));
  }
  try {
    await ctx.mail(await codeLetter(ctx.config, input.email, code));
  } catch (error) {
    // Nobody can use this code, so it must not count either.
    await ctx.write([ctx.db.delete(signInCodes).where(eq(signInCodes.id, row.id))], null);
    throw error;
  }
  return token;
}

interface Window {
  most: number;
  minutes: number;
  who: SQLiteColumn;
  /** Any of these. */
  is: readonly string[];
}

function windowsOf(row: CodeRow, leftKey: string): Window[] {
  const address = { who: signInCodes.emailKey, is: [row.emailKey, leftKey] };
  return [
    { ...signInLimits.perAddress, ...address },
    { ...signInLimits.perAddressDay, ...address },
    { ...signInLimits.perNetwork, who: signInCodes.ipHash, is: [row.ipHash] },
  ];
}

const within = (window: Window, now: number) =>
  and(inArray(window.who, [...window.is]), gt(signInCodes.createdAt, now - window.minutes * minute));

/** Counts and notes in one statement: of many requests at once no more get through than there is room for. */
async function noteWithinLimits(ctx: Ctx, row: CodeRow, windows: readonly Window[]): Promise<boolean> {
  const columns = Object.keys(getTableColumns(signInCodes)) as (keyof CodeRow)[]; // keys of this very table
  const values = sql.join(
    columns.map((column) => sql`${row[column]}`),
    sql`, `,
  );
  const room = windows.map(
    (window): SQL =>
      sql`(SELECT count(*) FROM ${signInCodes} WHERE ${within(window, row.createdAt)}) < ${window.most}`,
  );
  const noted = await ctx.db
    .insert(signInCodes)
    .select(sql`SELECT ${values} WHERE ${and(...room)}`)
    .returning({ id: signInCodes.id });
  return noted.length > 0;
}

/** Seconds until each full window has room again: until the oldest of its last `most` letters leaves it. */
async function secondsToWait(ctx: Ctx, windows: readonly Window[], now: number): Promise<number> {
  const oldest = (window: Window) =>
    ctx.db
      .select({ leavesAt: sql<number>`${signInCodes.createdAt} + ${window.minutes * minute}` })
      .from(signInCodes)
      .where(within(window, now))
      .orderBy(desc(signInCodes.createdAt))
      .limit(1)
      .offset(window.most - 1);
  const [first, ...others] = windows.map(oldest);
  const answers = first ? await ctx.read([first, ...others]) : [];
  const waits = answers.flat().map(({ leavesAt }) => leavesAt - now);
  return Math.ceil(Math.max(1000, ...waits) / 1000);
}
