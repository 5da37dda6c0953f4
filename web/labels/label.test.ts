import fc from 'fast-check';
import decodeQr from 'qr/decode.js';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { normalizeCode } from '../../schema/codes.ts';
import { issueCode } from '../../schema/issue-code.ts';
import { RockCode } from '../../schema/rock-code.ts';
import { codeLines, lineHeight } from './label-lines.ts';
import { labelAddress, labelQr } from './label-qr.ts';
import { RockLabel } from './rock-label.tsx';
import '../testing/drawn-words.ts';

const site = { name: 'Rockabout', origin: 'https://rockabout.example' };

/** Decodes the QR code of a label rendered at 300 dots per inch. */
async function scanned(code: string, at = site): Promise<string> {
  const svg = renderToStaticMarkup(createElement(RockLabel, { code, site: at }));
  const { data, info } = await sharp(Buffer.from(svg), { density: 600 })
    .resize(300, 150, { fit: 'fill' })
    .flatten({ background: '#fff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return decodeQr({ width: info.width, height: info.height, data }, { timeLimit: 2_000, effort: 10 });
}

/** The Rock ID that the found-rock page gets from a label's URL. */
function carried(address: string): string {
  const url = new URL(address);
  expect(url.origin).toBe(site.origin);
  if (url.pathname === '/nfc-scan') return url.searchParams.get('rockId') ?? '';
  return decodeURIComponent(/^\/R\/([^/]+)$/.exec(url.pathname)?.[1] ?? '');
}

const kinds = {
  'capitals and digits': fc.stringMatching(/^[A-Z0-9]{1,20}$/),
  'ASCII characters': fc.string({ minLength: 1, maxLength: 24 }),
  'letters of any script': fc.string({ unit: 'binary', minLength: 1, maxLength: 8 }),
  'characters special in URLs': fc.string({
    unit: fc.constantFrom(...'./\\?#%&=+:@!~*\'()[]$;,<>"'),
    minLength: 1,
    maxLength: 16,
  }),
};

describe('every label can be scanned', () => {
  test('with one of our codes', async () => {
    for (let i = 0; i < 60; i++) {
      const code = issueCode();
      expect(await scanned(code)).toBe(`HTTPS://ROCKABOUT.EXAMPLE/R/${code.replaceAll('-', '')}`);
    }
  });

  test.each(Object.entries(kinds))(
    'with a code of %s',
    async (_, kind) => {
      const allowed = kind.filter((code) => RockCode.safeParse(code).success);
      await fc.assert(
        fc.asyncProperty(allowed, async (typed) => {
          const code = RockCode.parse(typed);
          if (!labelQr(labelAddress(site.origin, code))) return;
          const found = carried(await scanned(code));
          expect(normalizeCode(found)).toBe(normalizeCode(code));
          expect(RockCode.safeParse(found).success).toBe(true);
        }),
        { numRuns: 60 },
      );
    },
    60_000,
  );

  test.each(['.', '..', 'a/b', '%2e%2e', 'É', 'STRASSE', '石', '007', "it's (mine)!", 'x'.repeat(64)])(
    'with the code %s',
    async (code) => {
      expect(normalizeCode(carried(await scanned(code)))).toBe(normalizeCode(code));
    },
  );

  test('on localhost too', async () => {
    const code = issueCode();
    const address = await scanned(code, { name: 'Rockabout', origin: 'http://localhost:8787' });
    expect(address).toBe(`HTTP://LOCALHOST:8787/R/${code.replaceAll('-', '')}`);
  });
});

test('modules of a label are at least 0.3 mm, those of a usual one 0.38 mm', () => {
  const moduleMm = (code: string) => 12.7 / (labelQr(labelAddress(site.origin, code))?.size ?? Number.NaN);
  expect(moduleMm('x'.repeat(64))).toBeGreaterThanOrEqual(0.3);
  expect(moduleMm('x'.repeat(64))).toBeLessThan(0.35);
  expect(moduleMm('K7M-2QX-9RK')).toBeCloseTo(0.385, 3);
});

test('a code too long for a QR code of this size is printed over the whole label', () => {
  const code = '石'.repeat(64);
  expect(labelQr(labelAddress(site.origin, code))).toBeNull();
  const svg = renderToStaticMarkup(createElement(RockLabel, { code, site }));
  expect(svg).toContain('Found me? rockabout.example');
  expect(svg.match(/石/g)).toHaveLength(2 * 64);
});

test('a code that is too long in capitals stays as typed', () => {
  expect(carried(labelAddress(site.origin, 'ß'.repeat(40)))).toBe('ß'.repeat(40));
});

describe('the printed Rock ID', () => {
  const box = { width: 34, height: 23.5 };

  test('has three groups of three if we issued it', () => {
    expect(codeLines('k7m2qx9rk', box).lines).toEqual(['K7M', '2QX', '9RK']);
  });

  test('breaks at separators, and elsewhere only if it would be too small to read', () => {
    expect(codeLines('ROCK-0042', box).lines).toEqual(['ROCK-', '0042']);
    expect(codeLines('ROCKABOUT', { width: 60, height: 20 }).lines).toEqual(['ROCKABOUT']);
  });

  test('is complete and fits its space, whatever it is', () => {
    const wide = { width: 67, height: 24 };
    fc.assert(
      fc.property(
        fc
          .string({ unit: 'binary', minLength: 1, maxLength: 64 })
          .filter((code) => RockCode.safeParse(code).success),
        (code) => {
          const { lines, points } = codeLines(code, wide);
          expect(lines.join('').replace(/\s/g, '')).toBe(code.replace(/\s/g, ''));
          expect(lines.length * points * lineHeight).toBeLessThanOrEqual(wide.height);
        },
      ),
    );
  });
});
