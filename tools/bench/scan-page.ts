// Measures the scan page on a phone: what its first HTML contains, and the largest paint on a slow network.
import type { Browser } from '@playwright/test';
import type { RockCheck } from '../../schema/rocks.ts';
import { rockCode } from '../../worker/testing/crowd/size.ts';
import { browserBudgets } from './budgets.ts';
import type { Row } from './report.ts';

const { largestPaint, roundTrip, kbitPerSecond, slowdown } = browserBudgets.scan;
const runs = 3;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };

/** Set in the page by the script below. */
interface Painted {
  largestPaint?: { at: number; what: string };
}

export async function scanRows(browser: Browser, origin: string): Promise<Row[]> {
  const { code, name } = await paintedRock(origin);
  const address = `${origin}/nfc-scan?rockId=${code}`;
  const isInHtml = (await (await fetch(address)).text()).includes(name);
  const paints: Required<Painted>['largestPaint'][] = [];
  for (let run = 0; run < runs; run++) paints.push(await slowPaint(browser, address, name));
  const [best] = paints.toSorted((a, b) => a.at - b.at);
  if (!best) throw new Error('there was no run');
  const { says, acts } = await withoutScript(browser, address, name);
  return [
    row('card in the first HTML', 'the rock’s name is in it', isInHtml ? 'it is' : 'it is not', isInHtml),
    row(
      'largest paint',
      `≤ ${largestPaint} ms at ${roundTrip} ms, ${kbitPerSecond} kbit/s, CPU ${slowdown}×`,
      `${best.at.toFixed(0)} ms, the best of ${runs}: ${best.what}`,
      best.at <= largestPaint,
    ),
    row(
      'without script',
      'names the rock and has a next step',
      `${says ? 'names' : 'does not name'} the rock, ${acts ? 'has' : 'has no'} next step`,
      says && acts,
    ),
  ];
}

/** A rock without a photo. The crowd has keys of photos, but no photos. */
async function paintedRock(origin: string): Promise<{ code: string; name: string }> {
  for (let number = 50; ; number++) {
    const code = rockCode(number);
    const answer = await fetch(`${origin}/api/rocks/check/${code}`);
    const { name, imageUrl } = (await answer.json()) as RockCheck;
    if (name !== null && imageUrl === null) return { code, name };
  }
}

const row = (what: string, goal: string, figure: string, isMet: boolean): Row => ({
  what: `scan page: ${what}`,
  goal,
  figure,
  isMet,
});

async function withoutScript(browser: Browser, address: string, name: string) {
  const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(address);
  const says = (await page.getByText(name).count()) > 0;
  const acts = (await page.locator('form, a[href*="login"]').count()) > 0;
  await context.close();
  return { says, acts };
}

/** Time and element of the largest paint, on a phone with an empty cache. */
async function slowPaint(browser: Browser, address: string, name: string) {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  const bytes = (kbitPerSecond * 1000) / 8;
  await line.send('Network.enable');
  await line.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTrip,
    downloadThroughput: bytes,
    uploadThroughput: bytes,
  });
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        // TypeScript's entries have no `element`, which this kind of entry has.
        const { element } = entry as PerformanceEntry & { element?: Element };
        const what = `${element?.tagName.toLowerCase() ?? 'nothing'} ${(element?.textContent ?? '').slice(0, 30)}`;
        (window as Painted).largestPaint = { at: entry.startTime, what: what.trim() };
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(address, { timeout: 90_000 });
  await page.getByText(name).first().waitFor({ timeout: 90_000 });
  await page.waitForLoadState('networkidle', { timeout: 90_000 });
  const painted = await page.evaluate(() => (window as Painted).largestPaint);
  await context.close();
  if (!painted) throw new Error('nothing was painted');
  return painted;
}
