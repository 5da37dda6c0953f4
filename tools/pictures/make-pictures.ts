// Writes the pictures that leave the site, as files in web/public: node tools/pictures/make-pictures.ts
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { previewPicture } from '../../schema/link-preview.ts';
import { linkPreview } from './link-preview.ts';

const inPublic = (name: string) => fileURLToPath(new URL(`../../web/public/${name}`, import.meta.url));

await sharp(Buffer.from(linkPreview()))
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(inPublic(previewPicture.path.slice(1)));

/** Mail programs show no SVG. Twice the size in which the frame of an email shows it. */
await sharp(await readFile(inPublic('icon.svg')))
  .resize(88)
  .png({ palette: true, effort: 10 })
  .toFile(inPublic('email-logo.png'));
