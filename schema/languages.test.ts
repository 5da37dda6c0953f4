import { describe, expect, test } from 'vitest';
import { acceptedLanguage, acceptedRegion, languageOf } from './asked-language.ts';
import { directionOf, distanceUnitOf, pseudoLanguages } from './languages.ts';

const among = ['en', 'es', 'fr', 'de', 'pt-BR', 'nl', 'pl', 'ar', 'hi', 'ja'] as const;

describe('a language tag', () => {
  test.each([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['DE_at', 'de'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['zh-Hant-TW', undefined],
    ['', undefined],
    ['*', undefined],
    ['../..', undefined],
    ['de; DROP TABLE members', undefined],
    ['<script>', undefined],
    [undefined, undefined],
  ])('%s gives %s', (tag, language) => {
    expect(languageOf(tag, among)).toBe(language);
  });
});

describe('Accept-Language', () => {
  test.each([
    ['fr-CA, en;q=0.8', 'fr'],
    ['xx, nl;q=0.3, pl;q=0.9', 'pl'],
    ['es;q=0, ja;q=0.1', 'ja'],
    ['de;q=2, ja', 'ja'],
    ['de;q=x', undefined],
    [',,;;q=', undefined],
    [undefined, undefined],
    [`${'xx,'.repeat(400)}de`, undefined],
  ])('%s gives %s', (header, language) => {
    expect(acceptedLanguage(header, among)).toBe(language);
  });
});

test('Arabic is written from right to left', () => {
  expect([directionOf('ar'), directionOf('en')]).toEqual(['rtl', 'ltr']);
});

test('distances are in miles where road signs are', () => {
  const units = [
    distanceUnitOf('en'),
    distanceUnitOf('en', 'gb'),
    distanceUnitOf('en', 'AU'),
    distanceUnitOf('es'),
    distanceUnitOf('es', 'US'),
  ];
  expect(units).toEqual(['mi', 'mi', 'km', 'km', 'mi']);
});

test('pseudo languages are asked for by nobody by chance', () => {
  for (const language of pseudoLanguages) expect(languageOf(language)).not.toBe(language);
});

test('the region of a language is that of the first tag in it', () => {
  const region = (header: string | undefined, language: string) => acceptedRegion(header, language);
  expect(region('de-CH, en-AU;q=0.8, en-US;q=0.5', 'en')).toBe('AU');
  expect(region('en, en-US;q=0.5', 'en')).toBeUndefined();
  expect(region('zh-Hant-TW', 'zh')).toBe('TW');
  expect(region('es_US', 'es')).toBe('US');
  expect(region('es-419', 'es')).toBeUndefined();
  expect(region(undefined, 'en')).toBeUndefined();
  expect(region(`${'xx,'.repeat(2000)}en-US`, 'en')).toBeUndefined();
});
