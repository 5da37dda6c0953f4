// What setup needs to know, whether it fits together, and the variables that it becomes.
import { questions, reserved, type Given, type Question, type Settings } from './questions.ts';

type Key = keyof Settings;

/** Variables of wrangler.toml. The site's origin follows from its domain. */
export function variablesOf(settings: Settings): Readonly<Record<string, string>> {
  const ours = questions.filter(({ flag, variable }) => flag !== undefined && variable !== undefined);
  return {
    PUBLIC_ORIGIN: `https://${settings.domain}`,
    ...Object.fromEntries(ours.map(({ key, variable = '' }) => [variable, settings[key]])),
  };
}

/** The postal address in wrangler.toml as it is delivered: it is another's. */
const deliveredPostalLine = 'Rockabout, Omaha, NE';

/** What wrangler.toml says already. As it is delivered, its addresses belong to nobody, or to somebody else. */
export function knownAnswer(
  { key, variable = '' }: Question,
  read: (name: string) => string | undefined,
): string {
  const text = read(key === 'domain' ? 'PUBLIC_ORIGIN' : variable) ?? '';
  const host = text.replace(/^https:\/\//, '').replace(/^.*@/, '');
  return reserved.test(host) || text === deliveredPostalLine ? '' : text;
}

export interface Wrong {
  /** As the person gave it: `--domain` or the name of a secret. */
  where: string;
  message: string;
}

/** @param account at Cloudflare, as it was chosen; '' if it was not */
export function wrongAccount(account: string): Wrong[] {
  if (account === '' || /^[\da-f]{32}$/.test(account)) return [];
  const message = `'${account}' is no id of an account. It has 32 characters, digits and a to f: npx wrangler whoami lists yours.`;
  return [{ where: '--account', message }];
}

/** @param answers by key; '' where nothing is known */
export function readSettings(answers: Given): { settings: Settings; wrong: Wrong[] } {
  const settings = { ...answers };
  // What is wrong cannot be compared with.
  const right = Object.fromEntries(questions.map(({ key }) => [key, ''])) as Record<Key, string>; // each key has a question
  const wrong: Wrong[] = [];
  for (const { key, flag, variable = '', proposal, read } of questions) {
    const text = answers[key] || (proposal?.(right.domain) ?? '');
    // What would follow from the domain is not to blame.
    if (answers[key] === '' && proposal && right.domain === '') continue;
    try {
      right[key] = read(text, right);
      settings[key] = right[key];
    } catch (error) {
      const message = error instanceof Error ? error.message : '';
      wrong.push({ where: flag ? `--${flag}` : variable, message });
    }
  }
  return { settings, wrong };
}
