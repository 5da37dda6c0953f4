import { describe, expect, test } from 'vitest';
import { trackingParts } from './orders.ts';

const links = (note: string) => trackingParts(note).flatMap(({ href }) => href ?? []);

describe('a tracking note', () => {
  test('keeps every word, and links what begins with https', () => {
    const note = 'DHL 123 (https://dhl.test/track?id=1&x=2), or call http://old.test. https://b.test/.';
    expect(
      trackingParts(note)
        .map(({ text }) => text)
        .join(''),
    ).toBe(note);
    expect(links(note)).toEqual(['https://dhl.test/track?id=1&x=2', 'https://b.test/']);
  });

  test.each([
    '',
    'UPS 1Z 999',
    'javascript:alert(1)',
    'https://',
    'see https:// there',
    'HTTPS is safe',
    'sent by https://!',
    'https://?)',
  ])('of %j has no link, and keeps its words', (note) => {
    expect(links(note)).toEqual([]);
    expect(
      trackingParts(note)
        .map(({ text }) => text)
        .join(''),
    ).toBe(note);
  });
});
