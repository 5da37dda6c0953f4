// Runs the built app in separate processes, which can be killed at any moment.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { createInterface, type Interface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort, isTaken } from '../app/port.ts';
import type { Serving } from '../app/serve.ts';

export interface RunningApp {
  origin: string;
  /** Time until it first responded. */
  seconds: number;
  /** SIGKILL for all its processes. Resolves when the last one is gone. */
  kill(): Promise<void>;
  stop(): Promise<void>;
  /** Its log: one line for each request and each step of a tick. */
  lines: Interface;
  /** Id of the serving process. The runtime is its child. */
  pid: number;
}

const entry = fileURLToPath(new URL('./serve.ts', import.meta.url));

interface Starting {
  /** Where the runtime stores temporary data, such as emails. */
  tmpDir?: string;
  /** Gets each line of its log about a failure. */
  onError?: (line: string) => void;
  /** Whether its processes are a group of their own, which `kill` needs. Otherwise they end with the caller's. */
  isGroup?: boolean;
}

export async function startApp(
  serving: Omit<Serving, 'port'>,
  { tmpDir, onError = console.error, isGroup = true }: Starting = {},
): Promise<RunningApp> {
  const start = performance.now();
  const port = await freePort();
  const child = fork(entry, [JSON.stringify({ ...serving, port })], {
    // A process group, so that one signal reaches the runtime too.
    detached: isGroup,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { ...process.env, ...(tmpDir === undefined ? {} : { TMPDIR: tmpDir }) },
  });
  if (child.stdout === null || child.stderr === null) throw new Error('the app has no output');
  createInterface({ input: child.stderr }).on('line', onError);
  const lines = createInterface({ input: child.stdout });
  const exited = once(child, 'exit');
  const origin = `http${serving.isHttps ? 's' : ''}://localhost:${port}`;
  await Promise.race([
    once(child, 'message'),
    exited.then(() => Promise.reject(new Error('the app ended before it served'))),
  ]);
  const health = await fetch(`${origin}/api/health`);
  if (!health.ok) throw new Error(`the app is not healthy: ${health.status}`);
  const { pid } = child;
  if (pid === undefined) throw new Error('the process has no id');
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
