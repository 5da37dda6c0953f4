// The picture of the last thirty days, with reduced motion as in all of these tests: it shows its last frame.
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { api } from '../../testing/api.ts';
import { show } from '../../testing/render.tsx';
import Month from './month.tsx';

const figure = page.getByRole('figure', { name: 'Hidden in the last thirty days' });

test('with reduced motion the last thirty days are shown at once, without a button', async () => {
  api.stub('GET /map/month', [
    [41.3, -95.9],
    [52.5, 13.4, 41.3, -95.9],
  ]);
  await show(<Month />);
  const paintedPixels = () => {
    const canvas = figure.element().querySelector('canvas');
    const { width = 0, height = 0 } = canvas ?? {};
    const pixels = canvas?.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    return pixels.filter((value, index) => index % 4 === 3 && value > 0).length;
  };
  await expect.poll(paintedPixels).toBeGreaterThan(100);
  expect(figure.getByRole('button').elements()).toEqual([]);
});

test('a month without hides takes no room', async () => {
  const asked = api.stub('GET /map/month', []);
  await show(<Month />);
  await expect.poll(() => asked).toHaveLength(1);
  await expect.element(figure).not.toBeInTheDocument();
});
