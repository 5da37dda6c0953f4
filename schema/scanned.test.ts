import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foreignWords } from './foreign-code.ts';
import { meaningOf } from './scanned.ts';
import * as en from './words/en/index.ts';

const origin = 'https://rockabout.example';
const meant = (text: string, at = origin) => meaningOf(text, at);
const said = (text: string) => {
  const scanned = meant(text);
  return scanned.kind === 'rock' ? scanned.code : foreignWords(en.scanner, scanned, 'Rockabout');
};

test.each([
  ['HTTPS://ROCKABOUT.EXAMPLE/R/K7M2QX9RK', 'K7M2QX9RK'],
  ['https://rockabout.example/r/k7m2qx9rk', 'k7m2qx9rk'],
  ['HTTP://Rockabout.Example/R/K7M2QX9RK/', 'K7M2QX9RK'],
  [' https://rockabout.example/R/K7M2QX9RK?utm=x#y\n', 'K7M2QX9RK'],
  ['rockabout.example/R/K7M2QX9RK', 'K7M2QX9RK'],
  ['https://rockabout.example:443/R/K7M2QX9RK', 'K7M2QX9RK'],
  ['https://rockabout.example/nfc-scan?rockId=K7M-2QX-9RK', 'K7M-2QX-9RK'],
  ['https://rockabout.example/NFC-Scan/?id=rock%207', 'rock 7'],
  ['HTTPS://ROCKABOUT.EXAMPLE/R/ROCK%2D0042', 'ROCK-0042'],
  ['HTTPS://ROCKABOUT.EXAMPLE/R/%E7%9F%B3', '石'],
  // With a typo, which the field explains.
  ['HTTPS://ROCKABOUT.EXAMPLE/R/K7M2QX9RT', 'K7M2QX9RT'],
  ['K7M2QX9RK', 'K7M2QX9RK'],
  ['k7m-2qx-9rk', 'k7m-2qx-9rk'],
])('%j is a rock of ours', (text, code) => {
  expect(meant(text)).toEqual({ kind: 'rock', code });
});

test('so is the label of a site that runs here, by its port', () => {
  const here = 'http://localhost:8787';
  expect(meant('HTTP://LOCALHOST:8787/R/K7M2QX9RK', here)).toEqual({ kind: 'rock', code: 'K7M2QX9RK' });
  expect(meant('HTTP://LOCALHOST:9000/R/K7M2QX9RK', here)).toEqual({ kind: 'site', host: 'localhost:9000' });
});

test.each([
  ['https://other.example/R/K7M2QX9RK', 'other.example'],
  ['HTTPS://ROCKABOUT.EXAMPLE.EVIL.EXAMPLE/R/K7M2QX9RK', 'rockabout.example.evil.example'],
  ['https://rockabout.example@evil.example/R/K7M2QX9RK', 'evil.example'],
  ['https://evil.example\\@rockabout.example/R/K7M2QX9RK', 'evil.example'],
  ['https://rockabout.example:8443/R/K7M2QX9RK', 'rockabout.example:8443'],
  // Cyrillic о.
  ['https://rоckabout.example/R/K7M2QX9RK', 'xn--rckabout-nbh.example'],
  ['example.com', 'example.com'],
])('%j leads to another site, and is not followed', (text, host) => {
  expect(meant(text)).toEqual({ kind: 'site', host });
  expect(said(text)).toBe(`This code leads to ${host}, not to a rock.`);
});

test.each([
  origin,
  `${origin}/`,
  `${origin}/rocks/abcdefghijklmnop`,
  `${origin}/R/`,
  `${origin}/R/%E0%A4%A`,
  `${origin}/R/${'x'.repeat(65)}`,
  `${origin}/nfc-scan`,
  `${origin}/api/logout`,
])('%j leads to this site, but not to a rock', (text) => {
  expect(said(text)).toBe('This code leads to Rockabout, but not to a rock.');
});

test.each([
  ['https://www.parkmobile.io/zone/1234', 'This is a parking meter.'],
  ['HTTPS://CITY.EXAMPLE/PARKING?ZONE=7', 'This is a parking meter.'],
  ['https://paybyphone.com/l/65005', 'This is a parking meter.'],
  ['https://nationalpark.example/trail', 'This code leads to nationalpark.example, not to a rock.'],
  ['https://paypal.me/somebody/5', 'This code asks for money. A rock never does.'],
  ['bitcoin:175tWpb8K1S7NmH4Zx6rewF9WQrcZv245W?amount=1', 'This code asks for money. A rock never does.'],
  ['BCD\n002\n1\nSCT\n\nSomebody\nDE71110220330123456789', 'This code asks for money. A rock never does.'],
  ['WIFI:T:WPA;S:The Smiths;P:secret;;', 'This is somebody’s Wi-Fi.'],
  ['BEGIN:VCARD\nVERSION:3.0\nN:Smith\nEND:VCARD', 'This is somebody’s contact card.'],
  ['MECARD:N:Smith;;', 'This is somebody’s contact card.'],
  ['BEGIN:VEVENT\nSUMMARY:Party\nEND:VEVENT', 'This is a date for a calendar.'],
  ['tel:+14025550100', 'This code calls a phone number.'],
  ['SMSTO:+14025550100:hi', 'This code writes a text message.'],
  ['mailto:somebody@example.com', 'This code writes an email.'],
  ['geo:41.25,-95.93', 'This is a place on a map.'],
  ['otpauth://totp/x?secret=y', 'This is a key to somebody’s account. Keep it to yourself.'],
  ['javascript:alert(1)', 'This code opens another app.'],
  ['whatsapp://send?text=x', 'This code opens another app.'],
  ['ROCK-0042', 'This code says “ROCK-0042”.'],
  ['Hello from Omaha: come in', 'This code says “Hello from Omaha: come in”.'],
  ['x'.repeat(65), 'This code is a longer text.'],
  ['two\nlines', 'This code is a longer text.'],
])('of %j it says %j', (text, words) => {
  expect(said(text)).toBe(words);
});

test('whatever a code says, only an ID or an address of this very site is a rock', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  fc.assert(
    fc.property(anything, (text) => {
      const scanned = meant(text);
      expect(scanned.kind).not.toBe('rock');
      if (scanned.kind !== 'rock') expect(foreignWords(en.scanner, scanned, 'Rockabout')).not.toBe('');
    }),
  );
});

test('every refusal of the camera leaves another way', () => {
  for (const { text } of [en.scanner.denied, en.scanner.none, en.scanner.busy])
    expect(text).toMatch(/photo of the label, or type the ID/);
});
