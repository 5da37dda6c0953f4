// `npm run check`: types, lint, format, dead code, style sheets, the tests that docs name, locked packages, and words. All checks
// run concurrently, and to the end even if one fails.
import { execFile } from 'node:child_process';

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  // One after the other: each of several checkers works out the types that they share.
  ['types', 'tsc', '-b', '--singleThreaded'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip'],
  ['styles', 'node', 'tools/css.ts'],
  ['conformance', 'node', 'tools/conformance.ts'],
  ['supply', 'node', 'tools/supply.ts'],
  ['words', 'node', 'tools/words.ts', 'words', '--check', '--brief'],
];

/** The compiler and the linter end soon: it takes a sixth off them to collect their garbage at five times its size. */
const env = { GOGC: '400', ...process.env };

/** Runs every check. @returns the names of those that failed */
export async function check(): Promise<string[]> {
  const results = await Promise.all(
    steps.map(async ([name, command, ...args]) => ((await passes(name, command, args)) ? [] : [name])),
  );
  return results.flat();
}

function passes(name: string, command: string, args: string[]): Promise<boolean> {
  return new Promise((resolve) => {
    execFile(command, args, { env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      console.log(`${error ? 'failed' : 'ok    '} ${name}`);
      // A check that could not be started has printed nothing.
      if (error) console.log(`${stdout}${stderr}` || error.message);
      resolve(!error);
    });
  });
}

// run.mjs passes the tool's name. tools/test.ts imports `check` instead.
if (process.argv[2] === 'check') process.exitCode = (await check()).length > 0 ? 1 : 0;
