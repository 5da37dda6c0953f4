import { expect, test } from 'vitest';
import { isolated, isolatedWords } from './isolated.ts';
import { pseudoWordsIn } from './pseudo.ts';

const words = isolatedWords({
  plain: 'وجد',
  found: (name: string, who: string) => `وجد ${who} ${name}.`,
  parts: <T>(name: T) => ['وجد ', name, '.'],
  deep: { kept: (name: string) => name },
  kinds: { rock: 'صخرة' },
  kind: (kind: 'rock' | 'photo') => (kind === 'rock' ? 'صخرة' : 'صورة'),
});

test('names in a sentence are isolated', () => {
  expect(words.found('Sunny', 'Ana')).toBe(`وجد ${isolated('Ana')} ${isolated('Sunny')}.`);
  expect(words.parts('Sunny')).toEqual(['وجد ', 'Sunny', '.']);
});

test('a name that is a part of another one is isolated once', () => {
  expect(words.found('Ana', 'Ana (2)')).toBe(`وجد ${isolated('Ana (2)')} ${isolated('Ana')}.`);
});

test('what is no name stays: numbers, addresses, keys and a name alone', () => {
  expect(words.found('12', 'ana@example.test')).toBe('وجد ana@example.test 12.');
  expect(words.found('https://example.test/a', '')).toBe('وجد  https://example.test/a.');
  expect(words.deep.kept('Sunny')).toBe('Sunny');
  expect(words.kind('rock')).toBe('صخرة');
  expect(words.plain).toBe('وجد');
  expect(words.kinds.rock).toBe('صخرة');
});

test('what is isolated already is isolated once', () => {
  expect(words.found(words.found('Sunny', 'Ana'), '3')).toBe(`وجد 3 ${words.found('Sunny', 'Ana')}.`);
});

test('the pseudo language from right to left isolates, too', () => {
  const english = { by: (name: string) => `by ${name}` };
  expect(pseudoWordsIn('ar-XB', english).by('Ana')).toContain(isolated('Åñå'));
  expect(pseudoWordsIn('en-XA', english).by('Ana')).toBe('[bý Åñå ~~~]');
});
