// What the site speaks to a member, and in what it measures.
import { and, eq, isNull } from 'drizzle-orm';
import type { DistanceUnit, Language } from '../../schema/languages.ts';
import { members } from '../../schema/tables/index.ts';
import { isMember, type Ctx } from '../context.ts';
import { Malformed } from '../errors.ts';
import type { Config } from '../platform/config.ts';
import { spokenBy } from '../words.ts';
import { say } from '../../schema/words/say.ts';
import type { Admitted } from './admit.ts';

interface Chosen {
  language?: Language | undefined;
  unit?: DistanceUnit | undefined;
}

/** @throws Malformed for one that only sites for tests speak */
export function requireSpoken(config: Config, language: Language | undefined): void {
  if (language && !spokenBy(config).includes(language))
    throw new Malformed(say('languages', 'unspoken'), 'language');
}

/** Whatever is left out stays. A visitor's browser alone keeps it. @returns whether a profile has it now */
export async function setLanguage(ctx: Ctx, { language, unit }: Chosen): Promise<boolean> {
  if (!isMember(ctx)) return false;
  const { db, memberId } = ctx;
  const changes = { ...(language && { language }), ...(unit && { distanceUnit: unit }) };
  const isEmpty = language === undefined && unit === undefined;
  const update = () => db.update(members).set(changes).where(eq(members.id, memberId));
  return ctx.begin([], () => ctx.write(isEmpty ? [] : [update()], true));
}

/** At a sign-in: gives a member without a language, or without a unit, what their browser was set to. */
export async function adoptLanguage(ctx: Ctx, member: Admitted, kept: Chosen): Promise<Admitted> {
  const language = member.language ?? kept.language ?? null;
  const distanceUnit = member.distanceUnit ?? kept.unit ?? null;
  const { db } = ctx;
  const isMe = eq(members.id, member.id);
  // Each on its own: of two sign-ins at once the first one counts.
  const statements = [
    ...(language === member.language
      ? []
      : [
          db
            .update(members)
            .set({ language })
            .where(and(isMe, isNull(members.language))),
        ]),
    ...(distanceUnit === member.distanceUnit
      ? []
      : [
          db
            .update(members)
            .set({ distanceUnit })
            .where(and(isMe, isNull(members.distanceUnit))),
        ]),
  ];
  if (statements.length > 0) await ctx.write(statements, null);
  return { ...member, language, distanceUnit };
}
