// `npm run check`: types, lint, format, dead code, style sheets, and the tests that the conformance names. Every one of them runs, also after one has failed.
import { spawnSync } from 'node:child_process';

const steps: readonly (readonly [name: string, command: string, ...args: string[]])[] = [
  ['types', 'tsc', '-b'],
  ['lint', 'oxlint'],
  ['format', 'oxfmt', '--check'],
  ['dead code', 'knip'],
  ['styles', 'node', 'tools/css.ts'],
  ['conformance', 'node', 'tools/conformance.ts'],
];

/** Runs every check. @returns the names of those that failed */
export function check(): string[] {
  return steps
    .filter(([name, command, ...args]) => {
      const { status, stdout, stderr } = spawnSync(command, args, {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      });
      const isFine = status === 0;
      console.log(`${isFine ? 'ok    ' : 'failed'} ${name}`);
      if (!isFine) console.log(`${stdout}${stderr}`);
      return !isFine;
    })
    .map(([name]) => name);
}

// run.mjs names the tool; tools/test.ts imports this one.
if (process.argv[2] === 'check') process.exitCode = check().length > 0 ? 1 : 0;
