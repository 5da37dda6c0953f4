// A build that serves the data of a state folder, which another build may serve at the same time.
import { mkdirSync, symlinkSync } from 'node:fs';
import { persistencePath } from '../app/store.ts';
import { startApp, type RunningApp } from '../prove/app.ts';

export interface Playing extends Pick<RunningApp, 'origin' | 'stop'> {
  /** Causes of failures since the last call, from its log. */
  failures: () => string[];
}

export async function startBuild(
  builtDir: string,
  stateDir: string,
  vars: Readonly<Record<string, string>>,
): Promise<Playing> {
  const own = `${stateDir}-${++started}`;
  mkdirSync(own);
  symlinkSync(persistencePath(stateDir), persistencePath(own));
  const causes: string[] = [];
  const app = await startApp(
    { builtDir, stateDir: own, vars },
    { isGroup: false, onError: (line) => causes.push(...causesIn(line)) },
  );
  return { origin: app.origin, stop: () => app.stop(), failures: () => causes.splice(0) };
}

let started = 0;

function causesIn(line: string): string[] {
  try {
    const { kind, causes } = JSON.parse(line) as { kind?: string; causes?: string[] };
    return kind === 'failure' ? (causes ?? []) : [];
  } catch {
    return [];
  }
}
