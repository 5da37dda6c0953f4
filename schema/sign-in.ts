// Sign-in by a code in an email: inputs, limits and texts.
import * as z from 'zod/mini';
import { waitingTime } from './waiting-time.ts';

export const signInLimits = {
  /** Digits of a code. */
  digits: 6,
  /** Minutes in which a code can be used. */
  codeMinutes: 10,
  /** Guesses at one code. */
  tries: 5,
  /** Emails to one address: requested by all unknown browsers together, and separately by each known browser. */
  perAddress: { most: 5, minutes: 15 },
  perAddressDay: { most: 15, minutes: 24 * 60 },
  /** Part of these for one IPv4 address or IPv6 /48, so that it cannot use up all. */
  share: { most: 4, minutes: 15 },
  shareDay: { most: 10, minutes: 24 * 60 },
  /** Emails that the same caller always gets, even if others have used up the limits of the address. */
  reserve: { most: 2, minutes: 15 },
  reserveDay: { most: 4, minutes: 24 * 60 },
  /** Emails requested by unknown browsers from one IPv4 address or IPv6 /64, to any address. */
  perNetwork: { most: 20, minutes: 15 },
  /** The same for all subnets of one IPv6 /48. */
  perSite: { most: 60, minutes: 15 },
  /** Longest address, in characters (RFC 5321, 4.5.3.1). */
  email: 254,
} as const;

export const signInWords = {
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  codeMissing: 'Please enter the six digits from the email',
  wrong: (triesLeft: number) =>
    `That is not the code in our email. You have ${triesLeft} more ${triesLeft === 1 ? 'try' : 'tries'}.`,
  spent: 'That code was wrong five times, so it no longer works. We can send you a new one.',
  expired: `A code works for ${signInLimits.codeMinutes} minutes, and this one is older. We can send you a new one.`,
  used: 'That code was used already, and each works once. We can send you a new one.',
  otherBrowser:
    'A code works only in the browser that asked for it, and this one has not asked, or it keeps no cookies. Please allow cookies here and ask for a new code.',
  tooMany: (seconds: number) =>
    `Several codes were asked for just now, for this address or from your network. Please look into your inbox and its spam folder, or try again in ${waitingTime(seconds)}.`,
  notSignedOut: 'We could not log you out just now.',
  sentAgain: 'A new email is on its way. Only its code works now.',
  deniedBy: (issuer: string) =>
    `${issuer} did not sign you in. You can try again, or use your email address.`,
  failedBy: (issuer: string) =>
    `Signing in with ${issuer} took too long or was interrupted. Please start again, or use your email address.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} has not confirmed that your email address is yours. Please sign in with a code by email.`,
  unreachable: (issuer: string) =>
    `We cannot reach ${issuer} at the moment. A code by email works all the same.`,
} as const;

/**
 * The practical part of RFC 5321. Only ASCII: look-alike letters, or those that case and width folding merges,
 * would let one mailbox pass for another. Browsers send international domains as punycode.
 */
const address =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** An email address as typed: trimmed, at most 254 characters. @param missing the message for an empty one */
export const emailAddress = (missing: string = signInWords.emailInvalid) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(signInLimits.email, { error: signInWords.emailInvalid, abort: true }),
      z.regex(address, { error: signInWords.emailInvalid }),
    );

/** The form in which addresses are compared and unique. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Form of POST /api/login. */
export const SignInInput = z.object({ email: emailAddress(signInWords.emailMissing) });

/** Form of POST /api/login/code: six digits; all other characters are ignored. */
export const CodeInput = z.object({
  code: z.pipe(
    z.string({ error: signInWords.codeMissing }).check(z.maxLength(100, { error: signInWords.codeMissing })),
    z.pipe(
      z.transform((typed: string) => typed.normalize('NFKC').replace(/\D/g, '')),
      z.string().check(z.length(signInLimits.digits, { error: signInWords.codeMissing })),
    ),
  ),
});
