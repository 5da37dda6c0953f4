// Measures the app in a browser, as rows of the bench's table.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { chromium } from '@playwright/test';
import type { SizeName } from '../../worker/testing/crowd/size.ts';
import { withStore } from '../app/migrate.ts';
import { storeTiles } from '../basemap/store-tiles.ts';
import { ensureBrowser } from '../browser.ts';
import { startApp } from '../prove/app.ts';
import { copyDataSet } from './data-set.ts';
import { firstLoadRows } from './first-load.ts';
import { lighthouseRows } from './lighthouse.ts';
import { mapRows } from './map-page.ts';
import { withRasterTiles } from './raster-tiles.ts';
import type { Row } from './report.ts';
import { scanRows } from './scan-page.ts';

export async function browserRows(folder: string, size: SizeName, builtDir: string): Promise<Row[]> {
  return [...(await amongTheCrowd(folder, size, builtDir)), ...(await lighthouseRows(folder, builtDir))];
}

async function amongTheCrowd(folder: string, size: SizeName, builtDir: string): Promise<Row[]> {
  const stateDir = copyDataSet(folder, size);
  await withStore(stateDir, storeTiles);
  const full = await startApp({ builtDir, stateDir });
  const empty = await startApp({ builtDir, stateDir: await emptyState(folder, 'empty') });
  const raster = await withRasterTiles(folder, await emptyState(folder, 'empty-raster'));
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    return [
      ...(await firstLoadRows(browser, full.origin)),
      ...(await scanRows(browser, full.origin)),
      ...(await mapRows(browser, { full: full.origin, empty: empty.origin, raster: raster.origin })),
    ];
  } finally {
    await browser.close();
    await full.stop();
    await empty.stop();
    await raster.stop();
  }
}

/** A state folder with every table and no rock. */
async function emptyState(folder: string, name: string): Promise<string> {
  const stateDir = resolve(folder, name);
  rmSync(stateDir, { recursive: true, force: true });
  await withStore(stateDir, storeTiles);
  return stateDir;
}
