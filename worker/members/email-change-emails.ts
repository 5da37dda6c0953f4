// The emails about a change of email address: to the new one to confirm it, to the old one to undo it.
import { profileLimits } from '../../schema/profile.ts';
import type { Config } from '../platform/config.ts';
import { composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';

interface Addresses {
  oldEmail: string;
  newEmail: string;
}

/** To the new address. Nothing changes until its link is opened and confirmed. */
export function confirmationEmail(config: Config, { newEmail }: Addresses, link: string): Promise<Email> {
  const { productName } = config;
  return composeEmail(config, {
    to: newEmail,
    subject: `Confirm your new address for ${productName}`,
    heading: 'Confirm your new address',
    parts: [
      { text: `You would like to use this address for ${productName}. Please confirm that it is yours.` },
      {
        text: `The link works for ${profileLimits.confirmMinutes} minutes, once, and only for you: the page asks you to be signed in. Until then your old address stays.`,
      },
    ],
    button: { label: 'Confirm this address', link },
    footnotes: [
      'You did not ask for it? Then somebody mistyped their address, and you need not do anything. Please do not open the link.',
    ],
  });
}

/** To a new address that already has an account: only that account's owner learns of it. */
export function hasAccountEmail(config: Config, { newEmail }: Addresses): Promise<Email> {
  const { productName } = config;
  return composeEmail(config, {
    to: newEmail,
    subject: `This address already has a ${productName} account`,
    heading: 'This address already has an account',
    parts: [
      {
        text: `Somebody asked to use this address for another ${productName} account. It already has an account of its own, so nothing changes.`,
      },
      {
        text: 'Was it you? Sign in with this address, and you are in that account. To use the address for the other one, delete this account first.',
      },
    ],
    footnotes: ['You did not ask for it? Then you need not do anything.'],
  });
}

/** To the account's current address. */
export function noticeEmail(config: Config, { oldEmail, newEmail }: Addresses, link: string): Promise<Email> {
  const { productName } = config;
  return composeEmail(config, {
    to: oldEmail,
    subject: `Your ${productName} account is to get another address`,
    heading: 'Your account is to get another address',
    parts: [
      {
        text: `Somebody who is signed in to your account asked to change its address to ${newEmail}. It changes once the email to that address is confirmed.`,
      },
      { text: 'Was it you? Then you need not do anything here.' },
      { text: 'It was not you, or you have changed your mind? Keep this address.' },
    ],
    button: { label: 'Keep my address', link },
    footnotes: [
      `The link works for ${profileLimits.undoDays} days, once, also after the change was confirmed. It signs out every device.`,
    ],
  });
}

/** To the address that somebody could no longer read, if they were right. */
export function setAddressEmail(
  config: Config,
  { oldEmail, newEmail }: Addresses,
  link: string,
): Promise<Email> {
  const { productName } = config;
  return composeEmail(config, {
    to: oldEmail,
    subject: `Your ${productName} account has another address`,
    heading: 'Your account has another address',
    parts: [
      {
        text: `Somebody wrote to us that this account is theirs, and that they can no longer read emails to this address. We have changed it to ${newEmail}, and ended all sessions.`,
      },
      { text: 'Was it you? Then you need not do anything here.' },
      { text: 'It was not you? Keep this address.' },
    ],
    button: { label: 'Keep my address', link },
    footnotes: [`The link works for ${profileLimits.undoDays} days, once. It signs out every device.`],
  });
}
