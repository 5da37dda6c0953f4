import { expect, test } from 'vitest';
import { likeness } from './likeness.ts';

test.each([
  ['ladybug', 'Ladybird in a raincoat', 1],
  ['Ladybugs', 'A LADYBUG', 1],
  ['red ladybug with dots', 'Ladybird with red dots', 4],
  ['butterflies', 'Butterfly', 1],
  ['owl', 'A bird on a branch', 1],
  ['fée', 'La fee du lac', 1],
  ['てんとう虫', 'かわいいてんとう虫です', 1],
  ['cat', 'A car by the sea', 0],
  ['', 'Ladybird', 0],
  ['🪨', 'Ladybird', 0],
  ['sun sun sun', 'Sunny', 1],
])('%j in %j counts %d', (what, text, count) => {
  expect(likeness(what, text)).toBe(count);
});
