import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { continents } from '../../web/map/continents.ts';
import { landPicture } from './land-picture.ts';

const pathOf = (picture: string) => / d="([^"]*)"/.exec(picture)?.[1];

test('the picture of the land is of the outlines that maps have', () => {
  const kept = readFileSync(new URL('../../web/map/land.svg', import.meta.url), 'utf8');
  expect(kept).toBe(landPicture(continents));
});

test('an outline is drawn in whole pixels, from corner to corner, its small steps left out', () => {
  const square = [
    [0, 0],
    [0.1, 0],
    [90, 0],
    [90, -45],
    [0, -45],
    [0, 0],
  ] as const;
  expect(pathOf(landPicture([[square]]))).toBe('M2048 2048l1024 0 0 575-1024 0 0-575z');
});

test('an island that is a speck is left out, and one on the date line is there at both ends', () => {
  const around = (longitude: number, degrees: number) =>
    [
      [longitude - degrees, 0],
      [longitude + degrees, 0],
      [longitude + degrees, degrees],
      [longitude - degrees, 0],
    ] as const;
  expect(pathOf(landPicture([[around(20, 0.1)]]))).toBe('');
  expect(pathOf(landPicture([[around(180, 9)]]))).toBe(
    'M-102 2048l204 0 0-103-204 103zM3994 2048l204 0 0-103-204 103z',
  );
});
