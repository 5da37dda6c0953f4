// `npm run verify -- https://rockabout.example`: compares every file that a site serves with a build.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { projectRoot } from './app/root.ts';
import { readArguments } from './arguments.ts';
import { addressOf, differences, type Served } from './supply/compare.ts';
import { keptBuild } from './supply/kept.ts';
import { readSums, sumsOf } from './supply/release.ts';

const usage = `npm run verify -- https://rockabout.example [--release COMMIT]

Compares every file of the site with the build in dist/, which \`npm run build\` makes.

  --release COMMIT  with the build of this commit or tag, which \`npm run deploy\` has kept in releases/`;

const { site, builtDir } = readArguments(
  usage,
  { release: { type: 'string' } },
  ({ release }, [address, ...more]) => {
    if (address === undefined || more.length > 0) throw new Error('Give the address of one site.');
    const builtDir = release === undefined ? resolve(projectRoot, 'dist') : keptBuild(release);
    return { site: new URL(address), builtDir };
  },
);

const sums = readSums(builtDir);
const isAsRecorded = JSON.stringify([...sums]) === JSON.stringify([...sumsOf(builtDir)]);
if (!isAsRecorded) throw new Error(`${builtDir} has changed since its checksums were written`);

async function get(address: string): Promise<Served> {
  const answer = await fetch(new URL(address, site), { redirect: 'manual' });
  return { status: answer.status, body: await answer.bytes() };
}

const found = await differences(sums, (file) => readFileSync(join(builtDir, file)), get);
for (const one of found) console.error(one);
const compared = [...sums.keys()].filter((file) => addressOf(file) !== null).length;
console.log(`${site.origin}: ${compared} files compared, ${found.length} differences`);
process.exitCode = found.length > 0 ? 1 : 0;
