// The worker's secrets that setup makes or was given. One that is set stays, unless it shall be replaced.
import { randomBytes } from 'node:crypto';
import { newPushKeys } from '../app/push-keys.ts';
import { cloudflareOf, open, there, todo, vars, type Finding, type Setup, type Step } from './steps.ts';

/** @param value what to store; null if nobody gave it */
async function secret(setup: Setup, name: string, value: () => string | null): Promise<Finding> {
  const { secrets } = cloudflareOf(setup);
  const isSet = await secrets.has(name);
  if (isSet && !setup.replaced.has(name)) return there(`the secret ${name}: it is set, and stays`);
  const text = value();
  if (text === null) return open(`Give the secret ${name} in the environment, and run npm run setup again.`);
  return todo(`${isSet ? 'replace' : 'store'} the secret ${name}`, () => secrets.put(name, text));
}

const byHand = (name: string) => `npx wrangler secret put ${name}`;

const networkStep: Step = {
  what: 'the secret NETWORK_SECRET',
  makes: () => 'store the secret NETWORK_SECRET, drawn at random',
  byHand: byHand('NETWORK_SECRET'),
  look: (setup) => secret(setup, 'NETWORK_SECRET', () => randomBytes(32).toString('base64')),
};

/**
 * The public key is written first: if the private one cannot be stored then, the next run makes a new pair, to which
 * nobody can have subscribed.
 */
const pushStep: Step = {
  what: 'the keys for push messages',
  makes: () => 'make the keys for push messages, PUSH_PUBLIC_KEY and the secret PUSH_PRIVATE_KEY',
  byHand: byHand('PUSH_PRIVATE_KEY'),
  async look(setup) {
    const { secrets } = cloudflareOf(setup);
    const { config, replaced } = setup;
    const isSet = await secrets.has('PUSH_PRIVATE_KEY');
    const isPublic = (config.get(vars, 'PUSH_PUBLIC_KEY') ?? '') !== '';
    if (isSet && !replaced.has('PUSH_PRIVATE_KEY')) {
      if (isPublic) return there('the keys for push messages: they are set, and stay');
      return open(
        'PUSH_PRIVATE_KEY is set, but wrangler.toml has no PUSH_PUBLIC_KEY. Put it back, or make a new pair: npm run setup -- --replace PUSH_PRIVATE_KEY',
      );
    }
    return todo(`${isSet ? 'replace' : 'make'} the keys for push messages`, async () => {
      const { publicKey, privateKey } = newPushKeys();
      config.set(vars, 'PUSH_PUBLIC_KEY', publicKey);
      await secrets.put('PUSH_PRIVATE_KEY', privateKey);
    });
  },
};

const issuerStep: Step = {
  what: 'the secret OIDC_CLIENT_SECRET',
  makes: () => 'store the secret OIDC_CLIENT_SECRET',
  byHand: byHand('OIDC_CLIENT_SECRET'),
  look(setup) {
    if (setup.settings.oidcIssuer === '') return there('sign-in by OpenID Connect: not wanted');
    return secret(setup, 'OIDC_CLIENT_SECRET', () => setup.settings.oidcClientSecret || null);
  },
};

export const stripeKeyStep: Step = {
  what: 'the secret STRIPE_SECRET_KEY',
  makes: () => 'store the secret STRIPE_SECRET_KEY',
  byHand: byHand('STRIPE_SECRET_KEY'),
  look: (setup) => secret(setup, 'STRIPE_SECRET_KEY', () => setup.settings.stripeSecretKey || null),
};

export const secretSteps: readonly Step[] = [networkStep, pushStep, issuerStep];
