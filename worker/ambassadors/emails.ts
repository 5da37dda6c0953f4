// The emails to applicants: first the confirmation, then whether they were selected.
import { eq } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications, members } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import type { Config } from '../platform/config.ts';
import type { Content, Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import type { Words } from '../../schema/words/words.ts';
import type { Language } from '../../schema/languages.ts';
import { speechTo } from '../words.ts';

type Applicant = Pick<
  typeof ambassadorApplications.$inferSelect,
  | 'name'
  | 'email'
  | 'address'
  | 'city'
  | 'state'
  | 'zipcode'
  | 'country'
  | 'region'
  | 'slot'
  | 'suspendedAt'
  | 'withdrawnAt'
> & {
  /** Of the account with this address; null without one. */
  language: string | null;
};

const { labels, perRegion, replyHours } = ambassadorLimits;

/** The current application; null once its account is deleted. */
async function applicantBy({ db }: Ctx, id: string): Promise<Applicant | null> {
  const [found] = await db
    .select({ row: ambassadorApplications, language: members.language })
    .from(ambassadorApplications)
    .leftJoin(members, eq(members.emailKey, ambassadorApplications.emailKey))
    .where(eq(ambassadorApplications.id, id));
  return found?.row.email ? { ...found.row, language: found.language } : null;
}

async function makingOf({ config }: Ctx, applicant: Applicant): Promise<Making> {
  const { language, words } = await speechTo(config, applicant.language);
  return { config, applicant, language, words: words.ambassadorEmails };
}

export const application: Template = {
  async compose(ctx, id) {
    const applicant = await applicantBy(ctx, id);
    return applicant && confirmed(await makingOf(ctx, applicant));
  },
};

export const selection: Template = {
  async compose(ctx, id) {
    const applicant = await applicantBy(ctx, id);
    // The withdrawal has an email of its own.
    if (!applicant || applicant.withdrawnAt !== null) return null;
    const result = applicant.slot !== null ? selected : applicant.suspendedAt === null ? declined : refused;
    return result(await makingOf(ctx, applicant));
  },
  // From then on the selection is public.
  onSent: ({ db, now }, id) => [
    db.update(ambassadorApplications).set({ announcedAt: now() }).where(eq(ambassadorApplications.id, id)),
  ],
};

type EmailWords = Words['ambassadorEmails'];

/** What an email is made of. */
interface Making {
  config: Config;
  applicant: Applicant;
  language: Language;
  words: EmailWords;
}

function confirmed(to: Making): Promise<Email> {
  const { confirmed: words } = to.words;
  return email(to, words.heading, {
    said: [words.thanks(to.config.productName), words.offer(perRegion, labels, replyHours)],
    footnotes: [words.notYou],
  });
}

function selected(to: Making): Promise<Email> {
  const { address, city, state, zipcode, country } = to.applicant;
  const { selected: words, registerRock } = to.words;
  return email(to, words.heading, {
    said: [
      words.welcome(perRegion, isInState(to.applicant)),
      words.pack(labels),
      ...whereTo([address, [city, state, zipcode].join(', '), country]),
      words.isWrong,
      words.whatToDo,
    ],
    button: buttonTo(to.config, '/register-rock', registerRock),
    footnotes: [words.whatIsPublic],
  });
}

function declined(to: Making): Promise<Email> {
  const { declined: words, registerRock } = to.words;
  return email(to, words.heading, {
    said: [words.no(isInState(to.applicant)), words.allTheSame(to.config.productName), words.hope],
    button: buttonTo(to.config, '/register-rock', registerRock),
  });
}

/** To a suspended address. */
function refused(to: Making): Promise<Email> {
  const { refused: words } = to.words;
  return email(to, words.heading, { said: [words.no], footnotes: [words.differently] });
}

/** The address for the recipient to check; omitted if a mail program could turn part of it into a link. */
function whereTo(lines: readonly string[]): Part[] {
  return lines.some((line) => /[@\\]|\/\/|\.\p{L}{2}|www/iu.test(line)) ? [] : [{ lines }];
}

const isInState = ({ region }: Applicant): boolean => region.startsWith('US-');

/**
 * Greets by first name only if it looks like a plain name. Anybody can have this email sent to any address, so typed
 * text must not become a link or an advertisement in it.
 */
function greeting(name: string, words: EmailWords): string {
  const [first = ''] = name.split(' ');
  return words.hello(/^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? first : null);
}

interface Said extends Pick<Content, 'button' | 'footnotes'> {
  said: readonly (string | Part)[];
}

function email(
  { config, applicant, language, words }: Making,
  heading: string,
  { said, ...rest }: Said,
): Promise<Email> {
  const { name, email: to } = applicant;
  const all = [greeting(name, words), ...said];
  const parts = all.map((part) => (typeof part === 'string' ? { text: part } : part));
  const subject = words.subject(config.productName, heading);
  return composeEmail(config, { to, language, subject, heading, parts, ...rest });
}
