import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { colorNames } from './colors.ts';
import { labelColors } from './label-style.ts';
import { at } from './style.ts';

const sheets = ['../map/map.css', '../styles/tokens.css'].map((path) =>
  readFileSync(new URL(path, import.meta.url), 'utf8'),
);

/** The two colors of a custom property, in the light and in the dark. */
function valuesOf(name: string): [light: string, dark: string] {
  const value = sheets.map((sheet) => new RegExp(`--${name}: ([^;]+);`).exec(sheet)?.[1]).find(Boolean);
  if (value === undefined) throw new Error(`--${name} is not defined`);
  const alias = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  if (alias !== undefined) return valuesOf(alias);
  const pair = /^light-dark\((.+), (.+)\)$/.exec(value)?.slice(1) ?? [value, value];
  const [light = '', dark = ''] = pair.map((one, theme) => {
    const named = /^var\(--([\w-]+)\)$/.exec(one)?.[1];
    return named === undefined ? one : valuesOf(named)[theme === 0 ? 0 : 1];
  });
  return [light, dark];
}

function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => {
    const part = parseInt(color.slice(from, from + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

const themes = [0, 1] as const;

test('every color of the map is defined', () => {
  for (const name of [...colorNames, ...labelColors]) expect(valuesOf(name)).toHaveLength(2);
});

test.each([
  ['map-shore', ['map-land', 'map-water']],
  ['map-river', ['map-land']],
  ['map-country-border', ['map-land']],
  ['map-state-border', ['map-land']],
  ['map-path', ['map-land']],
  ['map-rail', ['map-land']],
  ['marker', ['map-land']],
])('%s stands out from what is beside it by 3 : 1', (name, grounds) => {
  for (const ground of grounds)
    for (const theme of themes)
      expect(
        contrast(valuesOf(name)[theme], valuesOf(ground)[theme]),
        `${ground} ${theme}`,
      ).toBeGreaterThanOrEqual(3);
});

test('a road stands out from the ground by 3 : 1, by its edge or by itself', () => {
  const against = (name: string, theme: 0 | 1) =>
    contrast(valuesOf(name)[theme], valuesOf('map-land')[theme]);
  for (const theme of themes)
    for (const road of ['map-road', 'map-major-road', 'map-highway'])
      expect(Math.max(against(road, theme), against('map-road-edge', theme))).toBeGreaterThanOrEqual(3);
});

test.each(labelColors.filter((name) => name !== 'map-label-halo'))('%s is read with 4.5 : 1', (name) => {
  // The names of roads stand on them.
  const road = name === 'map-label' ? ['map-road', 'map-major-road', 'map-highway'] : [];
  for (const ground of ['map-label-halo', name === 'map-label-water' ? 'map-water' : 'map-land', ...road])
    for (const theme of themes)
      expect(contrast(valuesOf(name)[theme], valuesOf(ground)[theme])).toBeGreaterThanOrEqual(4.5);
});

test('widths grow between the zooms that they are given for, and begin with the first', () => {
  const width = [
    [5, 1],
    [7, 3],
  ] as const;
  expect([4, 5, 6, 7, 12].map((zoom) => at(zoom, width))).toEqual([0, 1, 2, 3, 3]);
});
