import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sourceLanguage } from '../../schema/languages.ts';
import * as en from '../../schema/words/en/index.ts';
import { pseudoText } from '../../schema/words/pseudo.ts';
import { openApp } from '../testing/render.tsx';
import { speak } from './speak.ts';
import { registerNouns, shelves, wordsNow } from './words.ts';

afterEach(() => speak(sourceLanguage));

const heading = (text: string) => page.getByRole('heading', { level: 1, name: text });

test('a page is drawn anew in another language, and what was typed stays', async () => {
  await openApp('/nfc-scan');
  const field = page.getByRole('textbox', { name: en.foundRock.field });
  await field.fill('MY-ROCK');
  await speak('en-XA');
  await expect.element(heading(pseudoText(en.foundRock.heading))).toBeVisible();
  await expect
    .element(page.getByRole('textbox', { name: pseudoText(en.foundRock.field) }))
    .toHaveValue('MY-ROCK');
  await userEvent.keyboard('S');
  expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en-XA', 'ltr']);
  await speak('ar-XB');
  expect(document.documentElement.dir).toBe('rtl');
});

test('a part that arrives while the words of another language load is in that language, too', async () => {
  await openApp('/nfc-scan');
  const [early, late] = ['early', 'late'] as never[]; // no nouns of ours
  const slow = Promise.withResolvers<Record<string, unknown>>();
  registerNouns([early!], () => slow.promise);
  const speaking = speak('en-XA');
  registerNouns([late!], () => Promise.resolve({ late: { text: 'Late' } }));
  slow.resolve({ early: {} });
  await speaking;
  expect(wordsNow(late!)).toEqual({ text: pseudoText('Late') });
  for (const noun of ['early', 'late']) shelves.delete(noun);
});

test('of two changes at once the later one counts', async () => {
  await openApp('/nfc-scan');
  await Promise.all([speak('ar-XB'), speak(sourceLanguage)]);
  await expect.element(heading(en.foundRock.heading)).toBeVisible();
  expect(document.documentElement.lang).toBe(sourceLanguage);
});
