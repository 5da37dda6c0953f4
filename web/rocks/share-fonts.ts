// The fonts of the share card as a style sheet with data URLs, because an SVG image cannot load files.
import textExtended from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2?url';
import text from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import displayExtended from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-wght-normal.woff2?url';
import display from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';
import roundZero from '../styles/round-zero.woff2?url';

/** Letters beyond western Europe, as in fonts.css. */
const extended = 'U+0100-02BA, U+02BD-02C5, U+02C7-02D7, U+02DD-02FF, U+1D00-1EFF, U+2C60-2C7F, U+A720-A7FF';
const western = 'U+0000-00FF, U+2000-206F, U+20AC, U+2122';

const faces = [
  { family: 'Atkinson Next', url: text, range: western },
  { family: 'Atkinson Next', url: textExtended, range: extended },
  { family: 'Atkinson Next', url: roundZero, range: 'U+0030' },
  { family: 'Bricolage', url: display, range: western },
  { family: 'Bricolage', url: displayExtended, range: extended },
];

/** Leaves out fonts that fail to load, so that the picture falls back to another font. */
export async function embeddedFaces(): Promise<string> {
  const outcomes = await Promise.allSettled(
    faces.map(async ({ family, url, range }) => {
      const file = await inText(url);
      return `@font-face{font-family:'${family}';font-weight:200 800;unicode-range:${range};src:url(${file}) format('woff2')}`;
    }),
  );
  // With an empty string the library would search for fonts itself, without success.
  return ['/* faces */', ...outcomes.flatMap((face) => (face.status === 'fulfilled' ? face.value : []))].join(
    '\n',
  );
}

/** Fetches a font as a data URL. */
async function inText(url: string): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  return `data:font/woff2;base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}
