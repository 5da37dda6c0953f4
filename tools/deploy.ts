// `npm run deploy`: builds, migrates the remote database, deploys. With --dry-run it only bundles and tells the size.
import { spawnSync } from 'node:child_process';

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const isDryRun = process.argv.includes('--dry-run');
run('vite', 'build', '--logLevel', 'warn');
// Expand first, contract later: the running version works on the new schema, so migrating comes first.
if (!isDryRun) run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote');
run('wrangler', 'deploy', '--config', 'dist/rockabout/wrangler.json', ...(isDryRun ? ['--dry-run'] : []));
