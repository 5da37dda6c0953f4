// Measures the scripts that a browser really loads for a page, including lazy ones.
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
      what: `scripts loaded by ${path}`,
      goal: 'nothing from third parties',
      figure: `${(bytes / 1000).toFixed(1)} kB transferred in ${scripts.size} files, including lazy ones; ${others} responses from third parties`,
      isMet: others === 0,
    });
  }
  return rows;
}
