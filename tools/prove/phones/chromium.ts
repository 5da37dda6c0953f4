// A phone with Chromium.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { ensureBrowser } from '../../browser.ts';
import type { BrokenLine } from '../broken-line.ts';
import { tabsOfPhone, type Phone } from './phone.ts';

/** Its tabs are open on My Rocks. @param token of the session */
export async function chromiumPhone(token: string, { origin }: BrokenLine): Promise<Phone> {
  const executablePath = ensureBrowser();
  const userDataDir = await mkdtemp(join(tmpdir(), 'rockabout-phone-'));
  let browser: Browser | undefined;
  return {
    opensOffline: true,
    turnOn: async () => {
      browser = await puppeteer.launch({
        executablePath,
        userDataDir,
        args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
      });
      await browser.setCookie({ name: 'sid', value: token, domain: 'localhost', httpOnly: true });
      const pages: Page[] = [];
      for (let tab = 0; tab < tabsOfPhone; tab++) {
        const page = await browser.newPage();
        await page
          .goto(`${origin}/my-rocks`, { waitUntil: 'domcontentloaded', timeout: 60_000 })
          .catch(() => undefined);
        pages.push(page);
      }
      return pages.map((page) => ({
        // The type of `Page.evaluate` loses the argument.
        evaluate: (act, given) => page.evaluate(act as never, given as never),
      }));
    },
    die: async () => {
      const pid = browser?.process()?.pid;
      // Its process group: the main process and its children.
      if (pid !== undefined) process.kill(-pid, 'SIGKILL');
      await browser?.disconnect().catch(() => undefined);
      await setTimeout(200);
    },
    erase: () => rm(userDataDir, { recursive: true, force: true, maxRetries: 5 }),
  };
}
