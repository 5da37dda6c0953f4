// Keeps what the worker logs, and prints it if a test fails. To send each line to the runner's process takes a third as
// long as a small request.
import { afterEach } from 'vitest';

type Print = ((...said: unknown[]) => void) & { real?: Print };

const kept: (() => void)[] = [];

for (const level of ['log', 'error', 'info', 'warn', 'debug'] as const) {
  // All files share one console, and each runs this anew.
  const print: Print = console[level];
  const real = print.real ?? print;
  console[level] = Object.assign((...said: unknown[]) => void kept.push(() => real(...said)), { real });
}

afterEach(({ task }) => {
  const lines = kept.splice(0);
  if (task.result?.state === 'fail') for (const print of lines) print();
});
