// The built app in processes of its own, which can be killed in the middle of whatever they do.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort, isTaken } from '../app/port.ts';
import type { Serving } from '../app/serve.ts';

export interface RunningApp {
  origin: string;
  /** How long it took until it answered. */
  seconds: number;
  /** SIGKILL for every process of it; over when the last one is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** What it logs, a line for each request and each step of a tick. */
  lines: Interface;
  /** Of the process that serves; the runtime is a child of it. */
  pid: number;
}

const entry = fileURLToPath(new URL('./serve.ts', import.meta.url));

/** @param tmpDir where the runtime keeps what it has only while it runs, such as emails */
export async function startApp(serving: Omit<Serving, 'port'>, tmpDir?: string): Promise<RunningApp> {
  const start = performance.now();
  const port = await freePort();
  const child = fork(entry, [JSON.stringify({ ...serving, port })], {
    // A process group, so that one signal reaches the runtime too.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, ...(tmpDir === undefined ? {} : { TMPDIR: tmpDir }) },
  });
  if (child.stdout === null) throw new Error('its output was asked for');
  const lines = createInterface({ input: child.stdout });
  const exited = once(child, 'exit');
  const origin = `http${serving.isHttps ? 's' : ''}://localhost:${port}`;
  await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the app ended before it served'))),
  ]);
  const health = await fetch(`${origin}/api/health`);
  if (!health.ok) throw new Error(`the app is not well: ${health.status}`);
  const { pid } = child;
  if (pid === undefined) throw new Error('a process that answered has an id');
  return {
    origin,
    seconds: (performance.now() - start) / 1000,
    kill: async () => {
      process.kill(-pid, 'SIGKILL');
      await exited;
      while (await isTaken(port));
    },
    stop: async () => {
      child.disconnect();
      await exited;
    },
    pid,
    lines,
  };
}
