// Rules run in node; operations and routes in workerd, with real D1, R2 and KV; components in a real browser. Trials take
// long, and run by `npm run prove -- --all` alone.
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { viewsByHono } from './tools/app/views-by-hono.ts';
import { webOptions } from './tools/app/web-options.ts';
import { findBrowser } from './tools/browser.ts';

const migrations = await readD1Migrations('migrations');

/** Where proofs begin that are random, and whether they take their time: in `npm run prove` they do. */
const provide = {
  seed: Number(process.env['SEED'] ?? 20_251),
  isThorough: process.env['THOROUGH'] === 'true',
};

/** Long enough for a slow machine: what takes longer hangs. */
const patience = (ms: number) => ({ testTimeout: ms, hookTimeout: ms });
const usual = patience(120_000);
const minutes = patience(30 * 60_000);

const inNode = (name: string, include: string[], timeouts = usual) => ({
  test: { name, include, environment: 'node', provide, ...timeouts },
});

const inWorkerd = (name: string, include: string[], timeouts = usual) => ({
  // Hundreds of modules come with source maps that lead nowhere, and each would be a warning.
  logLevel: 'error' as const,
  plugins: [
    viewsByHono(),
    cloudflareTest({
      main: './worker/index.ts',
      wrangler: { configPath: './wrangler.toml' },
      miniflare: {
        bindings: { TEST_MIGRATIONS: migrations },
        assets: { directory: './worker/testing/site', binding: 'ASSETS' },
      },
    }),
  ],
  test: {
    name,
    include,
    setupFiles: ['worker/testing/migrate.ts'],
    // The setup empties what the file before has left.
    isolate: false,
    // OpenID Connect is tested against a real issuer on this machine; photos for uploads are made in node.
    globalSetup: ['worker/testing/issuer.ts', 'tools/photos/serve.ts'],
    provide,
    ...timeouts,
  },
});

const withoutTiles = {
  'import.meta.env.VITE_TILE_URL': JSON.stringify('https://tiles.invalid/{z}/{x}/{y}.png'),
};

/** The files share one page and its modules; `web/testing/setup.ts` leaves each test nothing of the one before. */
const inBrowser = (name: string, include: string[]) => ({
  ...webOptions,
  // Maps get no tiles: nobody elsewhere is asked.
  define: { ...webOptions.define, ...withoutTiles },
  publicDir: 'web/public',
  plugins: [react(), tailwindcss()],
  test: {
    name,
    include,
    setupFiles: ['web/testing/setup.ts'],
    provide,
    isolate: false,
    ...patience(60_000),
    // A wait for what the page says ends with it; it is this long on a machine that is busy otherwise.
    expect: { poll: { timeout: 10_000 } },
    browser: {
      enabled: true,
      provider: playwright({
        launchOptions: { executablePath: findBrowser() },
        // Who wants no movement need not wait for its end.
        contextOptions: { reducedMotion: 'reduce' },
        actionTimeout: 10_000,
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
    // The worker has a line in its log for every request.
    silent: 'passed-only',
    fsModuleCache: false,
    // Vitest would leave a core to its own process, which has little to do: of two cores, half.
    maxWorkers: '100%',
    projects: [
      inNode('rules', [
        'schema/**/*.test.ts',
        'painting/**/*.test.ts',
        'web/**/*.test.ts',
        'tools/**/*.test.ts',
      ]),
      inWorkerd('workerd', ['worker/**/*.test.ts']),
      inBrowser('components', ['web/**/*.test.tsx']),
      inNode('trials', ['tools/**/*.trial.ts'], minutes),
      inWorkerd('workerd-trials', ['worker/**/*.trial.ts'], minutes),
    ],
  },
});
