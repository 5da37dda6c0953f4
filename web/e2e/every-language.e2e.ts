// Walks through the screens on a narrow phone, in the pseudo language from right to left: direction, width, and no
// English. `npm run prove` walks in every language, with axe.
import type { Page } from '@playwright/test';
import {
  isPseudo,
  languages,
  pseudoLanguages,
  sourceLanguage,
  type Language,
} from '../../schema/languages.ts';
import * as english from '../../schema/words/en/index.ts';
import type { Words } from '../../schema/words/words.ts';
import { englishIn } from '../../tools/e2e/english.ts';
import { administrator } from '../../tools/e2e/people.ts';
import { memberScreens, screens } from '../../tools/e2e/screens.ts';
import { narrow, openScreen, problemsOn } from '../../tools/e2e/walk.ts';
import { becomeMember, expect, test } from './fixtures.ts';
import { showProof } from './proofs.ts';

const isThorough = process.env['THOROUGH'] === 'true';
const others = [...languages, ...pseudoLanguages].filter((language) => language !== sourceLanguage);
const walked: readonly Language[] = isThorough ? others : ['ar-XB'];

/** About as many milliseconds as a screen takes. */
const patience = 6000;

const wordsOf = async (language: Language): Promise<Words | undefined> =>
  isPseudo(language) ? undefined : ((await import(`../../schema/words/${language}/index.ts`)) as Words); // every language has these

async function walk(page: Page, who: string, paths: readonly string[]): Promise<void> {
  test.setTimeout(60_000 + walked.length * paths.length * patience);
  const origin = String(test.info().project.use.baseURL);
  await page.setViewportSize(narrow);
  const found: string[][] = [];
  for (const language of walked) {
    await page.context().addCookies([{ name: 'lang', value: language, url: origin }]);
    // Screens that are opened as links do keep the language of the page.
    await page.goto('about:blank');
    const isEnglish = englishIn(language, english, await wordsOf(language));
    for (const path of paths) {
      await test.step(`${language} ${path}`, async () => {
        await openScreen(page, path);
        found.push(await problemsOn(page, path, language, { isEnglish, withAxe: isThorough }));
      });
    }
  }
  const good = found.filter(({ length }) => length === 0).length;
  showProof(test.info(), {
    goal: 'G-W1',
    what: `Screens of ${who} in ${walked.join(', ')}`,
    figure: `${good} of ${found.length}`,
    passLine: 'all',
  });
  expect(found.flat()).toEqual([]);
}

test('every screen for a visitor has its direction, fits, and shows no English', async ({ page }) => {
  await walk(page, 'a visitor', [...screens, '/api/login']);
  // Before the app is there.
  const first = await page.request.get('/community');
  expect(await first.text()).not.toMatch(/Loading\.\.\.|Nothing has come|JavaScript/);
});

test('every screen for a member has its direction, fits, and shows no English', async ({ page }) => {
  await becomeMember(page, { isFirstLogin: false });
  await walk(page, 'a member', memberScreens);
});

test('the administration has its direction, fits, and shows no English', async ({ page }) => {
  await becomeMember(page, { email: administrator, isFirstLogin: false });
  const tabs = ['overview', 'orders', 'ambassadors', 'reports', 'members', 'upkeep', 'log'];
  await walk(
    page,
    'the administrator',
    tabs.map((tab) => `/admin?tab=${tab}`),
  );
});
