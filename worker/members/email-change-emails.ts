// The emails about a change of email address: to the new one to confirm it, to the old one to undo it.
import { profileLimits } from '../../schema/profile.ts';
import type { Config } from '../platform/config.ts';
import { composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import type { Words } from '../../schema/words/words.ts';

interface Addresses {
  oldEmail: string;
  newEmail: string;
}

/** To the new address. Nothing changes until its link is opened and confirmed. */
export function confirmationEmail(
  { accountEmails: { confirmation: words } }: Words,
  config: Config,
  { newEmail }: Addresses,
  link: string,
): Promise<Email> {
  const { productName } = config;
  return composeEmail(config, {
    to: newEmail,
    subject: words.subject(productName),
    heading: words.heading,
    parts: [{ text: words.lead(productName) }, { text: words.how(profileLimits.confirmMinutes) }],
    button: { label: words.button, link },
    footnotes: [words.unasked],
  });
}

/** To a new address that already has an account: only that account's owner learns of it. */
export function hasAccountEmail(
  { accountEmails: { hasAccount: words } }: Words,
  config: Config,
  { newEmail }: Addresses,
): Promise<Email> {
  const { productName } = config;
  return composeEmail(config, {
    to: newEmail,
    subject: words.subject(productName),
    heading: words.heading,
    parts: [{ text: words.lead(productName) }, { text: words.how }],
    footnotes: [words.unasked],
  });
}

/** To the account's current address. */
export function noticeEmail(
  { accountEmails: { notice: words } }: Words,
  config: Config,
  { oldEmail, newEmail }: Addresses,
  link: string,
): Promise<Email> {
  return composeEmail(config, {
    to: oldEmail,
    subject: words.subject(config.productName),
    heading: words.heading,
    parts: [{ text: words.lead(newEmail) }, { text: words.wasYou }, { text: words.notYou }],
    button: { label: words.button, link },
    footnotes: [words.link(profileLimits.undoDays)],
  });
}

/** To the address that somebody could no longer read, if they were right. */
export function setAddressEmail(
  { accountEmails: { set: words } }: Words,
  config: Config,
  { oldEmail, newEmail }: Addresses,
  link: string,
): Promise<Email> {
  return composeEmail(config, {
    to: oldEmail,
    subject: words.subject(config.productName),
    heading: words.heading,
    parts: [{ text: words.lead(newEmail) }, { text: words.wasYou }, { text: words.notYou }],
    button: { label: words.button, link },
    footnotes: [words.link(profileLimits.undoDays)],
  });
}
