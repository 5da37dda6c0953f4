import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureName } from './picture-name.ts';

describe('the name of the picture', () => {
  test.each([
    ['Harbour Whale', 'harbour-whale-rockabout.png'],
    ['  ../../etc/passwd ', 'etc-passwd-rockabout.png'],
    ['CON', 'con-rockabout.png'],
    ['Willow’s “Wish”: 50% <b>', 'willow-s-wish-50-b-rockabout.png'],
    ['海の石 🪨', '海の石-rockabout.png'],
    ['حجر السلام', 'حجر-السلام-rockabout.png'],
    ['पत्थर', 'पत्थर-rockabout.png'],
    ['Cafe\u0301', 'café-rockabout.png'],
    ['🪨❤️', 'rock-rockabout.png'],
    ['\u202Egnp.exe', 'gnp-exe-rockabout.png'],
  ])('of %j is %s', (name, file) => {
    expect(pictureName(name, 'Rockabout')).toBe(file);
  });

  test('is valid on every file system, whatever the rock is called', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (name) => {
        const file = pictureName(name, 'Rockabout');
        expect(file).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*-rockabout\.png$/u);
        expect(new TextEncoder().encode(file).length).toBeLessThanOrEqual(255);
      }),
    );
  });
});
