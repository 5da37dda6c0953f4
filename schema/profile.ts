// What members change about themselves: profile, email address, account.
import * as z from 'zod/mini';
import { isBlank, lengthOf } from './characters.ts';
import { asPersonName, hasBadge, hasFittingLatin } from './names.ts';
import { emailAddress } from './sign-in.ts';
import { optionalText, requiredText, type TextField } from './text.ts';
import { say } from './words/say.ts';

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
  z.string({ error: say('profile', 'usernameCharacters') }).check(
    // A badge is not normalized, so that it is refused: NFKC would turn ™ into letters.
    z.overwrite((text: string) =>
      isBlank(text) ? '' : (hasBadge(text) ? text : text.normalize('NFKC')).trim(),
    ),
    z.refine((name) => name === '' || lengthOf(name) >= profileLimits.username.least, {
      error: say('profile', 'usernameShort', profileLimits.username.least),
      abort: true,
    }),
    z.refine((name) => lengthOf(name) <= profileLimits.username.most, {
      error: say('profile', 'usernameLong', profileLimits.username.most),
      abort: true,
    }),
    z.refine((name) => name === '' || isUsername(name), {
      error: say('profile', 'usernameCharacters'),
      abort: true,
    }),
  ),
  '',
);

function personName(label: TextField, missing: string) {
  return requiredText(label, profileLimits.name, missing).check(...asPersonName);
}

/**
 * The form of PUT /api/user/profile: only these six fields. Only the worker checks whether a name is reserved for the
 * community: see worker/members/own-names.ts.
 */
export const ProfileInput = z.object({
  username: Username,
  firstName: personName('firstName', say('profile', 'firstName')),
  lastName: personName('lastName', say('profile', 'lastName')),
  city: optionalText('city', profileLimits.place),
  state: optionalText('state', profileLimits.place),
  country: optionalText('country', profileLimits.place),
});
export type ProfileInput = z.output<typeof ProfileInput>;
/** The same six as they are typed. */
export type ProfileFields = z.input<typeof ProfileInput>;

const absent = z.optional(z.undefined());

/** Only a username: the form requires names as well, but a finder without a username is asked only for that. */
export const UsernameInput = z.object({
  username: Username.def.innerType.check(
    z.refine((name) => name !== '', { error: say('profile', 'usernameShort', profileLimits.username.least) }),
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
