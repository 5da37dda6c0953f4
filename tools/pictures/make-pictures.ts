// Writes the pictures that leave the site, as files in web/public: node tools/pictures/make-pictures.ts
import { mkdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { motifs } from '../../painting/paint-rock.ts';
import { paintedPreviewPath, previewPicture } from '../../schema/link-preview.ts';
import { linkPreview, paintedPreview } from './link-preview.ts';

const inPublic = (name: string) => fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url));

const asJpeg = (svg: string, path: string) =>
  sharp(Buffer.from(svg))
    .jpeg({ quality: 84, mozjpeg: true })
    .toFile(inPublic(path.slice(1)));

await asJpeg(linkPreview(), previewPicture.path);
await mkdir(inPublic('painted'), { recursive: true });
for (const motif of motifs) await asJpeg(paintedPreview(motif), paintedPreviewPath(motif));

/** Mail programs show no SVG. Twice the size in which the frame of an email shows it. */
await sharp(await readFile(inPublic('icon.svg')))
  .resize(88)
  .png({ palette: true, effort: 10 })
  .toFile(inPublic('email-logo.png'));
