import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pageAt } from '../../schema/pages.ts';
import { appIcons, manifestOf } from './manifest.ts';

const kept = (path: string) => readFileSync(new URL(`../../web/public${path}`, import.meta.url));

test('the manifest names files that exist, in their sizes, and pages of the app', async () => {
  const { icons = [], screenshots = [], shortcuts = [], ...manifest } = manifestOf('Rockabout');
  expect(manifest).toMatchObject({ name: 'Rockabout', start_url: '/', scope: '/', display: 'standalone' });
  expect(icons.map(({ purpose }) => purpose)).toEqual(['any', 'any', 'maskable']);
  for (const { src, sizes } of [...icons, ...screenshots]) {
    const { width, height } = await sharp(kept(src)).metadata();
    expect([src, `${width}x${height}`]).toEqual([src, sizes]);
  }
  expect(screenshots.map((one) => one.form_factor)).toEqual(['narrow', 'wide']);
  expect(shortcuts.map(({ url }) => pageAt(url))).toEqual(['/nfc-scan', '/register-rock', '/explore-map']);
});

test.each(appIcons)('$path is on paper, and its rock keeps clear of the edge', async ({ path, rock }) => {
  const { data, info } = await sharp(kept(path)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const isPaper = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * 3;
    return [0xfb, 0xf6, 0xec].every((value, i) => Math.abs(value - (data[at + i] ?? 0)) < 12);
  };
  const edge = (info.width * (1 - rock)) / 2 - 2;
  const middle = info.width / 2;
  expect([
    isPaper(edge, middle),
    isPaper(middle, edge),
    isPaper(2, 2),
    isPaper(middle, middle * 0.8),
  ]).toEqual([true, true, true, false]);
});
