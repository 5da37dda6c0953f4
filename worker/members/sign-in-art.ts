// The picture over the sign-in card: a painted rock that rests on its edge, and the dots of its journey.
import { raw } from 'hono/html';

const paint = {
  sun: '#F2B134',
  coral: '#E8684A',
  paper: '#FBF6EC',
  sky: '#7DB8F0',
  leaf: '#63CBA0',
} as const;

const dot = (x: number, y: number, radius: number, colour: string) =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius}" ${colour}/>`;
const fill = (colour: string) => `fill="${colour}"`;

interface Ring {
  radius: number;
  dots: number;
  size: number;
  colours: readonly string[];
}

/** Rings of dots around a centre, flattened as on a pebble that one sees from the side. */
function mandala(x: number, y: number, flatness: number, rings: readonly Ring[]): string {
  return rings
    .flatMap(({ radius, dots, size, colours }, ring) =>
      Array.from({ length: dots }, (_, i) => {
        const angle = ((i + (ring % 2) / 2) / dots) * 2 * Math.PI;
        const colour = colours[i % colours.length] ?? paint.paper;
        return dot(x + radius * Math.cos(angle), y + flatness * radius * Math.sin(angle), size, fill(colour));
      }),
    )
    .join('');
}

const width = 2000;
const middle = width / 2;
/** Where the card's upper edge is. */
const ground = 128;

/** Height of the journey at a place: a slow wave that comes down to the rock. */
const heightAt = (x: number) => 66 + 32 * Math.sin((x - middle) / 150 - 0.2);

/** Dots at even steps along the wave; every seventh is painted. */
function journey(): string {
  const step = 17;
  const bright = [paint.coral, paint.leaf, paint.sun, paint.sky];
  const dots: string[] = [];
  let walked = 0;
  for (let x = 0; x < width; x++) {
    walked += Math.hypot(1, heightAt(x + 1) - heightAt(x));
    if (walked < step) continue;
    walked -= step;
    const isBright = dots.length % 7 === 3;
    const colour = fill(bright[Math.floor(dots.length / 7) % bright.length] ?? paint.sun);
    dots.push(isBright ? dot(x, heightAt(x), 5, colour) : dot(x, heightAt(x), 2.8, 'class="step"'));
  }
  return dots.join('');
}

const rockAt = middle + 58;

const rock =
  `<path class="stone" transform="translate(${rockAt} ${ground})" d="M-76-32C-78-70-44-96 2-96S82-70 79-35C77-8 46 5-4 5S-75-6-76-32z"/>` +
  mandala(rockAt + 1, ground - 47, 0.68, [
    { radius: 0, dots: 1, size: 6, colours: [paint.sun] },
    { radius: 14, dots: 8, size: 3.4, colours: [paint.coral] },
    { radius: 27, dots: 12, size: 4, colours: [paint.paper, paint.leaf] },
    { radius: 41, dots: 20, size: 3.2, colours: [paint.sky] },
    { radius: 55, dots: 26, size: 2.8, colours: [paint.sun, paint.paper] },
  ]);

/** As wide as the window, whose middle part a phone shows. */
export const trail = raw(
  `<svg class="trail" viewBox="0 0 ${width} ${ground + 10}" height="${ground + 10}" preserveAspectRatio="xMidYMid slice" aria-hidden="true">${journey()}${rock}</svg>`,
);

/** The mark beside the product's name. */
export const pebble = raw(
  `<svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true"><path class="stone" d="M3 18C3 9 9 4 17 4s12 6 12 13-5 11-13 11S3 25 3 18z"/>${mandala(
    16,
    16,
    0.9,
    [
      { radius: 0, dots: 1, size: 2.6, colours: [paint.sun] },
      { radius: 7, dots: 7, size: 1.7, colours: [paint.paper, paint.coral, paint.leaf] },
    ],
  )}</svg>`,
);
