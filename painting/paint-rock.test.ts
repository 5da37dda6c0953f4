// The painter gives the same rock for the same id, a different one for every other id, and clean small SVG.

import { describe, expect, test } from 'vitest';
import { motifs, paintingOf, paintRock, paintRockFaceDown, rockDataUrl } from './paint-rock.ts';
import { paintRockScene, places } from './scene.ts';

const ids = Array.from({ length: 200 }, (_, i) => `rock-${i}`);

/** Fails unless all tags are nested correctly and all attributes are quoted. */
function expectWellFormed(svg: string) {
  const open: string[] = [];
  const crossed: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w-]+="[^"<>&]*")*)(\/?)>/g,
    (_, closing: string, name: string, _attributes, empty: string) => {
      if (!closing && !empty) open.push(name);
      if (closing && open.pop() !== name) crossed.push(name);
      return '';
    },
  );
  expect([...crossed, ...open]).toEqual([]);
  expect(rest).toBe('');
}

function expectClean(svg: string) {
  expectWellFormed(svg);
  expect(svg.slice(0, 61)).toBe('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 400"');
  // Matched first, so that a failure shows the culprit and not the whole picture.
  expect(/<script|href|NaN|undefined|Infinity|<text|<filter|\.\d{3}/.exec(svg)?.[0]).toBeUndefined();
}

const idsIn = (svg: string) => Array.from(svg.matchAll(/ id="([^"]+)"/g), ([, id]) => id as string);

describe('paintRock', () => {
  test('paints the same rock for the same id', () => {
    for (const id of ids.slice(0, 20)) expect(paintRock(id) === paintRock(id)).toBe(true);
  });

  test('paints a different rock for every id', () => {
    expect(new Set(ids.map((id) => paintRock(id))).size).toBe(ids.length);
  });

  test('has at least twelve motifs, and chooses each of them for some id', () => {
    expect(motifs.length).toBeGreaterThanOrEqual(12);
    expect(new Set(ids.map((id) => paintingOf(id).motif))).toEqual(new Set(motifs));
  });

  test('uses many palettes, outlines and grounds', () => {
    const paintings = ids.map((id) => paintingOf(id));
    expect(new Set(paintings.map(({ palette }) => palette)).size).toBeGreaterThanOrEqual(10);
    expect(new Set(paintings.map(({ silhouette }) => silhouette)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(paintings.map(({ ground }) => ground)).size).toBe(4);
  });

  test.each(motifs)('paints a %s on request', (motif) => {
    expect(paintingOf('any', motif).motif).toBe(motif);
    for (const id of ids.slice(0, 20)) expectClean(paintRock(id, { motif }));
  });

  test('stays small', () => {
    const sizes = ids.map((id) => paintRock(id).length);
    expect(Math.max(...sizes)).toBeLessThan(16_000);
    expect(sizes.reduce((sum, size) => sum + size) / sizes.length).toBeLessThan(12_000);
  });

  test('uses unique ids, so that two rocks can be on one page', () => {
    for (const motif of ['cat', 'waves'] as const) {
      const svgs = ids.slice(0, 50).map((id) => paintRock(id, { motif }));
      const names = svgs.flatMap(idsIn);
      expect(names.length).toBeGreaterThanOrEqual(svgs.length);
      expect(new Set(names).size).toBe(names.length);
      for (const svg of svgs) {
        for (const [, used] of svg.matchAll(/url\(#([^)]+)\)/g)) expect(idsIn(svg)).toContain(used);
      }
    }
  });

  test('accepts any id', () => {
    for (const id of ['', ' ', '<&">', 'ñ 🪨', 'x'.repeat(1000)]) expectClean(paintRock(id));
  });
});

test('the underside is clean, small and always the same', () => {
  for (const id of ids.slice(0, 20)) {
    const svg = paintRockFaceDown(id);
    expectClean(svg);
    expect(svg === paintRockFaceDown(id)).toBe(true);
    expect(svg).not.toBe(paintRock(id));
    expect(svg.length).toBeLessThan(6_000);
  }
});

test('a data URL contains the same picture, and is safe in style sheets and attributes', () => {
  const url = rockDataUrl(paintRock('rock'));
  expect(url).toMatch(/^data:image\/svg\+xml,[^"'#<>\s()]+$/);
  expect(decodeURIComponent(url.slice('data:image/svg+xml,'.length))).toBe(paintRock('rock'));
});

describe('paintRockScene', () => {
  test.each(places)('lays a rock on %s', (place) => {
    for (const id of ids.slice(0, 10)) {
      const svg = paintRockScene(id, { place });
      expectClean(svg);
      expect(svg.length).toBeLessThan(44_000);
      expect(svg === paintRockScene(id, { place })).toBe(true);
    }
  });

  test('paints a different scene for each id, and the requested motif', () => {
    expect(new Set(ids.slice(0, 50).map((id) => paintRockScene(id))).size).toBe(50);
    expect(paintRockScene('a', { motif: 'whale', place: 'sand' })).not.toBe(
      paintRockScene('a', { motif: 'fish', place: 'sand' }),
    );
  });
});
