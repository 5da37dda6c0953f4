import { expect, test } from 'vitest';
import { questions, type Settings } from './questions.ts';
import { knownAnswer, readSettings, variablesOf } from './settings.ts';
import { answers } from './testing/community.ts';

const wrongOf = (changes: Partial<Settings>) =>
  readSettings({ ...answers, ...changes }).wrong.map(({ where, message }) => `${where}: ${message}`);

test.for<[keyof Settings, string, string]>([
  ['domain', '', '--domain: This is missing.'],
  ['domain', 'rocks', "--domain: 'rocks' is no domain. Write it like rocks-of-omaha.org, without a path."],
  [
    'domain',
    'rocks.org/map',
    "--domain: 'rocks.org/map' is no domain. Write it like rocks-of-omaha.org, without a path.",
  ],
  [
    'domain',
    'http://rocks.org',
    "--domain: 'http://rocks.org' is no domain. Write it like rocks-of-omaha.org, without a path.",
  ],
  ['domain', 'rocks.example', "--domain: 'rocks.example' belongs to nobody. Use a domain that you own."],
  ['adminEmail', 'ada', "--admin-email: 'ada' is no email address."],
  ['mailFrom', 'Ada <ada@rocks.org>', "--mail-from: 'Ada <ada@rocks.org>' is no email address."],
  [
    'supportEmail',
    'a@rockabout.example',
    "--support-email: Nobody gets what is sent to 'a@rockabout.example'. Use an address that exists.",
  ],
  ['postalLine', 'Two\nlines', '--postal-line: Write one line of text.'],
  ['productName', ' ', '--product-name: This cannot be empty.'],
  ['oidcIssuer', 'http://login.org', "--oidc-issuer: 'http://login.org' is no address with https://."],
  ['oidcClientId', '', '--oidc-client-id: An issuer is given. It knows the site by its client id.'],
  [
    'stripePublishableKey',
    '',
    '--stripe-publishable-key: STRIPE_SECRET_KEY is given. Payments need the publishable key, too.',
  ],
  [
    'stripePublishableKey',
    'pk_live_1',
    '--stripe-publishable-key: This is a live key, but STRIPE_SECRET_KEY is a test key. Both have to be of one mode.',
  ],
])('%s %j is refused in words', ([key, text, message]) => {
  expect(wrongOf({ [key]: text })).toEqual([message]);
});

test('a secret in the wrong field is refused, and not repeated', () => {
  expect(wrongOf({ stripePublishableKey: 'sk_live_key' })[0]).toBe(
    '--stripe-publishable-key: This is no publishable key of Stripe. It begins with pk_test_ or pk_live_.',
  );
  expect(wrongOf({ stripeSecretKey: 'pk_test_1' }).join()).not.toContain('pk_test_1');
});

test('what a person may write differently is read alike', () => {
  const { settings, wrong } = readSettings({
    ...answers,
    domain: ' https://Rocks-of-Omaha.org/ ',
    mailFrom: '',
  });
  expect(wrong).toEqual([]);
  expect(variablesOf(settings)).toMatchObject({
    PUBLIC_ORIGIN: 'https://rocks-of-omaha.org',
    MAIL_FROM: 'hello@rocks-of-omaha.org',
  });
});

test('secrets never become variables, and what belongs to nobody counts as unknown', () => {
  const values = Object.values(variablesOf({ ...answers }));
  expect(values).not.toContain(answers.stripeSecretKey);
  expect(values).not.toContain(answers.oidcClientSecret);
  const delivered = (name: string) => ({ PUBLIC_ORIGIN: '', MAIL_FROM: 'hello@rockabout.example' })[name];
  expect(questions.map((question) => knownAnswer(question, delivered)).filter(Boolean)).toEqual([]);
});
