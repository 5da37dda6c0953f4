// `npm run rehearse`: rehearses a release on this machine, and prints a table of steps, figures and pass marks.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runConfined } from './app/confined.ts';
import { readArguments } from './arguments.ts';
import { isCheckedOut, lastRelease, titleOf } from './release/last-release.ts';
import type { Message, Wanted } from './release/rehearse-here.ts';
import type { Step } from './release/steps.ts';
import { linesOf } from './table.ts';

const usualMinutes = 10;

const usage = `npm run rehearse [-- [--from COMMIT] [--data STATE_DIR] [--minutes N]]
  --from COMMIT     the last release. By default the newest tag of a deployment, release/DATE-N; without one, another
                    tag, the last change of the version, or the commit before the newest migration
  --data STATE_DIR  with a copy of these data, instead of the demo of the last release
  --minutes N       what is not over by then has failed: ${usualMinutes}`;

const { last, data, minutes } = readArguments(
  usage,
  { from: { type: 'string' }, data: { type: 'string' }, minutes: { type: 'string' } },
  ({ from, data, minutes: text = String(usualMinutes) }, names) => {
    if (names.length > 0) throw new Error(`'${names[0]}' is no flag.`);
    const minutes = Number(text);
    if (!(minutes > 0 && minutes <= 600)) throw new Error(`--minutes is a number up to 600, not '${text}'.`);
    if (data !== undefined && !existsSync(data)) throw new Error(`There is no folder ${resolve(data)}.`);
    const last = lastRelease(from);
    if (last === undefined)
      throw new Error(
        from
          ? `There is no commit ${from}.`
          : 'The last release is not in this git history: name it with --from.',
      );
    return { last, data, minutes };
  },
);

const { commit, why } = last;
console.log(`The last release: ${titleOf(commit)}\n${why}`);
if (data === undefined && isCheckedOut(commit)) {
  console.log('It is checked out, and nothing is changed: there is nothing to rehearse.');
  process.exit(0);
}

const start = performance.now();
const steps: Step[] = [];
const running = new Map<string, number>();
const wanted: Wanted = { commit, data };
const end = await runConfined({
  entry: join(import.meta.dirname, 'release/rehearse-here.ts'),
  argument: wanted,
  prefix: 'rockabout-rehearsal-',
  limitMs: minutes * 60_000,
  onMessage: (sent) => {
    const message = sent as Message | Record<string, never>; // rehearse-here.ts sends it
    if ('began' in message) {
      running.set(message.began, performance.now());
      console.log(`${message.began} ...`);
    }
    if ('ended' in message) {
      running.delete(message.ended.what);
      steps.push(message.ended);
    }
  },
});
const faults = steps.flatMap((step) => step.faults.map((fault) => `${step.what}: ${fault}`));
const reason = {
  ended: end.is === 'ended' && end.code !== 0 ? `it ended with ${String(end.code)}` : '',
  late: `not over after ${minutes} minutes`,
  stopped: end.is === 'stopped' ? `stopped by ${end.by}` : '',
}[end.is];
if (reason !== '')
  for (const [what, began] of running) {
    const seconds = (performance.now() - began) / 1000;
    steps.push({ what, figure: 'not over', passLine: '', faults: [reason], seconds });
    faults.push(`${what}: ${reason}`);
  }
if (reason !== '' && running.size === 0) faults.push(reason);

console.log(
  `\n${linesOf([
    ['', 'step', 'figure', 'pass mark', 'seconds'],
    ...steps.map((step) => [
      step.faults.length > 0 ? 'failed' : 'ok',
      step.what,
      step.figure,
      step.passLine,
      step.seconds.toFixed(1),
    ]),
  ]).join('\n')}\n`,
);
for (const fault of faults) console.log(`failed  ${fault}`);
const seconds = ((performance.now() - start) / 1000).toFixed(0);
const verdict = faults.length > 0 ? 'The release is not fit' : 'The release can be made, and taken back';
console.log(
  `${end.is === 'stopped' ? 'The rehearsal was stopped, and nothing of it is left' : verdict}; ${seconds} s`,
);
process.exitCode = faults.length > 0 ? 1 : 0;
