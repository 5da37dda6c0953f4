import '../testing/words.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RockFigures } from './rock-figures.tsx';
import '../testing/drawn-words.ts';

const noteFor = (totalDistanceTraveled: number, tooFastDistance: number) => {
  const rock = { totalDistanceTraveled, tooFastDistance, timesFound: 1, lastLocation: 'Antwerp' };
  const page = renderToStaticMarkup(createElement(RockFigures, { rock }));
  // Only the note below the miles.
  return /Distance Traveled<\/dt><dd.*?<\/dd>(?:<dd[^>]*>(.*?)<\/dd>)?<\/div>/.exec(page)?.[1];
};

test.each([
  ['nothing when every leg counts', 52, 0, undefined],
  ['nothing for a leg that shows in no figure', 52, 0.5, undefined],
  ['why, when no leg counts', 52, 52, 'Not counted in rankings: imported, or faster than an aeroplane'],
  [
    'how much, when some do not',
    1052,
    1000,
    '621 miles not counted in rankings: imported, or faster than an aeroplane',
  ],
])('the figures of a rock say %s', (_, km, tooFast, words) => {
  expect(noteFor(km, tooFast)).toBe(words);
});
