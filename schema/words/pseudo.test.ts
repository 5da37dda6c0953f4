import { expect, test } from 'vitest';
import * as en from './en/index.ts';
import { pseudoText, pseudoWords } from './pseudo.ts';

test('a pseudo text is longer and has accents', () => {
  expect(pseudoText('Found Rock')).toBe('[Föûñd Röçk ~~~~]');
  expect(pseudoText('…')).toBe('…');
});

test('every word of a language is changed, also what it makes', () => {
  const { codes, foundRock } = pseudoWords(en);
  expect(codes.empty).toBe(pseudoText(en.codes.empty));
  expect(codes.tooLong(64)).toBe(pseudoText(en.codes.tooLong(64)));
  expect(foundRock.titles.active).toBe(pseudoText(en.foundRock.titles.active));
  expect(foundRock.steps).toHaveLength(3);
  expect(foundRock.nowInRehide('Sunny', (words) => words)[0]).toBe(pseudoText('Sunny'));
});
