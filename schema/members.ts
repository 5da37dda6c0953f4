// A member: as others see them, and as they see themselves.
import type { DistanceUnit, Language } from './languages.ts';
import type { Suspension } from './suspension.ts';

/** What everybody may see of a member: never email, address or full last name. */
export interface PublicMember {
  id: string;
  /** '' when none was chosen: shown as 'Anonymous' or by name. */
  username: string;
  firstName: string;
  /** First letter and a full stop, such as 'M.'. */
  lastName: string;
  profileImageUrl: string | null;
  /** In which they write, BCP 47; not known of everybody. */
  language?: string | null;
}

/** The signed-in member, to themselves. */
export interface CurrentMember {
  id: string;
  username: string;
  firstName: string;
  lastName: string;
  /** As others see it; '' without any. */
  displayName: string;
  email: string;
  city: string;
  state: string;
  country: string;
  profileImageUrl: string | null;
  /** What the site speaks to them, and in what it measures; null unless they have one. */
  language: Language | null;
  distanceUnit: DistanceUnit | null;
  /** A new address that is not confirmed yet; null without one. */
  pendingEmail: string | null;
  /** Why their name was withheld; only while they have no other. */
  nameWithheld?: string;
  isFirstLogin: boolean;
  isAdmin: boolean;
  /** Whether they had access to Rock Hunter Pro at the time of the answer. */
  hasAccess: boolean;
  /** Null unless the member was suspended at the time of the answer. */
  suspension: Suspension | null;
}

type Named = Pick<PublicMember, 'username' | 'firstName' | 'lastName'>;

/** First letter of a last name: 'Miller' gives 'M.', a name without letters gives ''. */
export function lastInitial(lastName: string): string {
  const first = /[\p{L}\p{N}]\p{M}{0,3}/u.exec(lastName)?.[0];
  return first === undefined ? '' : `${first.toUpperCase()}.`;
}

/** Username, else first name and last initial, else '': shown as 'Anonymous' in the reader's language. */
export function nameOf(member: Named | null): string {
  if (!member) return '';
  return member.username.trim() || `${member.firstName} ${lastInitial(member.lastName)}`.trim();
}

/** @param anonymous what somebody without a name is called, such as `anonymous` of the words of `shell` */
export const nameOr = (member: Named | null, anonymous: string): string => nameOf(member) || anonymous;

/** Avatar letters: two of the username, one of a one-letter name, 'U' when there is no member or no name. */
export function initials(member: Named | null): string {
  return [...nameOf(member)].slice(0, 2).join('').toUpperCase() || 'U';
}

/** Avatar letters in a member's own account: of first and last name, else of one of them or the email, else 'U'. */
export function accountInitials(
  member: Pick<CurrentMember, 'firstName' | 'lastName' | 'email'> | null,
): string {
  const letterOf = (text: string | undefined) => [...(text ?? '').trim()][0]?.toUpperCase() ?? '';
  const [first, last, email] = [member?.firstName, member?.lastName, member?.email].map(letterOf);
  return (first && last ? first + last : first || last || email) || 'U';
}

/** City, state and country as one line; empty ones are left out. */
export function locationLine({ city, state, country }: Pick<CurrentMember, 'city' | 'state' | 'country'>) {
  return [city, state, country].filter((part) => part.trim() !== '').join(', ');
}
