// Compares a stored photo with the file that it was made from, by an image library.
import sharp, { type Sharp } from 'sharp';
import { photoFit } from '../../schema/photo-sizes.ts';
import type { Comparison } from '../../worker/photos/testing-samples.ts';

const besides = ['exif', 'icc', 'iptc', 'xmp', 'comments', 'orientation', 'pages', 'gainMap'] as const;

/** Red, green and blue in sRGB. */
const colours = (picture: Sharp) =>
  picture.flatten({ background: '#fff' }).toColourspace('srgb').raw().toBuffer();

const grey = async (picture: Sharp) =>
  picture.flatten({ background: '#fff' }).toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });

export async function compare(sent: Uint8Array, stored: Uint8Array): Promise<Comparison> {
  const about = await sharp(stored, { animated: true }).metadata();
  const fit = { width: photoFit, height: photoFit, fit: 'inside', withoutEnlargement: true } as const;
  const [one, other] = await Promise.all([grey(sharp(sent).autoOrient().resize(fit)), grey(sharp(stored))]);
  const [before, plain, after] = await Promise.all(
    [sharp(sent), sharp(sent, { ignoreIcc: true }), sharp(stored)].map((picture) =>
      colours(picture.autoOrient().resize(fit)),
    ),
  );
  const isSameSize = one.info.width === other.info.width && one.info.height === other.info.height;
  return {
    beside: besides.filter((key) => about[key] !== undefined),
    coloursApart: apart(before, after),
    coloursOfProfile: apart(before, plain),
    similarity: isSameSize ? similarityOf(one.data, other.data, one.info.width) : 0,
  };
}

/** The mean difference, in steps of 256. */
function apart(one: Uint8Array = new Uint8Array(), other: Uint8Array = new Uint8Array()): number {
  if (one.length !== other.length) return 256;
  return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length;
}

/** Side of a window in pixels. The small constants prevent a division by zero in flat windows. */
const side = 8;
const [c1, c2] = [(0.01 * 255) ** 2, (0.03 * 255) ** 2];

/** SSIM (Wang et al. 2004), the mean over windows side by side. */
function similarityOf(one: Uint8Array, other: Uint8Array, width: number): number {
  const scores: number[] = [];
  for (let top = 0; (top + side) * width <= one.length; top += side)
    for (let left = 0; left + side <= width; left += side) {
      let [x, y, xx, yy, xy] = [0, 0, 0, 0, 0];
      for (let n = 0; n < side * side; n++) {
        const at = (top + Math.floor(n / side)) * width + left + (n % side);
        const [a = 0, b = 0] = [one[at], other[at]];
        x += a / side ** 2;
        y += b / side ** 2;
        xx += a ** 2 / side ** 2;
        yy += b ** 2 / side ** 2;
        xy += (a * b) / side ** 2;
      }
      const alike = (2 * x * y + c1) * (2 * (xy - x * y) + c2);
      scores.push(alike / ((x * x + y * y + c1) * (xx - x * x + yy - y * y + c2)));
    }
  return scores.reduce((sum, score) => sum + score, 0) / scores.length;
}
