import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'vitest';
import { test } from './folder.ts';
import { isRunning } from './lock.ts';

const confined = join(import.meta.dirname, 'confined.ts');

/** Starts another process, writes both ids into its folder, and does nothing more, as `ending` says. */
const module = (ending: string) => `
import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endWithParent } from ${JSON.stringify(confined)};
endWithParent();
const { pid } = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
writeFileSync(join(tmpdir(), 'left.txt'), 'left');
process.send({ pids: [process.pid, pid], folder: JSON.parse(process.argv[2]).folder });
${ending}`;

/** Prints each message and the end. */
const caller = `
import { runConfined } from ${JSON.stringify(confined)};
const [, , entry, limitMs] = process.argv;
const end = await runConfined({ entry, argument: {}, prefix: 'rockabout-confined-', limitMs: Number(limitMs),
  onMessage: (message) => process.send(message) });
process.send({ end });
process.disconnect();`;

interface Sent {
  pids?: number[];
  folder?: string;
  end?: object;
}

const isOver = async (pids: readonly number[]) => {
  for (let i = 0; i < 100 && pids.some(isRunning); i++) await setTimeout(50);
  return !pids.some(isRunning);
};

const hangs = 'setInterval(() => {}, 1000);';
/** As synchronous work does, it hears no signal and no timer. */
const isDeaf = 'for (;;) {}';

test.for<[string, string, number, NodeJS.Signals | null, object]>([
  ['that ends', 'process.exit(3);', 60_000, null, { is: 'ended', code: 3 }],
  ['that is deaf and late', isDeaf, 3000, null, { is: 'late' }],
  ['that is deaf to Ctrl-C', isDeaf, 60_000, 'SIGINT', { is: 'stopped', by: 'SIGINT' }],
  ['that hangs until SIGTERM', hangs, 60_000, 'SIGTERM', { is: 'stopped', by: 'SIGTERM' }],
])(
  'of a module %s neither a process nor a file is left',
  async ([name, ending, limitMs, signal, how], { folder }) => {
    const { child, sent, tmpDir } = start(join(folder, name.replaceAll(' ', '-')), ending, limitMs);
    // On a slow machine it may be late before it has started.
    const { pids = [], folder: own } = await sent((message) => message.pids !== undefined || !!message.end);
    if (signal) child.kill(signal);
    const { end } = await sent((message) => message.end !== undefined);
    expect(end).toEqual(how);
    expect(await isOver(pids)).toBe(true);
    if (own !== undefined) expect(own).toMatch(tmpDir);
    expect(readdirSync(tmpDir)).toEqual([]);
  },
);

test('if the caller is killed its processes end, and its next run removes the folder', async ({ folder }) => {
  const home = join(folder, 'killed');
  const killed = start(home, hangs, 60_000);
  const { pids = [] } = await killed.sent((message) => message.pids !== undefined);
  killed.child.kill('SIGKILL');
  expect(await isOver(pids)).toBe(true);
  expect(readdirSync(killed.tmpDir)).toHaveLength(1);
  const next = start(home, 'process.exit(0);', 60_000);
  await next.sent(({ end }) => end !== undefined);
  expect(readdirSync(killed.tmpDir)).toEqual([]);
});

function start(home: string, ending: string, limitMs: number) {
  const tmpDir = join(home, 'tmp');
  mkdirSync(tmpDir, { recursive: true });
  const [entry, by] = [join(home, 'entry.mts'), join(home, 'caller.mts')];
  writeFileSync(entry, module(ending));
  writeFileSync(by, caller);
  const child = fork(by, [entry, String(limitMs)], { env: { ...process.env, TMPDIR: tmpDir } });
  const all: Sent[] = [];
  child.on('message', (message: Sent) => all.push(message));
  const sent = async (isIt: (message: Sent) => boolean): Promise<Sent> => {
    for (;;) {
      const found = all.find(isIt);
      if (found) return found;
      await once(child, 'message');
    }
  };
  return { child, sent, tmpDir };
}
