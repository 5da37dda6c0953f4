// The emails about a change of email address: to the new one to confirm it, to the old one to undo it.
import { profileLimits } from '../../schema/profile.ts';
import type { Config } from '../platform/config.ts';
import { composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import type { Speech } from '../words.ts';

interface Addresses {
  oldEmail: string;
  newEmail: string;
}

/** To the new address. Nothing changes until its link is opened and confirmed. */
export function confirmationEmail(
  { language, words: all }: Speech,
  config: Config,
  { newEmail }: Addresses,
  link: string,
): Promise<Email> {
  const { confirmation: words } = all.accountEmails;
  const { productName } = config;
  return composeEmail(config, {
    to: newEmail,
    language,
    subject: words.subject(productName),
    heading: words.heading,
    parts: [{ text: words.lead(productName) }, { text: words.how(profileLimits.confirmMinutes) }],
    button: { label: words.button, link },
    footnotes: [words.unasked],
  });
}

/** To a new address that already has an account: only that account's owner learns of it. */
export function hasAccountEmail(
  { language, words: all }: Speech,
  config: Config,
  { newEmail }: Addresses,
): Promise<Email> {
  const { hasAccount: words } = all.accountEmails;
  const { productName } = config;
  return composeEmail(config, {
    to: newEmail,
    language,
    subject: words.subject(productName),
    heading: words.heading,
    parts: [{ text: words.lead(productName) }, { text: words.how }],
    footnotes: [words.unasked],
  });
}

/** To the account's current address. */
export function noticeEmail(
  { language, words: all }: Speech,
  config: Config,
  { oldEmail, newEmail }: Addresses,
  link: string,
): Promise<Email> {
  const { notice: words } = all.accountEmails;
  return composeEmail(config, {
    to: oldEmail,
    language,
    subject: words.subject(config.productName),
    heading: words.heading,
    parts: [{ text: words.lead(newEmail) }, { text: words.wasYou }, { text: words.notYou }],
    button: { label: words.button, link },
    footnotes: [words.link(profileLimits.undoDays)],
  });
}

/** To the address that somebody could no longer read, if they were right. */
export function setAddressEmail(
  { language, words: all }: Speech,
  config: Config,
  { oldEmail, newEmail }: Addresses,
  link: string,
): Promise<Email> {
  const { set: words } = all.accountEmails;
  return composeEmail(config, {
    to: oldEmail,
    language,
    subject: words.subject(config.productName),
    heading: words.heading,
    parts: [{ text: words.lead(newEmail) }, { text: words.wasYou }, { text: words.notYou }],
    button: { label: words.button, link },
    footnotes: [words.link(profileLimits.undoDays)],
  });
}
