import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { continents } from './continents.ts';
import { landPicture } from './land-picture.ts';

test('the picture of the land has the outlines of the maps', () => {
  const kept = readFileSync(new URL('../../web/map/land.svg', import.meta.url), 'utf8');
  expect(kept).toBe(landPicture(continents));
});
