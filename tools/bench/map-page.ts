// Measures the map in a browser: time until ready, worst frames while it moves, and memory, each beside an empty map.
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

/** @param origins of the app with a crowd, and with no rocks */
export async function mapRows(browser: Browser, origins: { full: string; empty: string }): Promise<Row[]> {
  const seen = { full: [] as Seen[], empty: [] as Seen[] };
  // Interleaved, so that disturbances of the machine affect both.
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
    row('ready', 'ready', 'ms', `≤ empty map + ${readyAfterEmpty} ms`, readyAfterEmpty),
    row('pan', 'worst frame while panned', 'ms', `≤ ${panFrame} ms`, panFrame),
    row('zoom', 'worst frame while zoomed', 'ms', `≤ ${zoomFrame} ms`, zoomFrame),
    row('heap', 'memory', 'MB', `≤ empty map + ${heapAboveEmpty} MB`, heapAboveEmpty),
  ];
}

async function look(browser: Browser, origin: string, hasRocks: boolean): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'no-preference',
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(`${origin}/explore-map`);
  const ready = await readyAt(page, hasRocks);
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not visible');
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

/** Time until the places are loaded and drawn. */
function readyAt(page: Page, hasRocks: boolean): Promise<number> {
  return page.evaluate(async (hasRocks) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const hasCome = () =>
      performance
        .getEntriesByType('resource')
        .some(({ name }) => /\/api\/(?:map|rocks\/locations)/.test(name));
    // Whether a canvas is drawn cannot be queried, so this checks whether a small copy is not empty.
    const copy = Object.assign(document.createElement('canvas'), { width: 64, height: 64 });
    const small = copy.getContext('2d', { willReadFrequently: true });
    const isDrawn = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-container canvas.figure');
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

/** Waits for the animation of a zoom and for its requests. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));

/** The longest time between two frames while `happen` runs, in milliseconds. */
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

/** Megabytes after a garbage collection. */
async function heapOf(line: CDPSession): Promise<number> {
  await line.send('HeapProfiler.enable');
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  return usedSize / 2 ** 20;
}
