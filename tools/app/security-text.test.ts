import { expect, test } from 'vitest';
import { securityText } from './security-text.ts';

const builtAt = Date.parse('2026-03-01T12:00:00Z');

/** The fields of the standard. Lines that start with '#' are for people. */
function fieldsOf(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return Object.fromEntries(lines.map((line) => [line.split(': ', 1)[0] ?? '', line.replace(/^\S+: /, '')]));
}

test('it names the support address, and expires less than a year after the build', () => {
  const text = securityText(builtAt, 'help@rockabout.example', '');
  expect(fieldsOf(text)).toEqual({
    Contact: 'mailto:help@rockabout.example',
    Expires: '2027-02-28T12:00:00.000Z',
    'Preferred-Languages': 'en',
  });
  expect(text).toMatch(/\n$/);
});

test('it contains its own URL if the site has a public origin', () => {
  const fields = fieldsOf(securityText(builtAt, 'help@rockabout.example', 'https://rockabout.example/'));
  expect(fields['Canonical']).toBe('https://rockabout.example/.well-known/security.txt');
});
