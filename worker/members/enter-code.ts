// Checks a sign-in code: five tries, one use, and only in the browser that requested it.
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { DistanceUnit, Language } from '../../schema/languages.ts';
import { signInCodes } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { Malformed } from '../errors.ts';
import { sha256 } from '../platform/ids.ts';
import { admission, type Admitted } from './admit.ts';
import { codeHash, isSameHash } from './sign-in-codes.ts';
import { say, type Said } from '../../schema/words/say.ts';
import { signInLimits } from '../../schema/sign-in.ts';

type CodeRow = typeof signInCodes.$inferSelect;

/** The sign-in that the browser with this token requested. */
interface AskedFor {
  email: string;
  returnTo: string;
  /** Why the code can no longer be entered; null while it can. */
  closed: Said | null;
}

/** The pending code of this browser; null when it requested none, or too long ago. */
export async function askedFor(ctx: Ctx, token: string | undefined): Promise<AskedFor | null> {
  if (!token) return null;
  const [[row]] = await ctx.read([rowOf(ctx, await sha256(token))]);
  return row ? { email: row.email, returnTo: row.returnTo, closed: whyClosed(row, ctx.now()) } : null;
}

const rowOf = (ctx: Ctx, browserHash: string) =>
  ctx.db.select().from(signInCodes).where(eq(signInCodes.browserHash, browserHash));

function whyClosed(row: CodeRow, now: number): Said | null {
  if (row.usedAt !== null) return say('signIn', 'used');
  if (row.expiresAt <= now) return say('signIn', 'expired', signInLimits.codeMinutes);
  return row.triesLeft > 0 ? null : say('signIn', 'spent');
}

/** Admits the member who enters the right code. Throws Malformed, with the field `code` while tries are left. */
export async function enterCode(
  ctx: Ctx,
  input: { token: string | undefined; code: string; language: Language; unit: DistanceUnit },
): Promise<{ member: Admitted; returnTo: string }> {
  if (!input.token) throw new Malformed(say('signIn', 'otherBrowser'));
  const { db } = ctx;
  const now = ctx.now();
  const browserHash = await sha256(input.token);
  const isUsable = and(isNull(signInCodes.usedAt), gt(signInCodes.expiresAt, now));

  // The try is used up before the code is compared, so concurrent guesses get no extra tries.
  const [[taken], [row]] = await db.batch([
    db
      .update(signInCodes)
      .set({ triesLeft: sql`${signInCodes.triesLeft} - 1` })
      .where(and(eq(signInCodes.browserHash, browserHash), gt(signInCodes.triesLeft, 0), isUsable))
      .returning(),
    rowOf(ctx, browserHash),
  ]);
  if (!taken) throw new Malformed((row && whyClosed(row, now)) ?? say('signIn', 'otherBrowser'));
  if (!isSameHash(taken.codeHash, await codeHash(input.token, input.code))) {
    if (taken.triesLeft === 0) throw new Malformed(say('signIn', 'spent'));
    throw new Malformed(say('signIn', 'wrong', taken.triesLeft), 'code');
  }

  const [used, , , , [member]] = await db.batch([
    db
      .update(signInCodes)
      .set({ usedAt: now })
      .where(and(eq(signInCodes.id, taken.id), isUsable))
      .returning({ id: signInCodes.id }),
    ...(await admission(ctx, {
      email: taken.email,
      oidcSubject: null,
      language: input.language,
      unit: input.unit,
    })),
  ]);
  if (used.length === 0 || !member) throw new Malformed(say('signIn', 'used'));
  return { member, returnTo: taken.returnTo };
}
