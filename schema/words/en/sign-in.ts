// About signing in: the pages, and why a sign-in was refused.
import { number, plural } from './intl.ts';
import { wait } from './units.ts';

export const signIn = {
  emailMissing: 'Please enter your email address',
  emailInvalid: 'Please enter a valid email address',
  codeMissing: 'Please enter the six digits from the email',
  wrong: (triesLeft: number) =>
    plural(triesLeft, {
      one: 'That is not the code in our email. You have # more try.',
      other: 'That is not the code in our email. You have # more tries.',
    }),
  spent: 'That code was wrong five times, so it no longer works. We can send you a new one.',
  expired: (minutes: number) =>
    `A code works for ${number(minutes)} minutes, and this one is older. We can send you a new one.`,
  used: 'That code was used already, and each works once. We can send you a new one.',
  otherBrowser:
    'A code works only in the browser that asked for it, and this one has not asked, or it keeps no cookies. Please allow cookies here and ask for a new code.',
  tooMany: (seconds: number) =>
    `Several codes were asked for just now, for this address or from your network. Please look into your inbox and its spam folder, or try again in ${wait(seconds)}.`,
  /** @param why a sentence */
  notSignedOut: (why: string) => `We could not log you out just now. ${why}`,
  sentAgain: 'A new email is on its way. Only its code works now.',
  deniedBy: (issuer: string) =>
    `${issuer} did not sign you in. You can try again, or use your email address.`,
  failedBy: (issuer: string) =>
    `Signing in with ${issuer} took too long or was interrupted. Please start again, or use your email address.`,
  unverifiedBy: (issuer: string) =>
    `${issuer} has not confirmed that your email address is yours. Please sign in with a code by email.`,
  unreachable: (issuer: string) =>
    `We cannot reach ${issuer} at the moment. A code by email works all the same.`,
  heading: (productName: string) => `Sign in to ${productName}`,
  lead: 'We send a code to your email address. New here? The same code opens your free account.',
  /** For whoever has paid before. */
  leadToPlan:
    'Sign in with the email address that you paid with, and your plan is there. We send a code to it. New here? The same code opens your account.',
  email: 'Email address',
  sendCode: 'Send me a code',
  enterSentCode: 'Enter the code we sent you',
  /** @param address an element */
  enterCodeSentTo: <T>(address: T) => ['Enter the code we sent to ', address],
  /** Between two ways to sign in. */
  or: 'or',
  continueWith: (issuer: string) => `Continue with ${issuer}`,
  whatWeKeep: 'What we keep about you',
  enterCode: 'Enter your code',
  /** @param address an element */
  sentDigits: <T>(address: T) => ['We sent six digits to ', address],
  code: 'Code',
  codeHint: (minutes: number) =>
    `It works for ${number(minutes)} minutes, in this browser. No email yet? It may be in the spam folder.`,
  submit: 'Sign in',
  sendAgain: 'Send a new code',
  otherAddress: 'Use another address',
  stillSignedIn: 'You are still signed in',
  staySignedIn: (productName: string) => `Stay signed in, back to ${productName}`,
  tryAgain: 'Try again',
  /** @param id an element */
  rockWaits: <T>(id: T) => ['Your rock ', id, ' waits for you.'],
  step: (step: number, steps: number) => `Step ${number(step)} of ${number(steps)}`,
};
