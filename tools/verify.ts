// `npm run verify -- https://rockabout.example`: compares every file that a site serves with a build.
import { readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectRoot } from './app/root.ts';
import { readArguments } from './arguments.ts';
import { Stopped, wordsOf } from './release/stopped.ts';
import { addressOf, differences, siteOf, type Served } from './supply/compare.ts';
import { keptBuild } from './supply/kept.ts';
import { readSums, sumsOf } from './supply/release.ts';
import { servedPages } from './supply/served-pages.ts';

const usage = `npm run verify -- https://rockabout.example [--release COMMIT]

Compares every file of the site, and its pages as a visitor sees them, with the build in dist/, which \`npm run build\`
makes.

  --release COMMIT  with the build of this commit or tag, which \`npm run deploy\` has kept in releases/`;

const { site, release } = readArguments(
  usage,
  { release: { type: 'string' } },
  ({ release }, [address, ...more]) => {
    if (address === undefined || more.length > 0) throw new Error('Give the address of one site.');
    return { site: siteOf(address), release };
  },
);

async function get(address: string): Promise<Served> {
  const answer = await fetch(new URL(address, site), {
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  }).catch((error: Error) => {
    // Node says 'fetch failed', and why in the cause.
    if (error.cause instanceof Error && error.cause.message === 'bad port')
      throw new Stopped(
        `Browsers refuse port ${site.port}, and so does Node. Serve the site on another one.`,
      );
    throw new Stopped(`${site.origin} does not answer`, { cause: error.cause ?? error });
  });
  const to = answer.headers.get('Location');
  const origin = to === null ? site.origin : new URL(to, site).origin;
  if (origin !== site.origin) throw new Stopped(`${site.origin} leads to ${origin}: give that address.`);
  return { status: answer.status, body: await answer.bytes(), headers: answer.headers };
}

try {
  const builtDir = release === undefined ? resolve(projectRoot, 'dist') : keptBuild(release);
  const sums = readSums(builtDir);
  if (JSON.stringify([...sums]) !== JSON.stringify([...sumsOf(builtDir)]))
    throw new Stopped(
      `${relative(projectRoot, builtDir)} has changed since its checksums were written. Build it again.`,
    );
  const found = await differences(sums, (file) => readFileSync(join(builtDir, file)), get);
  for (const one of found) console.error(one);
  const compared = [...sums.keys()].filter((file) => addressOf(file) !== null).length;
  console.log(
    `${site.origin}: ${compared} files and ${servedPages.length} pages compared, ${found.length} ${found.length === 1 ? 'difference' : 'differences'}`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
} catch (error) {
  console.error(wordsOf(error));
  process.exitCode = 1;
}
