import { expect, test } from 'vitest';
import { likenessTo } from './likeness.ts';

test.each([
  ['ladybug', 'Ladybird in a raincoat', 1],
  ['Ladybugs', 'A LADYBUG', 1],
  ['A red ladybug with dots', 'Ladybird with red dots', 3],
  ['a painted rock with a whale', 'A boat with a friend, on a rock', 0],
  [[...'abcdefghijklmnopqrstuvwxyz'].map((letter) => letter.repeat(3)).join(' '), 'aaa zzz', 1],
  ['butterflies', 'Butterfly', 1],
  ['owl', 'A bird on a branch', 1],
  ['fée', 'La fee du lac', 1],
  ['てんとう虫', 'かわいいてんとう虫です', 1],
  ['cat', 'A car by the sea', 0],
  ['', 'Ladybird', 0],
  ['🪨', 'Ladybird', 0],
  ['sun sun sun', 'Sunny', 1],
])('%j in %j counts %d', (what, text, count) => {
  expect(likenessTo(what)(text)).toBe(count);
});
