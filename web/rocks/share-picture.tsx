// Renders the share card of a rock off-screen and captures it as a PNG.
import { domToBlob } from 'modern-screenshot';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { OwnRock } from '../../schema/rocks.ts';
import { thisSite } from '../labels/this-site.ts';
import { paintRock, rockDataUrl } from '../../painting/paint-rock.ts';
import { paintedBy } from '../../schema/painted-by.ts';
import { ShareCard } from './share-card.tsx';
import { embeddedFaces } from './share-fonts.ts';

/** In CSS pixels; the PNG has `scale` times as many, 1080 by 1350: see decision 61. */
const card = { width: 240, height: 300 } as const;
const scale = 4.5;
const quality = 0.95;

/** Throws if the browser cannot render the card. A card whose photo failed to load has no picture. */
export async function shareCardPicture(rock: OwnRock): Promise<{ card: Blob; isWithoutPhoto: boolean }> {
  const [picture, cssText] = await Promise.all([squarePicture(rock), embeddedFaces()]);
  const stage = document.createElement('div');
  stage.inert = true;
  stage.ariaHidden = 'true';
  stage.className = 'in-the-light fixed top-0 -inset-s-250';
  document.body.append(stage);
  const root = createRoot(stage);
  try {
    flushSync(() => root.render(<ShareCard rock={rock} picture={picture} site={thisSite} />));
    const laidOut = stage.firstElementChild;
    if (!laidOut) throw new Error('the share card is empty');
    await Promise.all([...laidOut.querySelectorAll('img')].map((img) => img.decode()));
    await document.fonts.ready;
    const drawn = await domToBlob(laidOut, { ...card, scale, type: 'image/png', quality, font: { cssText } });
    return { card: drawn, isWithoutPhoto: picture === null };
  } finally {
    root.unmount();
    stage.remove();
  }
}

/** The photo or painting, cropped to a square in the size of the PNG; null if the photo does not load. */
async function squarePicture(rock: OwnRock): Promise<string | null> {
  // An SVG needs an explicit size to be cropped.
  const side = card.width * scale;
  const drawing = () => paintRock(paintedBy(rock)).replace('<svg', `<svg width="${side}" height="${side}"`);
  const image = await (rock.imageUrl === null
    ? loaded(rockDataUrl(drawing()))
    : loaded(rock.imageUrl).catch(() => null));
  if (!image) return null;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = side;
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('this browser has no canvas');
  const { naturalWidth, naturalHeight } = image;
  const cut = Math.min(naturalWidth, naturalHeight);
  brush.drawImage(image, (naturalWidth - cut) / 2, (naturalHeight - cut) / 2, cut, cut, 0, 0, side, side);
  // A painting is transparent around its stone.
  return canvas.toDataURL(rock.imageUrl === null ? 'image/png' : 'image/jpeg', quality);
}

async function loaded(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image;
}
