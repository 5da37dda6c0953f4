// A rock's picture before the app has come: its photo, or the painting that the app would make of it.
import { html, raw } from 'hono/html';
import { paintRock, paintRockFaceDown, rockDataUrl } from '../../painting/paint-rock.ts';
import { paintedBy } from '../../schema/painted-by.ts';
import { pebbleOutline } from '../../schema/pebble-outline.ts';
import { pictureSizes } from '../../schema/found-rock.ts';
import { photoFit, photoMissing, photoRetry, smallFit, smallPhotoUrl } from '../../schema/photo-sizes.ts';
import type { Rock } from '../../schema/rocks.ts';
import { oncePerName } from '../platform/once.ts';
import { looks, type Html } from './frame.ts';

type Pictured = Pick<Rock, 'name' | 'imageUrl'>;

/** What stands in the place of a photo that does not load is hidden until web/public/after-photo.js shows it. */
export function rockPicture(rock: Pictured): Html {
  const seed = paintedBy(rock);
  if (rock.imageUrl === null) return painting(`up:${seed}`, paintRock(seed), rock.name);
  return html`<div class="aspect-square overflow-hidden bg-line ${pebbleOutline(seed)} w-full">
    <img ${photoAttributes(rock.imageUrl)} alt="${rock.name}" class="size-full object-cover" />
    <div hidden class="grid size-full place-items-center">
      <div class="flex flex-col items-center gap-2">
        <p class="text-center text-sm whitespace-nowrap">${photoMissing}</p>
        <button type="button" class="${looks.quiet} text-sm whitespace-nowrap px-4!">
          ${retrySign}${photoRetry}
        </button>
      </div>
    </div>
  </div>`;
}

/** Lucide's `RotateCw`, as the app has it there. */
const retrySign = raw(
  '<svg aria-hidden="true" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="size-4.5 shrink-0"><path d="M21 12a9 9 0 1 1-9-9c2.52 0 4.93 1 6.74 2.74L21 8"/><path d="M21 3v5h-5"/></svg>',
);

/** A stone that shows its label. */
export const faceDown = oncePerName((id: 'home') => painting(`down:${id}`, paintRockFaceDown(id), ''));

/** Which file, how large it stands there, and that nothing is fetched before it. @param imageUrl of `photoUrl` */
function photoAttributes(imageUrl: string): Html {
  const small = smallPhotoUrl(imageUrl);
  const choice = small
    ? html`srcset="${small} ${smallFit}w, ${imageUrl} ${photoFit}w" sizes="${pictureSizes}" `
    : '';
  return html`${choice}src="${imageUrl}" width="800" height="800" fetchpriority="high" decoding="sync"`;
}

/** @param name under which the app keeps it, so that it need not paint it again */
const painting = (name: string, svg: string, alt: string): Html =>
  html`<div class="aspect-square w-full">
    <img
      src="${raw(rockDataUrl(svg))}"
      width="400"
      height="400"
      alt="${alt}"
      class="size-full"
      data-painting="${name}"
    />
  </div>`;
