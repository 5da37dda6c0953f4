// The email that carries a sign-in code: the code first, readable on a phone.
import { signInLimits } from '../../schema/sign-in.ts';
import type { Config } from '../platform/config.ts';
import { composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import { spaced } from './sign-in-codes.ts';

export function codeEmail(config: Config, to: string, code: string): Promise<Email> {
  const { productName } = config;
  const shown = spaced(code);
  return composeEmail(config, {
    to,
    subject: `Your ${productName} code: ${shown}`,
    heading: `Your ${productName} code`,
    parts: [
      { code: shown },
      {
        text: `Type it on the page where you asked for it. It works for ${signInLimits.codeMinutes} minutes, once, and only in that browser.`,
      },
    ],
    footnotes: [
      'You did not ask for it? Then somebody mistyped their address, and you need not do anything: without the code nobody gets in. Please do not pass it on.',
    ],
  });
}
