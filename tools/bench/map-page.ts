// The map in a browser: when it is ready, the worst frames while it moves, and the heap, each beside an empty map.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { browserBudgets } from './budgets.ts';
import type { Row } from './report.ts';

const { readyAfterEmpty, panFrame, zoomFrame, heapAboveEmpty } = browserBudgets.map;
const runs = 3;

interface Seen {
  /** Milliseconds from the navigation on. */
  ready: number;
  /** Milliseconds. */
  pan: number;
  zoom: number;
  /** Megabytes. */
  heap: number;
}

/** @param origins of the app on a crowd, and on nothing */
export async function mapRows(browser: Browser, origins: { full: string; empty: string }): Promise<Row[]> {
  const seen = { full: [] as Seen[], empty: [] as Seen[] };
  // In turns, so that what disturbs the machine disturbs both.
  for (let run = 0; run < runs; run++) {
    seen.empty.push(await look(browser, origins.empty, false));
    seen.full.push(await look(browser, origins.full, true));
  }
  const least = (of: 'full' | 'empty', what: keyof Seen) => Math.min(...seen[of].map((one) => one[what]));
  const row = (what: keyof Seen, says: string, unit: string, goal: string, most: number): Row => {
    const [full, empty] = [least('full', what), least('empty', what)];
    return {
      what: `map: ${says}`,
      goal,
      figure: `${full.toFixed(0)} ${unit}`,
      ratio: `${empty.toFixed(0)} ${unit} on an empty map`,
      isMet: full <= (what === 'ready' || what === 'heap' ? empty + most : most),
    };
  };
  return [
    row('ready', 'ready', 'ms', `≤ an empty map and ${readyAfterEmpty} ms`, readyAfterEmpty),
    row('pan', 'worst frame while it is moved', 'ms', `≤ ${panFrame} ms`, panFrame),
    row('zoom', 'worst frame while it is zoomed', 'ms', `≤ ${zoomFrame} ms`, zoomFrame),
    row('heap', 'heap', 'MB', `≤ an empty map and ${heapAboveEmpty} MB`, heapAboveEmpty),
  ];
}

async function look(browser: Browser, origin: string, hasRocks: boolean): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'no-preference',
  });
  // Tiles are somebody else's, and as fast as they are.
  await context.route(/^https:\/\/tile\./, (route) => route.abort());
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(`${origin}/explore-map`);
  const ready = await readyAt(page, hasRocks);
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map has a place on the page');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const pan = await worstFrame(page, async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let step = 1; step <= 40; step++) await page.mouse.move(x + step * 6, y + Math.sin(step / 6) * 60);
    await page.mouse.up();
    await settle(page);
  });
  const zoom = await worstFrame(page, async () => {
    const closer = page.getByRole('button', { name: 'Zoom in' });
    for (let step = 0; step < 4; step++) {
      await closer.click();
      await settle(page);
    }
  });
  const heap = await heapOf(line);
  await context.close();
  return { ready, pan, zoom, heap };
}

/** Until the places have come and are drawn. */
function readyAt(page: Page, hasRocks: boolean): Promise<number> {
  return page.evaluate(async (hasRocks) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hasCome = () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/api\/(?:map|rocks\/locations)/.test(name));
    // What is drawn on the canvas cannot be asked for: a small copy of it is not empty.
    const copy = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const small = copy.getContext('2d', { willReadFrequently: true });
    const isDrawn = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-container canvas');
      if (!canvas || !small) return false;
      small.drawImage(canvas, 0, 0, copy.width, copy.height);
      return small.getImageData(0, 0, copy.width, copy.height).data.some((value) => value > 0);
    };
    const isReady = () =>
      document.querySelector('.leaflet-container') !== null && hasCome() && (isDrawn() || !hasRocks);
    while (!isReady()) await frame();
    await frame();
    return performance.now();
  }, hasRocks);
}

/** Long enough for a zoom's animation and for what it asks for. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));

/** Milliseconds between two frames, at most, while something happens. */
async function worstFrame(page: Page, happen: () => Promise<void>): Promise<number> {
  const watched = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let [worst, before] = [0, performance.now()];
        let isOver = false;
        const look = (now: number) => {
          worst = Math.max(worst, now - before);
          before = now;
          if (isOver) resolve(worst);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame((now) => {
          before = now;
          requestAnimationFrame(look);
        });
        window.addEventListener('bench-over', () => (isOver = true), { once: true });
      }),
  );
  await happen();
  await page.evaluate(() => window.dispatchEvent(new Event('bench-over')));
  return watched;
}

/** Megabytes, after what nobody needs any more is gone. */
async function heapOf(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.enable');
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
