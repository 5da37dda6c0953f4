import { expect, test } from 'vitest';
import { ownData as words } from './en/own-data.ts';

test.each([
  words.tooMuchFor,
  words.twice,
  words.otherInText,
  words.time,
  words.firstStep,
  words.photo,
  words.codeTaken,
  words.tooNewFor,
])('a reason fits one rock and several: %s', (why) => {
  expect(words.wrong('Sun and Moon', why)).not.toMatch(/: it |\bits\b/);
});
