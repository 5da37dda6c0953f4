// Sign-in by a code in an email: inputs and limits.
import * as z from 'zod/mini';
import { say } from './words/say.ts';

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

/**
 * The practical part of RFC 5321. Only ASCII: look-alike letters, or those that case and width folding merges,
 * would let one mailbox pass for another. Browsers send international domains as punycode.
 */
const address =
  /^(?!\.)(?!.*\.\.)(?!.*\.@)[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/i;

/** An email address as typed: trimmed, at most 254 characters. @param missing the message for an empty one */
export const emailAddress = (missing: string = say('signIn', 'emailInvalid')) =>
  z
    .string({ error: missing })
    .check(
      z.trim(),
      z.minLength(1, { error: missing, abort: true }),
      z.maxLength(signInLimits.email, { error: say('signIn', 'emailInvalid'), abort: true }),
      z.regex(address, { error: say('signIn', 'emailInvalid') }),
    );

/** The form in which addresses are compared and unique. */
export function emailKeyOf(email: string): string {
  return email.trim().normalize('NFKC').toLowerCase();
}

/** Form of POST /api/login. */
export const SignInInput = z.object({ email: emailAddress(say('signIn', 'emailMissing')) });

/** Form of POST /api/login/code: six digits; all other characters are ignored. */
export const CodeInput = z.object({
  code: z.pipe(
    z
      .string({ error: say('signIn', 'codeMissing') })
      .check(z.maxLength(100, { error: say('signIn', 'codeMissing') })),
    z.pipe(
      z.transform((typed: string) => typed.normalize('NFKC').replace(/\D/g, '')),
      z.string().check(z.length(signInLimits.digits, { error: say('signIn', 'codeMissing') })),
    ),
  ),
});
