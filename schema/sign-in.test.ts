import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { CodeInput, emailAddress, emailKeyOf, SignInInput } from './sign-in.ts';
import * as en from './words/en/index.ts';
import { worded } from './words/say.ts';

const accepted = [
  'robin@example.com',
  '  robin@example.com\t',
  'Robin.Wren+rocks@Mail.Example.co.uk',
  "o'neil_1@example.museum",
  'a@b-c.xn--p1ai',
  `${'a'.repeat(64)}@example.com`,
];

const refused = [
  'robin',
  'robin@',
  '@example.com',
  'robin@example',
  'robin@localhost',
  'robin@127.0.0.1',
  'robin@[127.0.0.1]',
  'robin@@example.com',
  'robin wren@example.com',
  '.robin@example.com',
  'robin.@example.com',
  'ro..bin@example.com',
  'robin@example..com',
  'robin@-example.com',
  'robin@example-.com',
  'robin@example.c',
  'robin@example.com.',
  'robin@example.com\r\nBcc: wren@example.com',
  'robin@example.com,wren@example.com',
  'Robin <robin@example.com>',
  '"robin"@example.com',
  'robin@example.com\u0000',
  'ｒobin@example.com',
  'robin@exámple.com',
  'robın@example.com',
  'robin@example.\u212Aom',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
];

test.each(accepted)('%j is an address', (typed) => {
  expect(z.parse(emailAddress(), typed)).toBe(typed.trim());
});

test.each(refused)('%j is no address', (typed) => {
  expect(worded(en, z.safeParse(emailAddress(), typed).error?.issues[0]?.message ?? '')).toBe(
    en.signIn.emailInvalid,
  );
});

test.each([{}, { email: '' }, { email: ' \t ' }])('%j asks for the address', (form) => {
  expect(worded(en, z.safeParse(SignInInput, form).error?.issues[0]?.message ?? '')).toBe(
    en.signIn.emailMissing,
  );
});

test('an address of any length is checked quickly', () => {
  const typed = `${'a.'.repeat(50_000)}@${'a-'.repeat(50_000)}`;
  expect(z.safeParse(emailAddress(), typed).success).toBe(false);
});

test('addresses are compared in lower case', () => {
  expect(emailKeyOf(' Robin@Example.COM ')).toBe('robin@example.com');
});

test.each(['123456', ' 123 456 ', '123-456', '12 34 56', '１２３４５６', 'Your Rockabout code: 123 456'])(
  '%j is the code 123456',
  (code) => {
    expect(z.parse(CodeInput, { code })).toEqual({ code: '123456' });
  },
);

test.each([
  {},
  { code: '' },
  { code: '12345' },
  { code: '1234567' },
  { code: 'abcdef' },
  { code: '123456'.padEnd(101) },
])('%j is no code', (form) => {
  expect(worded(en, z.safeParse(CodeInput, form).error?.issues[0]?.message ?? '')).toBe(
    en.signIn.codeMissing,
  );
});

test.each([
  [1, '1 second'],
  [90, '90 seconds'],
  [91, '2 minutes'],
  [900, '15 minutes'],
  [5401, '2 hours'],
  [86_400, '24 hours'],
])('a wait of %i seconds is shown as %s', (seconds, words) => {
  expect(en.signIn.tooMany(seconds)).toContain(`try again in ${words}.`);
});
