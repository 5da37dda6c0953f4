// Ten photos of labels as finders take them: a real label on the underside of a stone that lies in the grass, each
// spoiled in its own way.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp, { type Sharp } from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { meaningOf } from '../../../schema/scanned.ts';
import { RockLabel } from '../../labels/rock-label.tsx';
import type { Decode } from './decoder.ts';
import { readPhoto } from './read-photo.ts';
import { zxing } from './zxing.ts';
import '../../testing/drawn-words.ts';

const site = { name: 'Rockabout', origin: 'https://rockabout.example' };
const code = 'K7M2QX9RK';
/** On paper that is not quite white. */
const label = renderToStaticMarkup(createElement(RockLabel, { code, site })).replace(
  'fill="#fff"',
  'fill="#e6e1d3"',
);
/** Pixels of a photo. */
const [width, height] = [1600, 1200];

interface Taken {
  /** Width of the label in pixels; its code takes half of it. */
  size: number;
  /** Degrees. */
  turn?: number;
  /** How far the label's right edge is from the camera, where its left edge is 1: seen at an angle. */
  away?: number;
  /** What lies on the label: drops, mud. In the label's own 72 by 36 points. */
  on?: string;
  /** What the camera does to the whole picture. */
  spoil?: (photo: Sharp) => Sharp | Promise<Sharp>;
}

/** Light that a wet label throws back, and drops that bend what is below them. */
const wet = `<g fill="#fff"><ellipse cx="19" cy="13" rx="5.5" ry="1.7" opacity=".95" transform="rotate(-20 19 13)"/>
  <ellipse cx="25" cy="30" rx="4" ry="1.1" opacity=".9"/><ellipse cx="52" cy="16" rx="9" ry="2.5" opacity=".8"/></g>
  <g fill="#7d8f8c" opacity=".5"><circle cx="21" cy="20" r="1.5"/><circle cx="9.5" cy="18" r="1.2"/><circle cx="26" cy="24" r="1.3"/>
  <circle cx="60" cy="26" r="2"/></g>`;
const mud = `<g fill="#4a3a28"><circle cx="24" cy="25" r="1.6"/><circle cx="27" cy="27.5" r="1.1"/>
  <path d="M17 20q2-1.5 3.4.2t-1 2.2-2.4-2.4z"/><circle cx="11" cy="16" r=".7"/></g>`;
const shade = `<path d="M-2-2h26L10 40H-2z" fill="#000" opacity=".55"/>`;

const photos: Record<string, Taken> = {
  'straight from above': { size: 620 },
  'out of focus': { size: 620, turn: 8, spoil: (photo) => photo.blur(4) },
  'moved while it was taken': {
    size: 640,
    turn: -6,
    spoil: (photo) => photo.convolve({ width: 9, height: 9, kernel: streak(9) }),
  },
  'seen from the side': { size: 640, turn: 17, away: 1.9 },
  'upside down and tilted': { size: 560, turn: 203, away: 1.4 },
  'from far away': { size: 190, turn: -31, spoil: (photo) => photo.blur(0.6) },
  'wet, with the sun in it': { size: 640, turn: 12, on: wet },
  'at dusk, full of noise': {
    size: 560,
    turn: 40,
    spoil: async (photo) => withNoise(photo.linear(0.28, 8), 26),
  },
  'muddy, half in the shade': { size: 620, turn: -14, on: mud + shade },
  'pale, and sent by a messenger': {
    size: 520,
    turn: 5,
    away: 1.2,
    spoil: async (photo) => {
      const pale = await photo.linear(0.3, 150).resize(800).jpeg({ quality: 12 }).toBuffer();
      return sharp(pale);
    },
  },
};

let decode: Decode;
let stone: Buffer;
let sun: Buffer;
beforeAll(async () => {
  stone = await drawStone();
  sun = await sharp(Buffer.from(sunlight)).png({ compressionLevel: 1 }).toBuffer();
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  decode = await zxing({ wasmBinary: new Uint8Array(readFileSync(file)).buffer });
});

test.each(Object.entries(photos))('a photo of a label %s is read', async (_, taken) => {
  const photo = await take(taken);
  const texts = await readPhoto((side) => shrunk(photo, side), decode);
  expect(texts.map((text) => meaningOf(text, site.origin))).toEqual([{ kind: 'rock', code }]);
});

test('a photo of a rock without a label has no code', async () => {
  expect(await readPhoto((side) => shrunk(stone, side), decode)).toEqual([]);
});

/** The photo as a phone stores it. */
async function take({ size, turn = 0, away = 1, on = '', spoil }: Taken): Promise<Buffer> {
  const drawn = label.replace('</svg>', `${on}</svg>`);
  const flat = await sharp(Buffer.from(drawn), { density: size })
    .resize(size, size / 2, { fit: 'fill' })
    .ensureAlpha()
    .raw()
    .toBuffer();
  const seen = seenAside(flat, size, size / 2, away);
  const turned = await sharp(seen, { raw: { width: size, height: size / 2, channels: 4 } })
    .rotate(turn, { background: '#0000' })
    .png()
    .toBuffer();
  const whole = await sharp(stone)
    .composite([{ input: turned }, { input: sun, blend: 'multiply' }])
    .removeAlpha()
    .toBuffer();
  const spoilt = spoil ? await spoil(sharp(whole)) : sharp(whole);
  return spoilt.jpeg({ quality: 82 }).toBuffer();
}

/** A speckled stone in the grass, with its shadow. */
async function drawStone(): Promise<Buffer> {
  const shape = (more: string) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="r" cx=".4" cy=".35">
      <stop offset=".3" stop-color="#fff"/><stop offset="1" stop-color="#8a8580"/></radialGradient></defs>
      <path d="M170 610C150 330 420 120 800 110s640 220 620 520-300 460-640 450S190 890 170 610z" ${more}/></svg>`,
    );
  const rock = await sharp(await speckles(9, [150, 146, 138], 46))
    .composite([
      { input: shape('fill="url(#r)"'), blend: 'multiply' },
      { input: shape('fill="#fff"'), blend: 'dest-in' },
    ])
    .png()
    .toBuffer();
  return sharp(await speckles(5, [104, 122, 66], 80))
    .composite([
      { input: shape('fill="#1c2410" opacity=".6" transform="translate(26 34)"') },
      { input: rock },
    ])
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Spots of about so many pixels, around a color. */
async function speckles(spot: number, [red, green, blue]: [number, number, number], strength: number) {
  const [wide, high] = [Math.ceil(width / spot), Math.ceil(height / spot)];
  const chance = randomNumbers();
  const spots = Buffer.alloc(wide * high * 3);
  for (let i = 0; i < spots.length; i += 3) {
    const more = (chance() - 0.5) * 2 * strength;
    spots.set(
      [red + more, green + more, blue + more * 0.8].map((one) => Math.max(0, Math.min(255, one))),
      i,
    );
  }
  return sharp(spots, { raw: { width: wide, height: high, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .ensureAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** It falls through leaves. */
const sunlight = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
  <linearGradient id="l" x2="1" y2="1"><stop stop-color="#fffdf4"/><stop offset="1" stop-color="#a9a79f"/></linearGradient>
  <filter id="b"><feGaussianBlur stdDeviation="40"/></filter></defs>
  <path d="M0 0h${width}v${height}H0z" fill="url(#l)"/>
  <g fill="#6f7468" filter="url(#b)" opacity=".7"><ellipse cx="1050" cy="420" rx="240" ry="120"/><ellipse cx="520" cy="900" rx="300" ry="110"/></g></svg>`;

/** The picture in perspective: each column is as much smaller as it is farther away. */
function seenAside(pixels: Buffer, wide: number, high: number, away: number): Buffer {
  const seen = Buffer.alloc(pixels.length);
  for (let x = 0; x < wide; x++) {
    const part = x / (wide - 1);
    // Where the line of sight meets the label, and how far away that is.
    const along = part / (away - part * (away - 1));
    const distance = 1 + along * (away - 1);
    const from = Math.min(wide - 1, Math.round(along * (wide - 1)));
    for (let y = 0; y < high; y++) {
      const row = Math.round(high / 2 + (y - high / 2) * distance);
      if (row < 0 || row >= high) continue;
      pixels.copy(seen, (y * wide + x) * 4, (row * wide + from) * 4, (row * wide + from) * 4 + 4);
    }
  }
  return seen;
}

/** A hand that moved along the diagonal. */
const streak = (length: number) =>
  Array.from({ length: length * length }, (_, i) => (i % (length + 1) === 0 ? 1 / length : 0));

/** The same ones each time. @returns a function that draws the next one, from 0 to 1 */
function randomNumbers(): () => number {
  let seed = 7;
  return () => (seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
}

async function withNoise(photo: Sharp, strength: number): Promise<Sharp> {
  const { data, info } = await photo.raw().toBuffer({ resolveWithObject: true });
  const chance = randomNumbers();
  for (let i = 0; i < data.length; i++)
    data[i] = Math.max(0, Math.min(255, (data[i] ?? 0) + (chance() - 0.5) * 2 * strength));
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

async function shrunk(photo: Buffer, side: number): Promise<ImageData> {
  const { data, info } = await sharp(photo)
    .resize(side, side, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' };
}
