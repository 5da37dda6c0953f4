import { expect, test } from 'vitest';
import { questions, type Settings } from './questions.ts';
import { knownAnswer, readSettings, variablesOf, wrongAccount } from './settings.ts';
import { answers } from './testing/community.ts';

const wrongOf = (changes: Partial<Settings>) =>
  readSettings({ ...answers, ...changes }).wrong.map(({ where, message }) => `${where}: ${message}`);

test.for<[keyof Settings, string, string]>([
  ['domain', '', '--domain: This is missing.'],
  ['domain', 'rocks', "--domain: 'rocks' is no domain. Write it like rocks-of-omaha.org."],
  ...['rocks.org/map', 'http://rocks.org', 'rocks.org:8443', 'ada@rocks.org'].map(
    (text): [keyof Settings, string, string] => [
      'domain',
      text,
      `--domain: '${text}' is no domain. Write it like rocks-of-omaha.org, without http://, a port or a path.`,
    ],
  ),
  [
    'domain',
    'co.uk',
    "--domain: 'co.uk' is an ending of domains, which nobody can own. Use a domain that you own.",
  ],
  ['domain', 'rocks.example', "--domain: 'rocks.example' belongs to nobody. Use a domain that you own."],
  ...['ada', 'ada@rocks', 'a..b@rocks-of-omaha.org', 'Ada <ada@rocks-of-omaha.org>'].map(
    (text): [keyof Settings, string, string] => [
      'adminEmail',
      text,
      `--admin-email: '${text}' is no email address. Write it like ada@rocks-of-omaha.org.`,
    ],
  ),
  [
    'mailFrom',
    'hello@rocks.org',
    "--mail-from: 'hello@rocks.org' belongs to another domain than the site, rocks-of-omaha.org. Use a sender there, such as hello@rocks-of-omaha.org: replies go to the address for questions.",
  ],
  [
    'supportEmail',
    'a@rockabout.example',
    "--support-email: Nobody gets what is sent to 'a@rockabout.example'. Use an address that exists.",
  ],
  ['postalLine', 'Two\nlines', '--postal-line: Write one line of text, of at most 200 characters.'],
  ['productName', ' ', '--product-name: This is missing.'],
  [
    'tileUrl',
    'https://tiles.omaha.org/{z}/{x}.png',
    "--tile-url: 'https://tiles.omaha.org/{z}/{x}.png' has no {y}. Write it like https://tiles.example.org/{z}/{x}/{y}.png.",
  ],
  [
    'tileUrl',
    'https://{s}.omaha.org/{z}/{x}/{y}.png',
    '--tile-url: Nothing is known to put in place of {s}. Write it like https://tiles.example.org/{z}/{x}/{y}.png.',
  ],
  ['oidcIssuer', 'http://login.org', "--oidc-issuer: 'http://login.org' is no address with https://."],
  ['oidcClientId', '', '--oidc-client-id: An issuer is given. It knows the site by its client id.'],
  [
    'stripePublishableKey',
    '',
    'STRIPE_SECRET_KEY: Payments need the publishable key, too: --stripe-publishable-key.',
  ],
  [
    'stripePublishableKey',
    'pk_live_1',
    'STRIPE_SECRET_KEY: This is a test key, but the publishable key is a live key. Both have to be of one mode.',
  ],
])('%s %j is refused in words', ([key, text, message]) => {
  expect(wrongOf({ [key]: text })).toEqual([message]);
});

test('a wrong domain is blamed alone, also if the sender is of another one', () => {
  expect(wrongOf({ domain: 'rocks', mailFrom: 'hello@elsewhere.org', supportEmail: '' })).toEqual([
    "--domain: 'rocks' is no domain. Write it like rocks-of-omaha.org.",
  ]);
});

test('the sender may not be of an ending that the domains of others have too', () => {
  expect(
    wrongOf({ domain: 'rocks.co.uk', mailFrom: 'hello@co.uk', supportEmail: 'ada@rocks.co.uk' }),
  ).toEqual([
    "--mail-from: 'co.uk' is an ending of domains, which nobody can own. Use a sender of your own, such as hello@rocks.co.uk.",
  ]);
  expect(wrongOf({ domain: 'rocks.co.uk', mailFrom: 'hello@mail.rocks.co.uk' })).toEqual([]);
});

test('the sender may be of a domain below that of the site, or above it', () => {
  expect(wrongOf({ mailFrom: 'hello@mail.rocks-of-omaha.org' })).toEqual([]);
  expect(wrongOf({ domain: 'rocks.omaha.org', mailFrom: 'hello@omaha.org' })).toEqual([]);
});

test('an account is chosen by its id', () => {
  expect([...wrongAccount(''), ...wrongAccount('f'.repeat(32))]).toEqual([]);
  expect(wrongAccount('Rocks of Omaha')).toMatchObject([
    { where: '--account', message: expect.stringContaining('npx wrangler whoami lists yours') },
  ]);
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
  const delivered = (name: string) =>
    ({ PUBLIC_ORIGIN: '', MAIL_FROM: 'hello@rockabout.example', POSTAL_LINE: 'Rockabout, Omaha, NE' })[name];
  expect(questions.map((question) => knownAnswer(question, delivered)).filter(Boolean)).toEqual([]);
});
