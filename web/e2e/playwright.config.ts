// End-to-end tests: the built app on its real runtime, an empty database, and a real Chromium.
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';

const port = process.env['STORIES_PORT'] ?? '8790';
const origin = `http://localhost:${port}`;
const projectRoot = resolve(import.meta.dirname, '../..');

export default defineConfig({
  testDir: '.',
  testMatch: '*.e2e.ts',
  outputDir: resolve(projectRoot, 'test-results'),
  fullyParallel: true,
  workers: 2,
  // When all are told. What passes only the second time is named as unsteady at the end: a fault to be mended.
  retries: process.env['STORIES_REPORT'] ? 1 : 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env['STORIES_REPORT']
    ? [['dot'], [resolve(projectRoot, 'tools/suites/e2e-progress.ts')]]
    : [['list']],
  use: {
    baseURL: origin,
    trace: 'on-first-retry',
    // What a dialog hides is not waited for until the whole test is over.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Nobody elsewhere is asked, and no test waits for a network that may not be there.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  webServer: {
    command: 'node tools/run.mjs e2e/serve',
    cwd: projectRoot,
    env: { PORT: port },
    url: `${origin}/api/health`,
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
