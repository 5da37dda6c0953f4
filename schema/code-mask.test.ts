import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withoutCodes, wordsForOthers } from './code-mask.ts';
import { formatCode } from './codes.ts';
import { codeMask } from './interactions.ts';
import { checkCharacter } from './issue-code.ts';
import { revealsCode } from './reveals-code.ts';

const codes = [
  ['with digits', 'K7M2QX9R'],
  ['with a single digit', 'KAMQEX9R'],
  ['of letters alone', 'KCMQAXWR'],
].map(([kind = '', eight = '']) => [kind, formatCode(eight + checkCharacter(eight))] as const);

const spellings: readonly (readonly [string, (code: string) => string])[] = [
  ['as it is shown', (code) => code],
  ['in lower case', (code) => code.toLowerCase()],
  ['in one piece', (code) => code.replaceAll('-', '')],
  ['in one piece of small letters', (code) => code.replaceAll('-', '').toLowerCase()],
  ['with spaces', (code) => code.replaceAll('-', ' ')],
  ['with no-break spaces', (code) => code.replaceAll('-', '\u00A0')],
  ['letter by letter', (code) => [...code.replaceAll('-', '')].join(' ')],
  ['with commas', (code) => [...code.replaceAll('-', '')].join(',')],
  ['on three lines', (code) => code.replaceAll('-', '\r\n')],
  ['with tabs', (code) => code.replaceAll('-', '\t')],
  ['with underscores', (code) => code.replaceAll('-', '_')],
  ['with dashes of print', (code) => code.replaceAll('-', ' – ')],
  ['with full stops', (code) => code.replaceAll('-', '.')],
  ['with slashes', (code) => code.replaceAll('-', '/')],
  ['with pictures', (code) => code.replaceAll('-', '❤️')],
  ['on key caps', (code) => [...code].join('\u20E3')],
  [
    'in full width',
    (code) => code.replaceAll(/[A-Z0-9]/g, (c) => String.fromCodePoint(c.charCodeAt(0) + 0xfee0)),
  ],
  ['with zero-width spaces', (code) => [...code].join('\u200B')],
  ['with soft hyphens and fillers', (code) => code.replaceAll('-', '\u00AD\u3164')],
  ['with direction marks', (code) => `\u200E${code.replaceAll('-', '\u200F')}`],
  ['in quotation marks', (code) => `“${code.replaceAll('-', '” “')}”`],
  ['in an address', (code) => `https://rockabout.example/R/${code.replaceAll('-', '')}?x=1`],
];

describe.each(codes)('an issued code %s', (_, code) => {
  test.each(spellings)('is masked %s', (_how, spell) => {
    for (const text of [spell(code), `Found it! It says ${spell(code)}, lovely.`]) {
      expect(revealsCode(text, code)).toBe(true);
      const shown = withoutCodes(text);
      expect([shown, revealsCode(shown, code)]).toEqual([shown, false]);
      expect(shown).toContain(codeMask);
    }
    expect(withoutCodes(`Found it! It says ${spell(code)}, lovely.`)).toMatch(
      /^Found it! It says .*, lovely\.$/s,
    );
  });
});

test.each([
  ['digits', 'it is 4711!', `it is ${codeMask}!`],
  ['digits with signs between', '4-7 (1) 1', codeMask],
  ['digits of another script', 'رقم ٤٧١١ هنا', `رقم ${codeMask} هنا`],
  ['digits in circles', '④⑦①①', codeMask],
  ['letters and digits in one word', 'mine is sunny42 :)', `mine is ${codeMask} :)`],
])('masks %s', (_, text, shown) => {
  expect(withoutCodes(text)).toBe(shown);
});

test.each([
  'Found it! So lovely, thank you.',
  'We saw 3 ducks and 12 geese at the pond, 20 km from home.',
  'The red bug has the best eyes, and the cat saw her too.',
  'What a great adventure for my grandson, he has seen the sea and the bay',
  'DO NOT TAKE THIS HOME, HIDE IT AGAIN',
  'Don’t you love it? It’s my 1st, my mum’s 2nd. Hmm! Brrr, so cold…',
  'Our 3-year-old found it near St. Mark’s, at 5 pm.',
  'Our 12-year-old found it on a 3-day trip, a 10-minute walk from St. Mark’s.',
  'Mein 12-jähriger Sohn hat ihn gefunden, nach 15-minütiger Suche',
  'Found it on May 12 on Route 66, in 2 weeks we are back. Back on September 30!',
  'Since covid-19 we walk 8 km, mid-90s music on, at 10-ish or 5pm.',
  'A 19th-century church, a 1st-grader, a 3D-printed rock and a 4-leaf-clover',
  'A 50-percent chance at 30-degree heat, 30-Grad-Hitze, a 500-piece puzzle, an 80-person party',
  'Found 120 rocks this year, walked 500 metres, took Highway 101',
  'WE FOUND 120 ROCKS ON THIS LOVELY TRAIL',
  'It was wonderful - 10 out of 10. Wonderful—12 of us saw it... 12 kids! Thank you,12 times',
  'Take-one, leave-1, half-and-half, open 24/7, top-10, A-10, F-150',
  'See you at 10 a.m., Mother-in-law’s 60th-birthday-party',
  'Schöne Grüße aus Köln, ein Stück weiter als gedacht',
  '石を3個見つけました。とてもきれいです',
  'Найден у реки, 3 дня назад',
  '👩‍👩‍👧‍👦🪨❤️',
  '',
])('leaves words alone: %s', (text) => {
  expect(withoutCodes(text)).toBe(text);
});

describe('a made-up Rock ID of several parts', () => {
  test.each([
    'MYROCK-01',
    'ＭＹＲＯＣＫ－０１',
    'MY-ROCK-01',
    'MY_ROCK_01',
    'my.rock.01',
    'PEBBLE-77',
    'pebble-77',
    'pebble77',
    'SMITH-123',
    'smith–123',
    'Smith/123',
    'MyRock#01',
    'Zürich-Löwe9',
    'zürich-lo\u0308we9',
    'MYROCK-\u200B01',
    'МОЙКАМЕНЬ-01',
    'LADYBIRD-7',
    '77-PEBBLES',
    'A1-B2-C3-D4',
    'A1B2-C3D4',
    'LUCKY 777',
    '777 LUCKY',
    'MY ROCK 777',
    'MY-ROCK 777',
    'PEBBLE - 777',
  ])('is masked: %s', (code) => {
    expect(withoutCodes(code)).toBe(codeMask);
    expect(withoutCodes(`Its number: ${code}, we left it.`)).toBe(`Its number: ${codeMask}, we left it.`);
  });

  // Not masked: no digits, one digit before words, or words and two digits with a space between.
  test.each(['MY-LADYBIRD', '7-PEBBLES', 'Lucky 777', 'PEBBLE 77', 'PEBBLE - 77', 'حجري-77'])(
    'cannot be distinguished from ordinary words: %s',
    (code) => {
      expect(withoutCodes(code)).toBe(code);
    },
  );
});

test('masking does not depend on the other words of a comment', () => {
  const codes = ['4711', 'MYROCK-01', 'LUCKY 777', 'Zürich-Löwe9', 'sunny42'];
  expect(withoutCodes(codes.join(', '))).toBe(codes.map(() => codeMask).join(', '));
  expect(withoutCodes('MYROCK-01 MYROCK-02')).toBe(`${codeMask} ${codeMask}`);
});

test('never leaves four digits in a row, whatever is between them', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789 -.,AKZa❤\u200B') }), (text) => {
      for (const left of withoutCodes(text).split(codeMask))
        expect(left.replace(/[^A-Za-z0-9]/g, '')).not.toMatch(/\d{4}/);
    }),
  );
});

test('a comment whose author knows the ID and gives it away is masked completely', () => {
  expect(wordsForOthers({ content: 'It is ladybird', givesCode: true })).toBe(codeMask);
  expect(wordsForOthers({ content: 'What a ladybird', givesCode: false })).toBe('What a ladybird');
});
