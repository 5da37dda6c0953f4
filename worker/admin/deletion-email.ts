// The email that confirms a deletion on request, to the address that the account had.
import { eq } from 'drizzle-orm';
import { deletionEmails } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import { queueEmail } from '../outbox/queue-email.ts';
import type { Statement } from '../platform/database.ts';
import { composeEmail } from '../platform/email-layout.ts';
import { newId } from '../platform/ids.ts';

/** Statements for the batch of the deletion: keep the address until the email has left. */
export function confirmDeletion(ctx: Ctx, email: string): Statement[] {
  const id = newId();
  return [
    ctx.db.insert(deletionEmails).values({ id, email, createdAt: ctx.now() }),
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
    return composeEmail(config, {
      to: found.email,
      subject: `Your ${config.productName} account is deleted`,
      heading: 'Your account is deleted',
      parts: [
        {
          text: `You asked us to delete your ${config.productName} account, and we have done so. Your name, picture, comments, notes and messages are gone, and so are rocks that were never hidden.`,
        },
        {
          text: 'Rocks that travel stay in the world, and no longer say who painted them. A plan has ended. Of an order we keep what bookkeeping needs. Apart from that, we delete your address once this email has left.',
        },
      ],
      footnotes: ['Did you not ask for this? Please answer this email.'],
    });
  },
  onSent: (ctx, id) => [forgetDeletion(ctx, id)],
};
