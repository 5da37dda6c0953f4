// The footer's switch of languages and units, while a form is half filled.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { nameOfLanguage } from '../../schema/language-names.ts';
import {
  languages,
  pseudoFlag,
  pseudoLanguages,
  sourceLanguage,
  unitAttribute,
} from '../../schema/languages.ts';
import { pageLanguageHeader } from '../../schema/page-language.ts';
import * as en from '../../schema/words/en/index.ts';
import { pseudoText } from '../../schema/words/pseudo.ts';
import { speak } from '../lib/speak.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import { forgetAsked } from './asked-for.ts';

const root = document.documentElement;

beforeEach(() => root.setAttribute(pseudoFlag, ''));
afterEach(async () => {
  root.removeAttribute(pseudoFlag);
  root.removeAttribute(unitAttribute);
  forgetAsked();
  await speak(sourceLanguage);
});

const languageList = (words: (text: string) => string = String) =>
  page.getByRole('combobox', { name: words(en.languages.language) });
const unitList = page.getByRole('combobox', { name: en.languages.distances });
const field = (words: (text: string) => string = String) =>
  page.getByRole('textbox', { name: words(en.foundRock.field) });

test('a language in the middle of a form: what was typed, the place and the focus stay', async () => {
  const asked = api.stub('POST /language', { unit: 'mi' });
  await openApp('/nfc-scan?lang=en&from=mail');
  await field().fill('MY-ROCK');
  await languageList().selectOptions('en-XA');
  await expect.element(field(pseudoText)).toHaveValue('MY-ROCK');
  const before = scrollY;
  await expect.element(languageList(pseudoText)).toHaveValue('en-XA');
  await expect
    .element(page.getByRole('status').filter({ hasText: pseudoText(en.languages.changed) }))
    .toBeInTheDocument();
  expect(asked.map(({ form }) => Object.fromEntries(form ?? []))).toEqual([{ language: 'en-XA' }]);
  expect([root.lang, scrollY, location.search]).toEqual(['en-XA', before, '?from=mail']);
  await languageList(pseudoText).selectOptions('ar-XB');
  await expect.poll(() => [root.lang, root.dir]).toEqual(['ar-XB', 'rtl']);
  await expect.element(field(pseudoText)).toHaveValue('MY-ROCK');
});

test('each language is named in itself, and says which it is', async () => {
  await openApp('/contact');
  await languageList().findElement();
  const options = [...(languageList().element() as HTMLSelectElement).options]; // a combobox of ours
  expect(options.map(({ lang, value, text }) => [lang, value, text])).toEqual(
    [...languages, ...pseudoLanguages].map((one) => [one, one, nameOfLanguage(one)]),
  );
  for (const { offsetHeight } of [languageList().element(), unitList.element()] as HTMLElement[])
    expect(offsetHeight).toBeGreaterThanOrEqual(44);
});

test('a unit counts at once, and is announced', async () => {
  root.setAttribute(unitAttribute, 'mi');
  const asked = api.stub('POST /language', { unit: 'km' });
  await openApp('/contact', aMember());
  await expect.element(unitList).toHaveValue('mi');
  await unitList.selectOptions('km');
  await expect
    .element(page.getByRole('status').filter({ hasText: en.languages.unitChanged.km }))
    .toBeInTheDocument();
  expect([root.getAttribute(unitAttribute), asked.length]).toEqual(['km', 1]);
  await expect.element(unitList).toHaveValue('km');
});

test('without a connection the page says so, and stays as it is', async () => {
  api.stub('POST /language', noConnection);
  await openApp('/nfc-scan');
  await field().fill('MY-ROCK');
  await languageList().selectOptions('en-XA');
  await expect.element(page.getByText(en.shell.offline.title)).toBeVisible();
  await expect.element(languageList()).toHaveValue('en');
  await expect.element(field()).toHaveValue('MY-ROCK');
  expect(root.lang).toBe('en');
});

test('a choice that the server refuses changes nothing either', async () => {
  api.stub('POST /language', refused(429, en.errors.tooMany));
  await openApp('/contact');
  await languageList().selectOptions('en-XA');
  await expect.element(page.getByText(en.errors.tooMany)).toBeVisible();
  await expect.element(languageList()).toHaveValue('en');
});

test('of two choices in a row the last one counts', async () => {
  const first = Promise.withResolvers<{ unit: 'mi' }>();
  api.stub('POST /language', first.promise);
  await openApp('/contact');
  await languageList().selectOptions('en-XA');
  await languageList().selectOptions('ar-XB');
  await expect.element(languageList()).toHaveValue('ar-XB');
  first.resolve({ unit: 'mi' });
  await expect.poll(() => root.lang).toBe('ar-XB');
});

test('the page follows the profile once it is known, unless its address asks for a language', async () => {
  const member = aMember({ language: 'en-XA', distanceUnit: 'km' });
  await openApp('/contact', member);
  await expect.poll(() => [root.lang, root.getAttribute(unitAttribute)]).toEqual(['en-XA', 'km']);
});

test('an address that asks for a language wins over the profile', async () => {
  await openApp('/contact?lang=en', aMember({ language: 'en-XA', distanceUnit: 'km' }));
  await expect.poll(() => root.getAttribute(unitAttribute)).toBe('km');
  expect(root.lang).toBe('en');
});

test('the address asks once, and what is chosen later stays', async () => {
  const asked = api.stub('POST /language', { unit: 'km' });
  await openApp('/contact?lang=en&from=mail', aMember({ language: 'en-XA' }));
  await expect.poll(() => location.search).toBe('?from=mail');
  expect([root.lang, asked.length]).toEqual(['en', 0]);
  await languageList().selectOptions('en-XA');
  // In the unit that goes by the language, as the server says.
  await expect.poll(() => [root.lang, root.getAttribute(unitAttribute)]).toEqual(['en-XA', 'km']);
  expect(sessionStorage.getItem('askedLanguage')).toBeNull();
});

test('calls say the language of their page', async () => {
  const asked = api.stub('POST /language', { unit: 'km' });
  await openApp('/contact');
  await languageList().selectOptions('en-XA');
  await expect.poll(() => root.lang).toBe('en-XA');
  await languageList(pseudoText).selectOptions('ar-XB');
  await expect.poll(() => asked.length).toBe(2);
  expect(asked.map(({ headers }) => headers.get(pageLanguageHeader))).toEqual(['en', 'en-XA']);
});

test('the keyboard chooses, and the focus stays on the list', async () => {
  api.stub('POST /language', { unit: 'km' });
  await openApp('/contact');
  (unitList.element() as HTMLElement).focus();
  await userEvent.keyboard('K');
  await expect.poll(() => root.getAttribute(unitAttribute)).toBe('km');
  await expect.element(unitList).toHaveFocus();
});
