// The email that offers a rock to an address. It goes to whoever a member names, so it has no words of members in it.
import { and, eq, exists, isNotNull, isNull, sql } from 'drizzle-orm';
import { adoptionLimits } from '../../schema/adoption.ts';
import { adoptPath } from '../../schema/pages.ts';
import { members, offers, rocks } from '../../schema/tables/index.ts';
import type { Template } from '../outbox/deliver.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import { canBeGiven, isOpen } from './open-offers.ts';
import { speechTo } from '../words.ts';

/** Each try to send it makes a new token, of which only the hash is stored: the newest email has the link. */
export const offer: Template = {
  async compose({ db, config, now }, id) {
    const token = newToken();
    const tokenHash = await sha256(token);
    const isIt = and(eq(offers.id, id), isOpen(now()), isNotNull(offers.email), isNull(offers.receiverId));
    const givable = db.select({ id: rocks.id }).from(rocks).where(canBeGiven);
    const [found] = await db
      .update(offers)
      .set({ tokenHash })
      .where(and(isIt, exists(givable)))
      .returning({
        email: offers.email,
        // Nobody knows that of the address. Who gives it probably writes to somebody who reads the same.
        language: sql<
          string | null
        >`(SELECT ${members.language} FROM ${members} WHERE ${members.id} = ${offers.giverId})`,
      });
    const to = found?.email;
    const { language, words: all } = await speechTo(config, found?.language);
    const words = all.offerEmail;
    const button = buttonTo(config, adoptPath(token), words.button);
    // Without our own address there is no link to send.
    if (!to || !button) return null;
    return composeEmail(config, {
      to,
      language,
      subject: words.subject,
      heading: words.heading,
      parts: [{ text: words.what }, { text: words.see(adoptionLimits.days) }],
      button,
      footnotes: [words.doNothing],
    });
  },
};
