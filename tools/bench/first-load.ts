// The script that a browser really fetches for a page, with everything that follows by itself.
import type { Browser } from '@playwright/test';
import type { Row } from './report.ts';
import { bundleBudgets } from './budgets.ts';

export async function firstLoadRows(browser: Browser, origin: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of bundleBudgets.firstScript.routes) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const line = await context.newCDPSession(page);
    const scripts = new Set<string>();
    let bytes = 0;
    let others = 0;
    line.on('Network.responseReceived', ({ requestId, type, response }) => {
      if (type === 'Script') scripts.add(requestId);
      if (/^https?:/.test(response.url) && new URL(response.url).origin !== origin) others++;
    });
    line.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (scripts.has(requestId)) bytes += encodedDataLength;
    });
    await line.send('Network.enable');
    await page.goto(`${origin}${path}`);
    await page.waitForLoadState('networkidle');
    await context.close();
    rows.push({
      what: `script that comes with ${path}`,
      goal: 'nothing from third parties',
      figure: `${(bytes / 1000).toFixed(1)} kB as sent, in ${scripts.size} files, also what is fetched once the page stands; ${others} answers from third parties`,
      isMet: others === 0,
    });
  }
  return rows;
}
