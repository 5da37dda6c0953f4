// Finds the member of a verified address, or creates one at the first sign-in.
import { and, eq, exists, isNull, notExists, or, sql } from 'drizzle-orm';
import { distanceUnitOf, type DistanceUnit, type Language } from '../../schema/languages.ts';
import { emailKeyOf } from '../../schema/sign-in.ts';
import { members, totals } from '../../schema/tables/index.ts';
import type { Ctx, MemberRow } from '../context.ts';
import { newId } from '../platform/ids.ts';
import { addressHashOf, suspendAgain } from './kept-suspensions.ts';

/** A verified identity. */
interface Identity {
  /** Verified. */
  email: string;
  /** `issuer subject` of OpenID Connect; null for a code by email. */
  oidcSubject: string | null;
  /** Of their request: that of a new member. */
  language: Language;
  /** The same. Kept if it is not the usual one of the language: what is sent to them knows no region. */
  unit: DistanceUnit;
}

/** The columns that a new session needs. */
export type Admitted = Pick<MemberRow, 'id' | 'authEpoch' | 'isFirstLogin' | 'language' | 'distanceUnit'>;

const admittedColumns = {
  id: members.id,
  authEpoch: members.authEpoch,
  isFirstLogin: members.isFirstLogin,
  language: members.language,
  distanceUnit: members.distanceUnit,
};

/**
 * Statements for one batch, in this order: insert the member unless the address or the subject has one, link the
 * subject to the address's member, count a new member, select the member, suspend a new one again. The unique indexes
 * settle two concurrent first sign-ins: one inserts the member, and both select it.
 */
export async function admission(ctx: Ctx, { email, oidcSubject, language, unit }: Identity) {
  const { db, now } = ctx;
  const emailKey = emailKeyOf(email);
  const id = newId();
  const again = suspendAgain(ctx, { id, emailKey, hash: await addressHashOf(ctx.config, emailKey) });
  const isThisOne = eq(members.emailKey, emailKey);
  const hasSubject = eq(members.oidcSubject, oidcSubject ?? '');
  const one = { one: sql`1` };
  return [
    db
      .insert(members)
      .values({
        id,
        email: email.trim(),
        emailKey,
        oidcSubject,
        language,
        distanceUnit: unit === distanceUnitOf(language) ? null : unit,
        isFirstLogin: true,
        createdAt: now(),
      })
      .onConflictDoNothing(),
    db
      .update(members)
      .set({ oidcSubject })
      .where(
        and(
          isThisOne,
          isNull(members.oidcSubject),
          sql`${oidcSubject} IS NOT NULL`,
          notExists(db.select(one).from(members).where(hasSubject)),
        ),
      ),
    db
      .update(totals)
      .set({ value: sql`${totals.value} + 1` })
      .where(and(eq(totals.name, 'members'), exists(db.select(one).from(members).where(eq(members.id, id))))),
    db
      .select(admittedColumns)
      .from(members)
      .where(or(hasSubject, isThisOne))
      .orderBy(sql`${members.oidcSubject} IS ${oidcSubject ?? ''} DESC`)
      .limit(1),
    ...again,
  ] as const;
}

/** Query: the member with this subject of the issuer. */
export function memberOfSubject({ db }: Ctx, oidcSubject: string) {
  return db.select(admittedColumns).from(members).where(eq(members.oidcSubject, oidcSubject));
}
