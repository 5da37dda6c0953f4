// Captures the worker's log lines in tests.
import { vi } from 'vitest';

/** A line of the log. */
export type Line = Record<string, unknown> & { kind: string };

const levels = ['log', 'error', 'info', 'warn', 'debug'] as const;

/** Starts capturing the console. Captured lines are not printed. */
export function listen() {
  const texts: string[] = [];
  const note = (...said: unknown[]) => void texts.push(said.map(String).join(' '));
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(note));
  return {
    /** Everything that was logged, verbatim. */
    text: () => texts.join('\n'),
    /** The lines, parsed from JSON; optionally of one kind only. */
    lines: (kind?: string): Line[] =>
      texts.map((text): Line => JSON.parse(text)).filter((line) => kind === undefined || line.kind === kind),
    /** Drops the captured lines. */
    clear: () => texts.splice(0),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
