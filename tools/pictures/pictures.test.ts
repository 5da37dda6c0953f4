import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { motifs } from '../../painting/paint-rock.ts';
import { paintedPreviewPath, previewPicture } from '../../schema/link-preview.ts';
import { linkPreview, paintedPreview } from './link-preview.ts';

const kept = (name: string) => readFileSync(new URL(`../../web/public/${name}`, import.meta.url));

/** Few and large, so that versions of the encoder do not matter. Decoded first: some formats are shrunk as they load. */
async function pixels(picture: Buffer): Promise<Buffer> {
  const whole = await sharp(picture).png().toBuffer();
  return sharp(whole).resize(60, 32, { fit: 'fill' }).removeAlpha().raw().toBuffer();
}

test.each([
  [previewPicture.path, linkPreview()] as const,
  ...motifs.map((motif) => [paintedPreviewPath(motif), paintedPreview(motif)] as const),
])('%s is what the tool makes, and small', async (path, svg) => {
  const { width, height } = previewPicture;
  const file = kept(path.slice(1));
  expect(await sharp(file).metadata()).toMatchObject({ format: 'jpeg', width, height });
  expect(file.length).toBeLessThanOrEqual(100_000);
  const [now, made] = await Promise.all([pixels(file), pixels(Buffer.from(svg))]);
  const far = now.filter((value, i) => Math.abs(value - (made[i] ?? 0)) > 12);
  expect(far).toHaveLength(0);
});

test('the logo of emails has twice the pixels of its size there', async () => {
  expect(await sharp(kept('email-logo.png')).metadata()).toMatchObject({
    format: 'png',
    width: 88,
    height: 88,
  });
});
