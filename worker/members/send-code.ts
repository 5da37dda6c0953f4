// Sends a sign-in code: rate-limited, recorded and mailed, the same way for registered and unknown addresses.
import { and, desc, eq, getTableColumns, gt, gte, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm';
import { emailKeyOf, signInLimits } from '../../schema/sign-in.ts';
import { signInCodes } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { TooMany } from '../errors.ts';
import { siteOf } from '../platform/caller.ts';
import { minute } from '../platform/clock.ts';
import { newId, newToken, sha256 } from '../platform/ids.ts';
import { codeEmail } from './code-email.ts';
import { knownHashOf } from './known-browsers.ts';
import { codeHash, leftKeyOf, newCode } from './sign-in-codes.ts';
import { say } from '../../schema/words/say.ts';
import type { Speech } from '../words.ts';

type CodeRow = typeof signInCodes.$inferSelect;

/**
 * Mails a new code.
 * @param input.speech of the request: whose address it is may not be known
 * @param input.known the known-browser cookie, if somebody has signed in there before
 * @returns the token for the browser's cookie, without which the code is useless
 */
export async function sendCode(
  ctx: Ctx,
  input: { email: string; returnTo: string; known: string | undefined; speech: Speech },
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
  const ways = waysOf(row, await leftKeyOf(row.emailKey));
  const noted = await noteWithinLimits(ctx, row, ways);
  if (!noted) {
    const wait = await secondsToWait(ctx, ways, now);
    throw new TooMany(wait, say('signIn', 'tooMany', wait));
  }
  try {
    await ctx.mail(await codeEmail(input.speech, ctx.config, input.email, code));
  } catch (error) {
    // Nobody can use this code, so it must not count toward the limits.
    await ctx.write([ctx.db.delete(signInCodes).where(eq(signInCodes.id, row.id))], null);
    throw error;
  }
  return token;
}

interface Window {
  most: number;
  minutes: number;
  /** Condition of the emails to count. */
  whose: SQL | undefined;
}

/** An email is sent if, in at least one way, no window is full. */
type Ways = readonly (readonly Window[])[];

function waysOf(row: CodeRow, leftKey: string): Ways {
  const { emailKey, knownHash, ipHash } = signInCodes;
  const toAddress = inArray(emailKey, [row.emailKey, leftKey]);
  const { perAddress, perAddressDay, perNetwork, perSite, share, shareDay, reserve, reserveDay } =
    signInLimits;
  const all = (limits: readonly Omit<Window, 'whose'>[], whose: SQL | undefined): Window[] =>
    limits.map((limit) => ({ ...limit, whose }));
  if (row.knownHash !== null) {
    // A known browser and others at its IP address do not use up each other's limits.
    return [all([perAddress, perAddressDay], and(toAddress, eq(knownHash, row.knownHash)))];
  }
  const site = siteOf(row.ipHash);
  // A prefix search as a range, so that it uses the index: base64url sorts before `~`.
  const fromSite = and(gte(ipHash, site), lt(ipHash, `${site}~`));
  const ofNetwork = [
    ...all([perNetwork], and(eq(ipHash, row.ipHash), isNull(knownHash))),
    ...all([perSite], and(fromSite, isNull(knownHash))),
  ];
  const ofStrangers = and(toAddress, isNull(knownHash));
  const ofSite = and(ofStrangers, fromSite);
  return [
    [...ofNetwork, ...all([reserve, reserveDay], ofSite)],
    [...ofNetwork, ...all([share, shareDay], ofSite), ...all([perAddress, perAddressDay], ofStrangers)],
  ];
}

const within = (window: Window, now: number) =>
  and(window.whose, gt(signInCodes.createdAt, now - window.minutes * minute));

/** Counts and inserts in one statement, so that concurrent requests cannot exceed the limits. */
async function noteWithinLimits(ctx: Ctx, row: CodeRow, ways: Ways): Promise<boolean> {
  const columns = Object.keys(getTableColumns(signInCodes)) as (keyof CodeRow)[]; // keys of this table
  const values = sql.join(
    columns.map((column) => sql`${row[column]}`),
    sql`, `,
  );
  const hasRoom = (window: Window): SQL =>
    sql`(SELECT count(*) FROM ${signInCodes} WHERE ${within(window, row.createdAt)}) < ${window.most}`;
  const room = or(...ways.map((windows) => and(...windows.map(hasRoom))));
  const noted = await ctx.db
    .insert(signInCodes)
    .select(sql`SELECT ${values} WHERE ${room}`)
    .returning({ id: signInCodes.id });
  return noted.length > 0;
}

/** Seconds until one way has room: until the oldest of the last `most` emails has left each of its windows. */
async function secondsToWait(ctx: Ctx, ways: Ways, now: number): Promise<number> {
  const oldest = (window: Window) =>
    ctx.db
      .select({ leavesAt: sql<number>`${signInCodes.createdAt} + ${window.minutes * minute}` })
      .from(signInCodes)
      .where(within(window, now))
      .orderBy(desc(signInCodes.createdAt))
      .limit(1)
      .offset(window.most - 1);
  const [first, ...others] = ways.flat().map(oldest);
  const answers = first ? await ctx.read([first, ...others]) : [];
  const waits = answers.map(([row]) => (row ? row.leavesAt - now : 0));
  const ofWays = ways.map((windows) => Math.max(...waits.splice(0, windows.length)));
  return Math.ceil(Math.max(1000, Math.min(...ofWays)) / 1000);
}
