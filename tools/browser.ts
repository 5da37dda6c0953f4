// Finds a Chromium for component and end-to-end tests, and installs one if it can.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

// The headless shell comes first: end-to-end tests take a seventh to a third less time with it (docs/decisions/044).
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

const usualPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/snap/bin/chromium',
];

/** Whether it starts. On some systems `chromium` only prints where to get one. */
function canRun(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0;
}

/** CHROMIUM_PATH, else one on PATH, Playwright's own, or one in a usual place. */
export function findBrowser(): string | undefined {
  const given = process.env['CHROMIUM_PATH'];
  if (given) return canRun(given) ? given : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, chromium.executablePath(), ...usualPlaces].find(canRun);
}

/** Installs Debian's package as root, else Playwright's download. Both may fail. */
function installBrowser(): void {
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && run('apt-get', 'update', '-q')) {
    const packages = ['chromium-headless-shell', 'chromium'];
    if (packages.some((name) => run('apt-get', 'install', '-qy', name))) return;
  }
  run('npx', 'playwright', 'install', ...(isRoot ? ['--with-deps'] : []), 'chromium');
}

/** The path of a Chromium. Installs one if there is none, and throws if that fails. */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  const given = process.env['CHROMIUM_PATH'];
  if (given) throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
  console.log('No Chromium was found: installing one ...');
  installBrowser();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Error(
    'Browser tests need a Chromium. Install one (npx playwright install --with-deps chromium) or set CHROMIUM_PATH to yours.',
  );
}
