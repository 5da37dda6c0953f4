// What members change about themselves: profile, email address, account.
import * as z from 'zod/mini';
import { isBlank, lengthOf } from './characters.ts';
import { asPersonName, hasBadge, hasFittingLatin, nameWords } from './names.ts';
import { emailAddress } from './sign-in.ts';
import { optionalText, requiredText } from './text.ts';

export const profileLimits = {
  username: { least: 3, most: 20 },
  name: 60,
  place: 80,
  /** After a saved profile the member is fetched again; milliseconds. */
  refreshMs: 100,
  /** Changes of address that one member may request in a day. */
  emailChangesPerDay: 5,
  /** The same for one IP address or subnet, which a family may share. */
  emailChangesPerNetwork: 20,
  /** Minutes for which a new address can be confirmed. */
  confirmMinutes: 60,
  /** Days for which the old address can undo a change. */
  undoDays: 7,
} as const;

export const profileWords = {
  usernameShort: 'Username must be at least 3 characters',
  usernameLong: 'Username must be less than 20 characters',
  usernameCharacters:
    'Username can have letters and digits of one script, and a single space or . _ - between them',
  usernameReserved: 'This username is kept for the community itself. Please choose another one.',
  usernameTaken: 'This username is taken. Please choose another one.',
  nameWithheld: 'This name is not shown to others. Please choose another one.',
  ...nameWords,
  firstName: 'First name is required',
  lastName: 'Last name is required',
  updated: 'Profile Updated',
  updateFailed: 'Failed to update profile. Please try again.',
  emailSame: 'This is your address already',
  emailTitle: 'Email Updated',
  emailConfirm: (address: string) =>
    `We sent an email to ${address}. Your address changes once you confirm it there.`,
  emailFailed: 'Failed to update email. Please try again.',
  emailTooMany: 'You have asked for several changes today. Please try again tomorrow.',
  photoMissing: 'Please choose a photo',
  deleted: 'Account Deleted',
  deleteFailed: 'Failed to delete account. Please try again.',
} as const;

/** Texts of the pages for email links when a link cannot be used. */
export const emailChangeWords = {
  unknown:
    'This link is not complete, or it belongs to a change that is over. Please open it from the email once more.',
  ended: 'This change was taken back, or a newer one took its place. Links in a newer email still work.',
  confirmed: 'This change was confirmed already, and the link works once.',
  confirmLate: `A confirmation works for ${profileLimits.confirmMinutes} minutes, and this one is older. You can ask for the change again in your settings.`,
  otherMember:
    'This link belongs to another account than the one you are signed in to. Please sign out, then open the link again.',
  overtaken: 'Your account changed at the same moment. Please open the link once more.',
  taken: 'This address belongs to another account by now, so yours keeps the one it has.',
  undoLate: `A change can be taken back for ${profileLimits.undoDays} days, and this one is older. You can change your address in your settings.`,
  undoTaken: (supportEmail: string) =>
    `Your old address has an account of its own by now, so yours cannot have it back. Please write to ${supportEmail}, and we sort it out together.`,
} as const;

/**
 * Letters with their marks, and digits; between them one space or one of . _ -
 * Three marks on a letter are enough for every script, and too few to reach into other lines.
 */
const usernamePattern = /^(?:[\p{L}\p{N}]\p{M}{0,3})+(?:[ ._-](?:[\p{L}\p{N}]\p{M}{0,3})+)*$/u;
/** Invisible letters, such as the Hangul filler, and invisible joiners and selectors. */
const unseen = /\p{Default_Ignorable_Code_Point}/u;

const isUsername = (name: string) =>
  usernamePattern.test(name) && !hasBadge(name) && !unseen.test(name) && hasFittingLatin(name);

/** '' when none is chosen: the member is shown by name then, or as 'Anonymous'. */
const Username = z._default(
  z.string({ error: profileWords.usernameCharacters }).check(
    // A badge is not normalized, so that it is refused: NFKC would turn ™ into letters.
    z.overwrite((text: string) =>
      isBlank(text) ? '' : (hasBadge(text) ? text : text.normalize('NFKC')).trim(),
    ),
    z.refine((name) => name === '' || lengthOf(name) >= profileLimits.username.least, {
      error: profileWords.usernameShort,
      abort: true,
    }),
    z.refine((name) => lengthOf(name) <= profileLimits.username.most, {
      error: profileWords.usernameLong,
      abort: true,
    }),
    z.refine((name) => name === '' || isUsername(name), {
      error: profileWords.usernameCharacters,
      abort: true,
    }),
  ),
  '',
);

function personName(label: string, missing: string) {
  return requiredText(label, profileLimits.name, missing).check(...asPersonName);
}

/**
 * The form of PUT /api/user/profile: only these six fields. Only the worker checks whether a name is reserved for the
 * community: see worker/members/own-names.ts.
 */
export const ProfileInput = z.object({
  username: Username,
  firstName: personName('The first name', profileWords.firstName),
  lastName: personName('The last name', profileWords.lastName),
  city: optionalText('The city', profileLimits.place),
  state: optionalText('The state', profileLimits.place),
  country: optionalText('The country', profileLimits.place),
});
export type ProfileInput = z.output<typeof ProfileInput>;
/** The same six as they are typed. */
export type ProfileFields = z.input<typeof ProfileInput>;

const absent = z.optional(z.undefined());

/** Only a username: the form requires names as well, but a finder without a username is asked only for that. */
export const UsernameInput = z.object({
  username: Username.def.innerType.check(
    z.refine((name) => name !== '', { error: profileWords.usernameShort }),
  ),
  firstName: absent,
  lastName: absent,
  city: absent,
  state: absent,
  country: absent,
});
export type UsernameInput = z.output<typeof UsernameInput>;

/** Body of PUT /api/user/profile: the whole form, or a username alone, which leaves the rest as it is. */
export const ProfileBody = z.union([UsernameInput, ProfileInput]);
export type ProfileBody = z.output<typeof ProfileBody>;

/** Body of PATCH /api/auth/user/email. */
export const EmailInput = z.object({ email: emailAddress() });
export type EmailInput = z.output<typeof EmailInput>;

/** Answer of PATCH /api/auth/user/email: the old address stays until the new one is confirmed. */
export interface EmailChange {
  email: string;
  pendingEmail: string;
}
