import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { photoMaxBytes } from '../../schema/photos.ts';
import { encodingOf, refusalOf, sizeWithin } from './fit-photo.ts';

test.each([
  [4032, 3024, 800, 600],
  [3024, 4032, 600, 800],
  [800, 800, 800, 800],
  [801, 400, 800, 400],
  [320, 200, 320, 200],
  [20_000, 3, 800, 1],
])('a photo of %i by %i becomes %i by %i', (width, height, fitWidth, fitHeight) => {
  expect(sizeWithin(800, width, height)).toEqual({ width: fitWidth, height: fitHeight });
});

test('no photo is enlarged, exceeds the square or becomes empty', () => {
  const side = fc.integer({ min: 1, max: 40_000 });
  fc.assert(
    fc.property(side, side, (width, height) => {
      const fitted = sizeWithin(800, width, height);
      expect(fitted.width).toBeLessThanOrEqual(Math.min(width, 800));
      expect(fitted.height).toBeLessThanOrEqual(Math.min(height, 800));
      expect(Math.min(fitted.width, fitted.height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test('PNG stays PNG, and everything else becomes JPEG', () => {
  expect(encodingOf('image/png')).toMatchObject({ type: 'image/png', quality: 0.95 });
  for (const type of ['image/jpeg', 'image/webp', 'image/gif', 'image/heic']) {
    expect(encodingOf(type)).toMatchObject({ type: 'image/jpeg', quality: 0.8 });
  }
});

test('a photo of exactly 10 MB is accepted, and one byte more is refused with its size', () => {
  expect(refusalOf({ type: 'image/jpeg', size: photoMaxBytes })).toBeNull();
  expect(refusalOf({ type: 'image/jpeg', size: photoMaxBytes + 1 })?.message).toBe(
    'Please choose an image smaller than 10MB. Current size: 10.1 MB',
  );
  expect(refusalOf({ type: 'image/jpeg', size: 12 * 1024 * 1024 })).toMatchObject({
    title: 'Image Too Large',
    message: 'Please choose an image smaller than 10MB. Current size: 12.0 MB',
  });
  expect(refusalOf({ type: 'image/jpeg', size: photoMaxBytes + 1 })).not.toBeNull();
});

test.each(['application/pdf', 'text/html', ''])('a file of type "%s" is not a photo', (type) => {
  expect(refusalOf({ type, size: 1000 })).toMatchObject({
    title: 'Invalid File Type',
    message: 'Please upload only image files (JPEG, PNG, GIF, WebP, etc.)',
  });
});
