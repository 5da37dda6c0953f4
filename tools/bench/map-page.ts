// Measures the map in a browser: time until ready, worst frames while it moves on a slow phone, bytes and memory, beside
// an empty map library and beside raster tiles from a server of this machine.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { browserBudgets } from './budgets.ts';
import type { Row } from './report.ts';

const { readyAfterEmpty, groundAfterEmpty, panFrame, zoomFrame, slowdown, heapAboveEmpty, firstView } =
  browserBudgets.map;
const runs = 3;

interface Seen {
  /** Milliseconds from the navigation until the rocks are drawn. */
  ready: number;
  /** Milliseconds until the ground is drawn too. */
  ground: number;
  /** Milliseconds. */
  pan: number;
  zoom: number;
  /** Megabytes, with the thread that draws tiles. */
  heap: number;
  /** Bytes of the tiles of the first view, as they are sent. */
  bytes: number;
}

/** What is measured: the app's own map with a crowd of rocks, with none, without tiles, and with raster tiles. */
const kinds = ['full', 'empty', 'bare', 'raster'] as const;
type Kind = (typeof kinds)[number];

/** @param origins of the app with a crowd, with no rocks, and with no rocks on raster tiles */
export async function mapRows(
  browser: Browser,
  origins: { full: string; empty: string; raster: string },
): Promise<Row[]> {
  const seen: Record<Kind, Seen[]> = { full: [], empty: [], bare: [], raster: [] };
  // Interleaved, so that disturbances of the machine affect all.
  for (let run = 0; run < runs; run++)
    for (const kind of kinds)
      seen[kind].push(await look(browser, origins[kind === 'bare' ? 'empty' : kind], kind));
  const least = (of: Kind, what: keyof Seen) => Math.min(...seen[of].map((one) => one[what]));
  const row = (
    what: keyof Seen,
    says: string,
    unit: string,
    beside: Kind,
    most: number,
    goal: string,
  ): Row => {
    const [full, other] = [least('full', what), least(beside, what)];
    const isAbove = goal.includes('+');
    return {
      what: `map: ${says}`,
      goal,
      figure: `${full.toFixed(0)} ${unit}`,
      ratio: `${other.toFixed(0)} ${unit} ${besideWords[beside]}; ${least('raster', what).toFixed(0)} with raster tiles`,
      isMet: full <= (isAbove ? other + most : most),
    };
  };
  return [
    row('ready', 'rocks drawn', 'ms', 'empty', readyAfterEmpty, `≤ empty map + ${readyAfterEmpty} ms`),
    row(
      'ground',
      'ground drawn',
      'ms',
      'bare',
      groundAfterEmpty,
      `≤ map library alone + ${groundAfterEmpty} ms`,
    ),
    row(
      'pan',
      `worst frame while panned, CPU ${slowdown} x slower`,
      'ms',
      'bare',
      panFrame,
      `≤ ${panFrame} ms`,
    ),
    row(
      'zoom',
      `worst frame while zoomed, CPU ${slowdown} x slower`,
      'ms',
      'bare',
      zoomFrame,
      `≤ ${zoomFrame} ms`,
    ),
    row('heap', 'memory', 'MB', 'bare', heapAboveEmpty, `≤ map library alone + ${heapAboveEmpty} MB`),
    {
      what: 'map: tiles of the first view',
      goal: `≤ ${firstView / 1000} kB`,
      figure: `${(least('full', 'bytes') / 1000).toFixed(1)} kB`,
      isMet: least('full', 'bytes') <= firstView,
    },
  ];
}

const besideWords: Record<Kind, string> = {
  full: 'with rocks',
  empty: 'on an empty map',
  bare: 'for the map library alone',
  raster: 'with raster tiles',
};

async function look(browser: Browser, origin: string, kind: Kind): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'no-preference',
  });
  if (kind === 'bare') await context.route('**/tiles/**', (route) => route.abort());
  let bytes = 0;
  context.on('requestfinished', (request) => {
    if (!request.url().includes('.mvt')) return;
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await page.goto(`${origin}/explore-map`);
  const ready = await readyAt(page, kind === 'full');
  const ground = kind === 'bare' ? ready : Math.max(ready, await groundAt(page));
  const bytesOfFirstView = bytes;
  const map = page.locator('.leaflet-container');
  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (box === null) throw new Error('the map is not visible');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await line.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
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
  await line.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const heap = await heapOf(line, page);
  await context.close();
  return { ready, ground, pan, zoom, heap, bytes: bytesOfFirstView };
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
      const canvas = document.querySelector<HTMLCanvasElement>('.leaflet-spots-pane canvas');
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

/** Time until every tile of the view is drawn. */
function groundAt(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const isDrawn = () => {
      const tiles = [...document.querySelectorAll('.leaflet-tile')];
      return tiles.length > 0 && tiles.every((tile) => tile.classList.contains('leaflet-tile-loaded'));
    };
    while (!isDrawn()) await new Promise((resolve) => requestAnimationFrame(resolve));
    return performance.now();
  });
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

/** Megabytes of the page and its threads, after a garbage collection. */
async function heapOf(line: CDPSession, page: Page): Promise<number> {
  await line.send('HeapProfiler.enable');
  await line.send('HeapProfiler.collectGarbage');
  const { usedSize } = await line.send('Runtime.getHeapUsage');
  const inThreads = await Promise.all(
    page.workers().map((thread) =>
      // Chromium's own measure.
      thread.evaluate(
        () => (performance as unknown as { memory?: { usedJSHeapSize: number } }).memory?.usedJSHeapSize ?? 0,
      ),
    ),
  );
  return inThreads.reduce((sum, bytes) => sum + bytes, usedSize) / 2 ** 20;
}
