// What setup needs to know, whether it fits together, and the variables that it becomes.
import { questions, reserved, type Question, type Settings } from './questions.ts';

type Key = keyof Settings;

/** Variables of wrangler.toml. The site's origin follows from its domain. */
export function variablesOf(settings: Settings): Readonly<Record<string, string>> {
  const ours = questions.filter(({ flag, variable }) => flag !== undefined && variable !== undefined);
  return {
    PUBLIC_ORIGIN: `https://${settings.domain}`,
    ...Object.fromEntries(ours.map(({ key, variable = '' }) => [variable, settings[key]])),
  };
}

/** What wrangler.toml says already. As it is delivered, its addresses belong to nobody. */
export function knownAnswer(
  { key, variable = '' }: Question,
  read: (name: string) => string | undefined,
): string {
  const text = read(key === 'domain' ? 'PUBLIC_ORIGIN' : variable) ?? '';
  const host = text.replace(/^https:\/\//, '').replace(/^.*@/, '');
  return reserved.test(host) ? '' : text;
}

export interface Wrong {
  /** As the person gave it: `--domain` or the name of a secret. */
  where: string;
  message: string;
}

/** @param answers by key; '' where nothing is known */
export function readSettings(answers: Readonly<Record<Key, string>>): { settings: Settings; wrong: Wrong[] } {
  const settings = { ...answers };
  const wrong: Wrong[] = [];
  for (const { key, flag, variable = '', proposal, read } of questions) {
    const text = answers[key] || (proposal?.(settings.domain) ?? '');
    // What would follow from the domain is not to blame.
    if (answers[key] === '' && proposal && wrong[0]?.where === '--domain') continue;
    try {
      settings[key] = read(text);
    } catch (error) {
      const where = flag ? `--${flag}` : variable;
      const message = text === '' ? 'This is missing.' : error instanceof Error ? error.message : '';
      wrong.push({ where, message });
    }
  }
  return { settings, wrong: [...wrong, ...conflicts(settings)] };
}

const modeOf = (key: string) => /_(test|live)_/.exec(key)?.[1];

function conflicts({ stripePublishableKey, stripeSecretKey, oidcIssuer, oidcClientId }: Settings): Wrong[] {
  const where = '--stripe-publishable-key';
  const [shown, secret] = [modeOf(stripePublishableKey), modeOf(stripeSecretKey)];
  const wrong: Wrong[] = [];
  if (secret && !shown) {
    wrong.push({ where, message: 'STRIPE_SECRET_KEY is given. Payments need the publishable key, too.' });
  } else if (secret && shown !== secret) {
    const message = `This is a ${shown} key, but STRIPE_SECRET_KEY is a ${secret} key. Both have to be of one mode.`;
    wrong.push({ where, message });
  }
  if (oidcIssuer !== '' && oidcClientId === '') {
    wrong.push({
      where: '--oidc-client-id',
      message: 'An issuer is given. It knows the site by its client id.',
    });
  }
  return wrong;
}
