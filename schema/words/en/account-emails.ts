// Emails about signing in and about a change of address.
import { number } from './intl.ts';

export const accountEmails = {
  code: {
    subject: (productName: string, code: string) => `Your ${productName} code: ${code}`,
    heading: (productName: string) => `Your ${productName} code`,
    how: (minutes: number) =>
      `Type it on the page where you asked for it. It works for ${number(minutes)} minutes, once, and only in that browser.`,
    unasked:
      'You did not ask for it? Then somebody mistyped their address, and you need not do anything: without the code nobody gets in. Please do not pass it on.',
  },
  /** To the new address. */
  confirmation: {
    subject: (productName: string) => `Confirm your new address for ${productName}`,
    heading: 'Confirm your new address',
    lead: (productName: string) =>
      `You would like to use this address for ${productName}. Please confirm that it is yours.`,
    how: (minutes: number) =>
      `The link works for ${number(minutes)} minutes, once, and only for you: the page asks you to be signed in. Until then your old address stays.`,
    button: 'Confirm this address',
    unasked:
      'You did not ask for it? Then somebody mistyped their address, and you need not do anything. Please do not open the link.',
  },
  /** To a new address that has an account. */
  hasAccount: {
    subject: (productName: string) => `This address already has a ${productName} account`,
    heading: 'This address already has an account',
    lead: (productName: string) =>
      `Somebody asked to use this address for another ${productName} account. It already has an account of its own, so nothing changes.`,
    how: 'Was it you? Sign in with this address, and you are in that account. To use the address for the other one, delete this account first.',
    unasked: 'You did not ask for it? Then you need not do anything.',
  },
  /** To the old address. */
  notice: {
    subject: (productName: string) => `Your ${productName} account is to get another address`,
    heading: 'Your account is to get another address',
    lead: (newEmail: string) =>
      `Somebody who is signed in to your account asked to change its address to ${newEmail}. It changes once the email to that address is confirmed.`,
    wasYou: 'Was it you? Then you need not do anything here.',
    notYou: 'It was not you, or you have changed your mind? Keep this address.',
    button: 'Keep my address',
    link: (days: number) =>
      `The link works for ${number(days)} days, once, also after the change was confirmed. It signs out every device.`,
  },
  /** To the old address, after the administrator has set another one. */
  set: {
    subject: (productName: string) => `Your ${productName} account has another address`,
    heading: 'Your account has another address',
    lead: (newEmail: string) =>
      `Somebody wrote to us that this account is theirs, and that they can no longer read emails to this address. We have changed it to ${newEmail}, and ended all sessions.`,
    wasYou: 'Was it you? Then you need not do anything here.',
    notYou: 'It was not you? Keep this address.',
    button: 'Keep my address',
    link: (days: number) => `The link works for ${number(days)} days, once. It signs out every device.`,
  },
};
