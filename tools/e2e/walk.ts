// Walks through the app in one language, and says what is wrong with a screen in it.
import type { Page } from '@playwright/test';
import { directionOf, type Language } from '../../schema/languages.ts';
import { axeViolations } from '../../web/e2e/axe.ts';
import { textsOn } from './english.ts';

/** The narrowest phone. */
export const narrow = { width: 320, height: 640 };

/** Screens that the server renders, that share their page with the screen before, or that begin a walk. */
const isLoaded = (path: string) => /^\/(?:$|nfc-scan|rocks|privacy|api|admin\/|admin\?|shop\?)/.test(path);

/** Opens a screen, if possible as a link does: a load costs half a second more, and axe would be sent again. */
export async function openScreen(page: Page, path: string): Promise<void> {
  if (isLoaded(path) || page.url() === 'about:blank') await page.goto(path);
  else {
    await page.evaluate((path) => {
      document.querySelector('main h1')?.setAttribute('data-earlier', '');
      history.pushState(null, '', path);
    }, path);
    await page.locator('h1[data-earlier]').waitFor({ state: 'detached' });
  }
  await page.getByRole('main').getByRole('heading', { level: 1 }).first().waitFor();
  // Further down a part waits until somebody scrolls to it.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main .animate-breathe')].every(
      (one) => !one.checkVisibility() || one.getBoundingClientRect().top > innerHeight,
    ),
  );
}

/** Markers may be close together; the list beside the map offers the same controls (WCAG 2.5.8, Equivalent). */
const isMarker = (target: string) =>
  ['leaflet-marker', 'map-spot', 'aria-label="Stop'].some((mark) => target.includes(mark));

interface Looked {
  /** As `englishIn` gives it. */
  isEnglish: (text: string) => boolean;
  /** It takes most of the time. */
  withAxe: boolean;
}

export async function problemsOn(
  page: Page,
  path: string,
  language: Language,
  { isEnglish, withAxe }: Looked,
): Promise<string[]> {
  const problems: string[] = [];
  const { lang, dir, overflow, wide } = await page.evaluate(() => {
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (left < 0 || right > innerWidth) && !element.closest('.leaflet-container');
    };
    return {
      lang: document.documentElement.lang,
      dir: document.documentElement.dir || 'ltr',
      overflow: document.documentElement.scrollWidth - innerWidth,
      wide: [...document.querySelectorAll('main *, header *, footer *')].filter(isOut).at(-1)?.className,
    };
  });
  if (lang !== language) problems.push(`lang is ${lang}`);
  if (dir !== directionOf(language)) problems.push(`dir is ${dir}`);
  if (overflow > 0) problems.push(`scrolls ${overflow} pixels sideways: ${wide}`);
  problems.push(...(await textsOn(page)).filter(isEnglish).map((text) => `English: ${text}`));
  for (const { id, target } of withAxe ? await axeViolations(page) : [])
    if (id !== 'target-size' || !isMarker(target)) problems.push(`${id}: ${target}`);
  return problems.map((problem) => `${language} ${path}: ${problem}`);
}
