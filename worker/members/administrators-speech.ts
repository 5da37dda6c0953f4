// What is sent to the administrator is in the language of their profile.
import { eq } from 'drizzle-orm';
import { members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import { speechTo, type Speech } from '../words.ts';

/** Query: the language and the unit of the administrator's profile. */
export const administratorsLanguage = ({ db, config }: Pick<Ctx, 'db' | 'config'>) =>
  db
    .select({ language: members.language, distanceUnit: members.distanceUnit })
    .from(members)
    .where(eq(members.emailKey, config.adminEmail));

export async function administratorsSpeech(ctx: Ctx): Promise<Speech> {
  const [profile] = await administratorsLanguage(ctx);
  return speechTo(ctx.config, profile?.language, profile?.distanceUnit);
}
