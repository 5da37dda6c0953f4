// What the worker writes to its log, as the platform gets it.
import { vi } from 'vitest';

/** A line of the log. */
export type Line = Record<string, unknown> & { kind: string };

const levels = ['log', 'error', 'info', 'warn', 'debug'] as const;

/** Listens from now on; what it hears is kept from the terminal. */
export function listen() {
  const texts: string[] = [];
  const note = (...said: unknown[]) => void texts.push(said.map(String).join(' '));
  const spies = levels.map((level) => vi.spyOn(console, level).mockImplementation(note));
  return {
    /** Everything that was written, as it was written. */
    text: () => texts.join('\n'),
    /** The lines, which are JSON; of one kind when it is named. */
    lines: (kind?: string): Line[] =>
      texts.map((text): Line => JSON.parse(text)).filter((line) => kind === undefined || line.kind === kind),
    /** Forgets what was heard. */
    clear: () => texts.splice(0),
    stop: () => spies.forEach((spy) => spy.mockRestore()),
  };
}
