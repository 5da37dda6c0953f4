// `npm run deploy`: builds, migrates the remote database, loads the places into it, stores the map of the world, deploys,
// and repairs what the previous build has written. With --dry-run it only bundles and prints the size.
import { spawnSync } from 'node:child_process';
import { deployPlaces } from './places/deploy.ts';
import { repairStatements } from './app/repair.ts';
import { bake } from './basemap/bake.ts';

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    env: { ...process.env, WRANGLER_SEND_METRICS: 'false' },
  });
  if (status !== 0) process.exit(status ?? 1);
}

const isDryRun = process.argv.includes('--dry-run');
run('vite', 'build', '--logLevel', 'warn');
// Expand first, contract later: the running version works with the new schema, so the migration comes first.
if (!isDryRun) run('wrangler', 'd1', 'migrations', 'apply', 'DB', '--remote');
if (!isDryRun) {
  // The database answers nothing for some seconds while it imports them, which happens only with a new version.
  deployPlaces(run);
  // The same bytes have the same ETag, so an unchanged map stays in all caches.
  const { path } = await bake('world');
  run('wrangler', 'r2', 'object', 'put', 'rockabout-tiles/world.pmtiles', '--remote', '--file', path);
}
run('wrangler', 'deploy', '--config', 'dist/rockabout/wrangler.json', ...(isDryRun ? ['--dry-run'] : []));
// Until the deployment the previous build hid and found rocks, perhaps without map cells or the metres of every leg.
if (!isDryRun)
  run(
    'wrangler',
    'd1',
    'execute',
    'DB',
    '--remote',
    '--yes',
    '--command',
    `${repairStatements.join(';\n')};`,
  );
