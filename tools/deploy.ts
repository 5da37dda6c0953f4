// `npm run deploy`: builds, migrates the remote database, deploys, and sets right what the build before has left.
// With --dry-run it only bundles and tells the size.
import { spawnSync } from 'node:child_process';
import { mending } from './app/mend.ts';

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
// In between it has hidden and found rocks, perhaps without the cells of the map or the metres of every leg.
if (!isDryRun)
  run('wrangler', 'd1', 'execute', 'DB', '--remote', '--yes', '--command', `${mending.join(';\n')};`);
