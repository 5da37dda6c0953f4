// Asking for a code: noted, limited and mailed, the same for addresses that we know and those that we do not.
import { and, desc, eq, getTableColumns, gt, inArray, isNull, sql, type SQL } from 'drizzle-orm';
import { emailKeyOf, signInLimits, signInWords } from '../../schema/sign-in.ts';
import { signInCodes } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { minute } from '../platform/clock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { codeLetter } from './code-letter.ts';
import { knownHashOf } from './known-browsers.ts';
import { codeHash, leftKeyOf, newCode } from './sign-in-codes.ts';

type CodeRow = typeof signInCodes.$inferSelect;

/**
 * Mails a new code.
 * @param input.known cookie of the browser, when somebody has signed in there before
 * @returns the token for the browser's cookie, without which the code is worth nothing
 */
export async function sendCode(
  ctx: Ctx,
  input: { email: string; returnTo: string; known: string | undefined },
): Promise<string> {
  const token = newToken();
  const code = newCode();
  const now = ctx.now();
  const emailKey = emailKeyOf(input.email);
  const row: CodeRow = {
    id: newId(),
    browserHash: await sha256(token),
    codeHash: await codeHash(token, code),
    email: input.email,
    emailKey,
    ipHash: ctx.caller,
    knownHash: await knownHashOf(ctx, input.known, emailKey),
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
  /** Whose letters it counts. */
  whose: SQL | undefined;
}

function windowsOf(row: CodeRow, leftKey: string): Window[] {
  const { emailKey, knownHash, ipHash } = signInCodes;
  const byWhom = row.knownHash === null ? isNull(knownHash) : eq(knownHash, row.knownHash);
  const toAddress = and(inArray(emailKey, [row.emailKey, leftKey]), byWhom);
  return [
    { ...signInLimits.perAddress, whose: toAddress },
    { ...signInLimits.perAddressDay, whose: toAddress },
    // Others in its network do not keep a known browser waiting, nor does it them.
    ...(row.knownHash === null
      ? [{ ...signInLimits.perNetwork, whose: and(eq(ipHash, row.ipHash), isNull(knownHash)) }]
      : []),
  ];
}

const within = (window: Window, now: number) =>
  and(window.whose, gt(signInCodes.createdAt, now - window.minutes * minute));

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
