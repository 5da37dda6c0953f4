// The pages that links in emails about a change of address lead to.
import { number } from './intl.ts';

export const emailLinks = {
  unknown:
    'This link is not complete, or it belongs to a change that is over. Please open it from the email once more.',
  ended: 'This change was taken back, or a newer one took its place. Links in a newer email still work.',
  confirmed: 'This change was confirmed already, and the link works once.',
  confirmLate: (minutes: number) =>
    `A confirmation works for ${number(minutes)} minutes, and this one is older. You can ask for the change again in your settings.`,
  otherMember:
    'This link belongs to another account than the one you are signed in to. Please sign out, then open the link again.',
  overtaken: 'Your account changed at the same moment. Please open the link once more.',
  taken: 'This address belongs to another account by now, so yours keeps the one it has.',
  undoLate: (days: number) =>
    `A change can be taken back for ${number(days)} days, and this one is older. You can change your address in your settings.`,
  undoTaken: (supportEmail: string) =>
    `Your old address has an account of its own by now, so yours cannot have it back. Please write to ${supportEmail}, and we sort it out together.`,
  /** In each page, an address is an element with the sign that follows it. */
  confirm: {
    heading: 'Confirm your new address',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `You will sign in to ${productName} with `,
      newEmail,
      ' instead of ',
      oldEmail(','),
      ' and every other device is signed out.',
    ],
    button: 'Use this address',
  },
  signInFirst: {
    heading: 'Sign in to confirm',
    lead: (productName: string) =>
      `Only you can change the address of your account. Please sign in to ${productName} with the address that it has now, and we bring you back here.`,
    button: 'Sign in',
  },
  done: {
    heading: 'Your new address is confirmed',
    lead: <T>(newEmail: (mark: string) => T) => [
      'From now on you sign in with ',
      newEmail('.'),
      ' Every other device was signed out.',
    ],
  },
  undo: {
    heading: 'Keep your address?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `Your ${productName} account keeps `,
      oldEmail,
      ' and does not get ',
      newEmail('.'),
      ' To be safe, every device is signed out.',
    ],
    button: 'Keep my address',
  },
  undone: {
    heading: 'Your address stays',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'Your account has ',
      oldEmail(','),
      ' and every device was signed out. Please sign in again.',
    ],
    button: (productName: string) => `Sign in to ${productName}`,
  },
};
