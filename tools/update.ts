// `npm run update`: updates packages to versions that were public for a week, records when those were published, says
// what changed, and runs the checks and the tests without the end-to-end tests.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './app/root.ts';
import { readArguments } from './arguments.ts';
import { changesBetween, divided, rangesOf, type Dependencies } from './supply/changes.ts';
import { idOf, locked, requirements } from './supply/lock.ts';
import { readPublished, writePublished } from './supply/published.ts';
import { recorded } from './supply/record.ts';
import { leastDays } from './supply/rules.ts';

const usage = `npm run update                 everything, within its major version
npm run update -- hono zod     these, to their newest version; also packages that are new here
npm run update -- --record     nothing: only records what is locked`;

function run(program: string, ...args: string[]): void {
  const { status } = spawnSync(program, args, { stdio: 'inherit', cwd: projectRoot });
  if (status !== 0) process.exit(status ?? 1);
}

const manifest = () => JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as Dependencies; // npm keeps it

const { names, isOnlyRecorded } = readArguments(
  usage,
  { record: { type: 'boolean' } },
  ({ record = false }, names) => {
    if (record && names.length > 0) throw new Error('--record updates no package.');
    return { names, isOnlyRecorded: record };
  },
);
const before = { manifest: manifest(), packages: locked() };

if (!isOnlyRecorded) {
  // An npm that does not know this option takes newer versions, too: `recorded` refuses them.
  const age = `--min-release-age=${leastDays}`;
  const wanted =
    names.length > 0 ? names.map((name) => `${name}@latest`) : rangesOf(before.manifest, requirements());
  run('npm', 'install', '--save-exact', age, ...wanted);
  if (names.length === 0) run('npm', 'update', age);
}

const packages = locked();
const { list, young } = recorded(packages, readPublished(), new Date());
if (young.length > 0) {
  console.error(`Public for less than ${leastDays} days: ${young.join(', ')}`);
  console.error('Nothing was recorded. `git checkout package.json package-lock.json && npm ci` goes back.');
  process.exit(1);
}
writePublished(list);

const [old, now] = [before.packages.map(idOf), packages.map(idOf)];
const lines = changesBetween(old, now);
console.log(lines.length > 0 ? lines.join('\n') : 'No package has changed.');
const several = divided(old, now, manifest());
if (several.length > 0)
  console.log(
    `Installed several times now, because others ask for another version: ${several.join(', ')}. \`npm ls NAME\` says which. Where that is large, keep the version that they share.`,
  );
if (lines.length > 0) run(process.execPath, 'tools/run.mjs', 'test', '--fast');
