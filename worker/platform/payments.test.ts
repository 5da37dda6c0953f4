import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openPayments } from './payments.ts';

const keys = {
  STRIPE_SECRET_KEY: 'sk_test_key',
  STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_key',
};

const open = (changes: Partial<Env>) => openPayments(readConfig({ ...env, ...keys, ...changes }));

test('payments are open with all three keys, and closed without any one of them', () => {
  expect(open({})?.isLive).toBe(false);
  const live = { STRIPE_SECRET_KEY: 'sk_live_key' };
  expect(open({ ...live, PUBLIC_ORIGIN: 'https://rockabout.example' })?.isLive).toBe(true);
  expect(open(live), 'a live key without PUBLIC_ORIGIN').toBeNull();
  for (const name of Object.keys(keys)) expect(open({ [name]: '' })).toBeNull();
});

test.each(['http://localhost:8788', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
  'a test key may go to %s',
  (STRIPE_API_URL) => {
    expect(open({ STRIPE_API_URL })).not.toBeNull();
    expect(
      open({ STRIPE_API_URL, STRIPE_SECRET_KEY: 'sk_live_key', PUBLIC_ORIGIN: 'https://rockabout.example' }),
      'a live key may not',
    ).toBeNull();
  },
);

test.each([
  'https://api.stripe.example',
  'http://localhost.evil.example',
  'http://localhost@evil.example',
  'http://10.0.0.1',
  'http://169.254.169.254',
  'https://localhost:8788',
  'localhost:8788',
  'nonsense',
])('no key goes to %s', (STRIPE_API_URL) => {
  expect(open({ STRIPE_API_URL })).toBeNull();
});

test('an invalid PUBLIC_ORIGIN counts as not configured', () => {
  const originIn = (PUBLIC_ORIGIN: string) => readConfig({ ...env, PUBLIC_ORIGIN }).publicOrigin;
  expect(originIn('')).toBe('');
  for (const odd of ['rockabout', 'rockabout:8080', 'javascript:1']) expect(originIn(odd)).toBe('');
  expect(originIn('https://rockabout.example/somewhere?a=b')).toBe('https://rockabout.example');
});
