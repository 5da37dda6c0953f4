import { expect, test } from 'vitest';
import { problems, readClaims, titlesIn } from './claims.ts';

const document = `# Conformance

Some words.

- The footer shows © 2025.
  - \`web/e2e/pages.e2e.ts\` › the footer’s year
- **Exception (no text messages are sent):** 6.6.1 Text messages.
`;

test('items are claims, and the items below them name their tests', () => {
  expect(readClaims(document)).toEqual([
    {
      line: 5,
      words: 'The footer shows © 2025.',
      tests: [{ file: 'web/e2e/pages.e2e.ts', title: 'the footer’s year' }],
      exception: null,
    },
    { line: 7, words: '6.6.1 Text messages.', tests: [], exception: 'no text messages are sent' },
  ]);
});

test('an item below a claim that names no test is refused', () => {
  expect(() => readClaims('- A claim.\n  - seen by hand\n')).toThrow('line 2');
});

test('titles are read with any quotes, and from test.each too', () => {
  const source = [
    `test('one', () => {});`,
    `test.skip("it's two", () => {});`,
    'test(`three`, () => {});',
    `  test.each([1, 2])(\n    'four of %i', () => {});`,
    `test.each(Object.entries(list))('five', () => {});`,
    `test('it\\'s six', () => {});`,
    `test.each(list)('seven', () => {});`,
    `const eight = 'eight'; await test.step('nine', () => {});`,
  ].join('\n');
  expect([...titlesIn(source)]).toEqual([
    'one',
    "it's two",
    'three',
    'four of %i',
    'five',
    "it's six",
    'seven',
  ]);
});

test('a claim needs a test, and the test must exist', () => {
  const sources: Record<string, string> = { 'a.test.ts': `test('it holds', () => {});` };
  const wrong = (text: string) => problems(readClaims(text), (file) => sources[file]);
  expect(wrong('- A.\n  - `a.test.ts` › it holds\n')).toEqual([]);
  expect(wrong('- **Exception (nobody does):** A.\n')).toEqual([]);
  expect(wrong('- A.\n')).toEqual(['line 1: no test shows “A.”']);
  expect(wrong('- A.\n  - `a.test.ts` › it held\n')).toEqual(['line 1: a.test.ts has no test “it held”']);
  expect(wrong('- A.\n  - `b.test.ts` › it holds\n')).toEqual(['line 1: there is no b.test.ts']);
});
