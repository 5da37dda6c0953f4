// Rules run in node; operations and routes in workerd, with real D1, R2 and KV.
import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import { defineConfig } from 'vitest/config';

const migrations = await readD1Migrations('migrations');

/** Long enough for a slow machine: what takes longer hangs. */
const patience = { testTimeout: 120_000, hookTimeout: 120_000 };

export default defineConfig({
  test: {
    // The worker has a line in its log for every request.
    silent: 'passed-only',
    fsModuleCache: false,
    projects: [
      {
        test: {
          name: 'rules',
          include: ['schema/**/*.test.ts', 'web/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          ...patience,
        },
      },
      {
        plugins: [
          cloudflareTest({
            main: './worker/index.ts',
            wrangler: { configPath: './wrangler.toml' },
            miniflare: { bindings: { TEST_MIGRATIONS: migrations } },
          }),
        ],
        test: {
          name: 'workerd',
          include: ['worker/**/*.test.ts'],
          setupFiles: ['worker/testing/migrate.ts'],
          // OpenID Connect is tested against a real issuer on this machine.
          globalSetup: ['worker/testing/issuer.ts'],
          ...patience,
        },
      },
    ],
  },
});
