// Configuration of the end-to-end tests: the built app on its real runtime, an empty database, a real Chromium.
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findBrowser } from '../../tools/browser.ts';

const port = process.env['E2E_PORT'] ?? '8790';
const origin = `http://localhost:${port}`;
const projectRoot = resolve(import.meta.dirname, '../..');

/** Tests that pay. They share one payment stand-in, so that a second worker would only wait for its turn. */
const paying = [
  'cancelling-and-reactivating',
  'shipping-an-order',
  'shop',
  'subscribing',
  'visitor-finds-a-rock',
].map((name) => `**/${name}.e2e.ts`);

export default defineConfig({
  testDir: '.',
  outputDir: resolve(projectRoot, 'test-results'),
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores of a small machine: tests wait for answers, animations and debounced requests.
  workers: 3,
  projects: [
    { name: 'paying', testMatch: paying, workers: 1 },
    { name: 'others', testMatch: '*.e2e.ts', testIgnore: paying },
  ],
  // Full runs retry a failed test once. Tests that then pass are reported as flaky, to be fixed.
  retries: process.env['E2E_REPORT'] ? 1 : 0,
  forbidOnly: process.env['CI'] === 'true',
  timeout: 180_000,
  expect: { timeout: 20_000 },
  reporter: process.env['E2E_REPORT']
    ? [['dot'], [resolve(projectRoot, 'tools/suites/e2e-progress.ts')]]
    : [['list']],
  use: {
    baseURL: origin,
    trace: 'on-first-retry',
    // An element hidden by a dialog fails the action, not only the whole test.
    actionTimeout: 30_000,
    // Nothing then waits for the end of an animation. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests stub requests, which a service worker would make itself. Tests of it allow it.
    serviceWorkers: 'block',
    launchOptions: {
      executablePath: findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // No requests to other hosts, so that no test waits for a network that may be missing.
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
