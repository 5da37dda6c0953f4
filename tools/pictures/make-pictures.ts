// Writes the pictures that leave the site, as files in web/public: node tools/pictures/make-pictures.ts
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { motifs } from '../../painting/paint-rock.ts';
import { paintedPreviewPath, previewPicture } from '../../schema/link-preview.ts';
import { appIcons } from '../app/manifest.ts';
import { linkPreview, paintedPreview, paper } from './link-preview.ts';

const inPublic = (name: string) => fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url));

const asJpeg = (svg: string, path: string) =>
  sharp(Buffer.from(svg))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(inPublic(path.slice(1)));

await asJpeg(linkPreview(), previewPicture.path);
await mkdir(inPublic('painted'), { recursive: true });
for (const motif of motifs) await asJpeg(paintedPreview(motif), paintedPreviewPath(motif));

// The icon of the installed app: on paper, because phones cut it into their own shapes.
for (const { path, width, rock } of appIcons) {
  const side = Math.round(width * rock);
  const picture = await sharp(await readFile(inPublic('icon.svg')), { density: 300 })
    .resize(side)
    .png()
    .toBuffer();
  await sharp({ create: { width, height: width, channels: 3, background: paper } })
    .composite([{ input: picture }])
    .png({ palette: true, effort: 10 })
    .toFile(inPublic(path.slice(1)));
}

/** Mail programs show no SVG. Twice the size in which the frame of an email shows it. */
await sharp(await readFile(inPublic('icon.svg')))
  .resize(88)
  .png({ palette: true, effort: 10 })
  .toFile(inPublic('email-logo.png'));
