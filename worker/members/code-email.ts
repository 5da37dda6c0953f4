// The email that carries a sign-in code: the code first, readable on a phone.
import { signInLimits } from '../../schema/sign-in.ts';
import type { Config } from '../platform/config.ts';
import { composeEmail } from '../platform/email-layout.ts';
import type { Email } from '../platform/mail.ts';
import { spaced } from './sign-in-codes.ts';
import type { Speech } from '../words.ts';

export function codeEmail(
  { language, words: all }: Speech,
  config: Config,
  to: string,
  code: string,
): Promise<Email> {
  const { productName } = config;
  const { code: words } = all.accountEmails;
  const shown = spaced(code);
  return composeEmail(config, {
    to,
    language,
    subject: words.subject(productName, shown),
    heading: words.heading(productName),
    parts: [{ code: shown }, { text: words.how(signInLimits.codeMinutes) }],
    footnotes: [words.unasked],
  });
}
