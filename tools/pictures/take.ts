// Takes pictures of the main screens of a running app.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { ensureBrowser } from '../browser.ts';
import { looks, screens, type Look, type Screen } from './screens.ts';

export interface Taken {
  screen: string;
  look: Look;
  /** Name of the file. */
  file: string;
}

interface Scene {
  origin: string;
  cookie: string;
  /** Rock IDs that the member can find; a find takes one. */
  codes: string[];
  folder: string;
  /** Begins the names of the files. */
  label: string;
}

/** Milliseconds for what moves or loads after the page itself. */
const settling = 2500;

export async function takePictures(scene: Scene): Promise<Taken[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: ['--no-sandbox'] });
  try {
    const taken: Taken[] = [];
    for (const look of looks)
      for (const screen of screens) taken.push(await takeOne(browser, scene, screen, look));
    return taken;
  } finally {
    await browser.close();
  }
}

async function takeOne(browser: Browser, scene: Scene, screen: Screen, look: Look): Promise<Taken> {
  const { origin, cookie, codes, folder, label } = scene;
  const { width, colorScheme } = look;
  const context = await browser.newContext({
    viewport: { width, height: width < 700 ? 844 : 800 },
    colorScheme,
    reducedMotion: 'reduce',
  });
  const [name = '', value = ''] = cookie.split('=');
  if (screen.isMember) await context.addCookies([{ name, value, url: origin }]);
  const page = await context.newPage();
  const code = codes[0] ?? '';
  await page.goto(`${origin}${screen.path.replace('CODE', code)}`);
  await page.waitForTimeout(settling);
  await screen.act?.(page, code);
  if (screen.act) await page.waitForTimeout(settling);
  if (screen.name === 'A find') codes.shift();
  const file = `${label}-${screen.name}-${width}-${colorScheme}.png`.toLowerCase().replaceAll(' ', '-');
  writeFileSync(join(folder, file), await page.screenshot());
  await context.close();
  return { screen: screen.name, look, file };
}
