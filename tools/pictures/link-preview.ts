// The pictures that stand for the site, and for a rock without a photo, where their links are posted: painted rocks
// along the dots of a journey.
import { paintRock, type MotifName } from '../../painting/paint-rock.ts';
import { previewPicture } from '../../schema/link-preview.ts';
import { dotsAlong } from '../../web/pages/landing/dots-along.ts';

/** A place on the way: a bend of it, or a rock on it. */
interface Stop {
  x: number;
  y: number;
  rock?: { name: string; motif: MotifName; size: number };
}

/** The rock in the middle is whole in previews that are cropped to a square. */
const ofSite: readonly Stop[] = [
  { x: -40, y: 300 },
  { x: 122, y: 452, rock: { name: 'preview-snail', motif: 'snail', size: 206 } },
  { x: 300, y: 560 },
  { x: 372, y: 420 },
  { x: 246, y: 178, rock: { name: 'preview-whale', motif: 'whale', size: 262 } },
  { x: 452, y: 66 },
  { x: 600, y: 322, rock: { name: 'preview-butterfly', motif: 'butterfly', size: 444 } },
  { x: 742, y: 572 },
  { x: 956, y: 448, rock: { name: 'preview-sunrise', motif: 'sunrise', size: 262 } },
  { x: 832, y: 214 },
  { x: 900, y: 78 },
  { x: 1084, y: 186, rock: { name: 'preview-ladybird', motif: 'ladybird', size: 206 } },
  { x: 1250, y: 330 },
];

export const paper = '#fbf6ec';
const colors = { way: '#cfc0a0', stop: '#b93a1b', sun: '#f2b134' } as const;
/** Larger than on the landing page. */
const scale = 1.5;

export const linkPreview = (): string => drawn(ofSite);

/** One large rock with this motif. */
export const paintedPreview = (motif: MotifName): string =>
  drawn([
    { x: -40, y: 452 },
    { x: 190, y: 528 },
    { x: 600, y: 318, rock: { name: `preview-${motif}`, motif, size: 590 } },
    { x: 1010, y: 104 },
    { x: 1250, y: 190 },
  ]);

function drawn(stops: readonly Stop[]): string {
  const { width, height } = previewPicture;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `<rect width="${width}" height="${height}" fill="${paper}"/>${way(stops)}${stops.map(rockAt).join('')}</svg>`
  );
}

/** Dots as on the landing page; some are larger, like stops. */
function way(stops: readonly Stop[]): string {
  const points = stops.map(({ x, y }) => [x / scale, y / scale] as const);
  return dotsAlong(points)
    .map(([x, y, radius], i) => {
      const [size, fill] = i % 8 === 3 ? [2, colors.stop] : i % 8 === 7 ? [1.5, colors.sun] : [1, colors.way];
      return `<circle cx="${x * scale}" cy="${y * scale}" r="${radius * scale * size * 0.9}" fill="${fill}"/>`;
    })
    .join('');
}

function rockAt({ x, y, rock }: Stop): string {
  if (!rock) return '';
  const { name, motif, size } = rock;
  const at = `x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"`;
  return paintRock(name, { motif }).replace('<svg', `<svg ${at}`);
}
