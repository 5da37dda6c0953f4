// The email that confirms a deletion on request, to the address that the account had.
import { eq } from 'drizzle-orm';
import { deletionEmails } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import type { Statement } from '../platform/database.ts';
import { composeEmail } from '../platform/email-layout.ts';
import { newId } from '../platform/ids.ts';
import { speechTo } from '../words.ts';

/** Statements for the batch of the deletion: keep the address until the email has left. */
export function confirmDeletion(
  ctx: Ctx,
  { email, language }: { email: string; language: string | null },
): Statement[] {
  const id = newId();
  return [
    ctx.db.insert(deletionEmails).values({ id, email, language, createdAt: ctx.now() }),
    queueEmail(ctx, { event: `deletion:${id}`, recipient: 'member' }),
  ];
}

/** Statement: forgets the address. */
export const forgetDeletion = ({ db }: Pick<Ctx, 'db'>, id: string) =>
  db.delete(deletionEmails).where(eq(deletionEmails.id, id));

/** Composes no email once the address is forgotten. */
export const deletion: Template = {
  async compose({ db, config }, id) {
    const [found] = await db.select().from(deletionEmails).where(eq(deletionEmails.id, id));
    if (!found) return null;
    const { language, words } = await speechTo(config, found.language);
    const { subject, heading, what, stays, notAsked } = words.actionEmails.accountDeleted(config.productName);
    return composeEmail(config, {
      to: found.email,
      language,
      subject,
      heading,
      parts: [{ text: what }, { text: stays }],
      footnotes: [notAsked],
    });
  },
  onSent: (ctx, id) => [forgetDeletion(ctx, id)],
};
