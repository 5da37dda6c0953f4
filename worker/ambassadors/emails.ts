// The emails to applicants: first the confirmation, then whether they were selected.
import { eq } from 'drizzle-orm';
import { ambassadorLimits } from '../../schema/ambassadors.ts';
import { ambassadorApplications } from '../../schema/tables/index.ts';
import type { Ctx } from '../context.ts';
import type { Template } from '../outbox/deliver.ts';
import type { Config } from '../platform/config.ts';
import type { Content, Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';

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
>;

const { labels, perRegion, replyHours } = ambassadorLimits;

/** The current application; null once its account is deleted. */
async function applicantBy({ db }: Ctx, id: string): Promise<Applicant | null> {
  const [row] = await db.select().from(ambassadorApplications).where(eq(ambassadorApplications.id, id));
  return row?.email ? row : null;
}

export const application: Template = {
  async compose(ctx, id) {
    const applicant = await applicantBy(ctx, id);
    return applicant && confirmed(ctx.config, applicant);
  },
};

export const selection: Template = {
  async compose(ctx, id) {
    const applicant = await applicantBy(ctx, id);
    // The withdrawal has an email of its own.
    if (!applicant || applicant.withdrawnAt !== null) return null;
    const result = applicant.slot !== null ? selected : applicant.suspendedAt === null ? declined : refused;
    return result(ctx.config, applicant);
  },
  // From then on the selection is public.
  onSent: ({ db, now }, id) => [
    db.update(ambassadorApplications).set({ announcedAt: now() }).where(eq(ambassadorApplications.id, id)),
  ],
};

function confirmed(config: Config, applicant: Applicant): Promise<Email> {
  return email(config, applicant, 'We have your application', {
    said: [
      `Thank you for applying to be a Founding Rock Ambassador of ${config.productName}. We have your application.`,
      `The first ${perRegion} ambassadors of every US state, and of every other country, get ${labels} QR code labels for free. You hear from us within ${replyHours} hours whether you are one of them.`,
    ],
    footnotes: ['You did not apply? Then somebody mistyped their address, and you need not do anything.'],
  });
}

function selected(config: Config, applicant: Applicant): Promise<Email> {
  const { address, city, state, zipcode, country } = applicant;
  return email(config, applicant, 'You are a Founding Rock Ambassador', {
    said: [
      `You are one of the first ${perRegion} Founding Rock Ambassadors of your ${regionWord(applicant)}. Welcome, and thank you.`,
      `A free pack of ${labels} QR code labels will be sent to the address of your application. You hear from us again when it is on its way.`,
      ...whereTo([address, [city, state, zipcode].join(', '), country]),
      'Is something wrong with it? Please answer this email.',
      'A Founding Rock Ambassador starts the journeys: paint a rock, put a label on it, register it and hide it where somebody will be glad to find it. Show a friend or a class how it is done, and the rocks do the rest.',
    ],
    button: buttonTo(config, '/register-rock', 'Register a rock'),
    footnotes: [
      'Your first name and the initial of your last name are now among our Founding Ambassadors. Your address is for the pack alone.',
    ],
  });
}

function declined(config: Config, applicant: Applicant): Promise<Email> {
  return email(config, applicant, 'Your Founding Rock Ambassador application', {
    said: [
      `Thank you for wanting to be a Founding Rock Ambassador. This time we have to say no: both places of your ${regionWord(applicant)} were taken before your application came.`,
      `You can be part of it all the same. Joining ${config.productName} is free, and so is every rock you register. A Rock ID can be painted on by hand: the register page gives you one. If you prefer labels, you find them in our shop.`,
      'We hope to meet your rocks on the map.',
    ],
    button: buttonTo(config, '/register-rock', 'Register a rock'),
  });
}

/** To a suspended address. */
function refused(config: Config, applicant: Applicant): Promise<Email> {
  return email(config, applicant, 'Your Founding Rock Ambassador application', {
    said: [
      'Thank you for wanting to be a Founding Rock Ambassador. We have to say no: the account of this address is suspended, or was when it was deleted.',
    ],
    footnotes: ['Do you see it differently? Please answer this email.'],
  });
}

/** The address for the recipient to check; omitted if a mail program could turn part of it into a link. */
function whereTo(lines: readonly string[]): Part[] {
  return lines.some((line) => /[@\\]|\/\/|\.\p{L}{2}|www/iu.test(line)) ? [] : [{ lines }];
}

function regionWord({ region }: Applicant): string {
  return region.startsWith('US-') ? 'state' : 'country';
}

/**
 * Greets by first name only if it looks like a plain name. Anybody can have this email sent to any address, so typed
 * text must not become a link or an advertisement in it.
 */
function greeting(name: string): string {
  const [first = ''] = name.split(' ');
  return /^[\p{L}\p{M}'’-]{1,30}$/u.test(first) ? `Hello ${first},` : 'Hello,';
}

interface Said extends Pick<Content, 'button' | 'footnotes'> {
  said: readonly (string | Part)[];
}

function email(
  config: Config,
  { name, email: to }: Applicant,
  heading: string,
  { said, ...rest }: Said,
): Promise<Email> {
  const parts = [greeting(name), ...said].map((part) => (typeof part === 'string' ? { text: part } : part));
  return composeEmail(config, { to, subject: `${config.productName}: ${heading}`, heading, parts, ...rest });
}
