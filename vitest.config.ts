// Rules run in Node; operations and routes in workerd, with real D1, R2 and KV; components in a real browser. Trials
// take long, and run only in `npm run prove -- --all`.
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { ownQuickDir } from './tools/app/quick-dir.ts';
import { viewsByHono } from './tools/app/views-by-hono.ts';
import { webOptions } from './tools/app/web-options.ts';
import { testArchives } from './tools/basemap/test-archives.ts';
import { findBrowser } from './tools/browser.ts';

// The runtime of the worker keeps its stores there.
process.env['TMPDIR'] = ownQuickDir();

const migrations = await readD1Migrations('migrations');

/** The random seed, and whether long proofs run in full, as they do in `npm run prove`. */
const provide = {
  seed: Number(process.env['SEED'] ?? 20_251),
  isThorough: process.env['THOROUGH'] === 'true',
};

/** Long enough for a slow machine. A test that takes longer hangs. */
const patience = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });
const usual = patience(240_000);
const minutes = patience(30 * 60_000);

const inNode = (name: string, include: string[], options: object = usual) => ({
  test: { name, include, environment: 'node', provide, ...options },
});

const inWorkerd = (name: string, include: string[], timeouts = usual) => ({
  // Hundreds of modules have source maps that do not exist, and each would print a warning.
  logLevel: 'error' as const,
  plugins: [
    viewsByHono(),
    cloudflareTest({
      main: './worker/index.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: { TEST_MIGRATIONS: migrations, TEST_ARCHIVES: testArchives() },
        assets: { directory: './worker/testing/site', binding: 'ASSETS' },
      },
    }),
  ],
  test: {
    name,
    include,
    setupFiles: ['worker/testing/quiet.ts', 'worker/testing/migrate.ts'],
    // The setup file removes everything that the previous test file has left.
    isolate: false,
    // A local OpenID Connect issuer, and a server of photos for uploads. Both run in Node.
    globalSetup: ['worker/testing/issuer.ts', 'tools/photos/serve.ts'],
    provide,
    ...timeouts,
  },
});

/** All test files share one page and its modules. `web/testing/setup.ts` cleans up after each test. */
const inBrowser = (name: string, include: string[]) => ({
  ...webOptions,
  publicDir: 'web/public',
  plugins: [react(), tailwindcss()],
  // Vite finds what a web worker imports only once one starts. It would then reload the page and run tests twice.
  optimizeDeps: { include: ['@mapbox/vector-tile', 'pbf'] },
  test: {
    name,
    include,
    setupFiles: ['web/testing/setup.ts'],
    provide,
    isolate: false,
    ...patience(60_000),
    // A wait ends as soon as the page has changed. Only a busy machine needs this long.
    expect: { poll: { timeout: 20_000 } },
    browser: {
      enabled: true,
      provider: playwright({
        launchOptions: { executablePath: findBrowser() },
        // Without animations, no test waits for their end.
        contextOptions: { reducedMotion: 'reduce' },
        actionTimeout: 20_000,
      }),
      instances: [{ browser: 'chromium' as const }],
      headless: true,
      ui: false,
      traceView: false,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
    },
  },
});

export default defineConfig({
  test: {
    // The worker logs a line for every request.
    silent: 'passed-only',
    fsModuleCache: false,
    // Vitest would keep a core for its own process, which needs little: half of two cores.
    maxWorkers: '150%',
    projects: [
      inNode(
        'rules',
        ['schema/**/*.test.ts', 'painting/**/*.test.ts', 'web/**/*.test.ts', 'tools/**/*.test.ts'],
        // To start a process for each file takes longer than most of the files.
        { ...usual, isolate: false, setupFiles: ['web/testing/words.ts'] },
      ),
      inWorkerd('workerd', ['worker/**/*.test.ts']),
      inBrowser('components', ['web/**/*.test.tsx']),
      inNode('trials', ['tools/**/*.trial.ts'], minutes),
      inWorkerd('workerd-trials', ['worker/**/*.trial.ts'], minutes),
    ],
  },
});
