// The progress line of a run: the current part, and an estimate of the time left.

export interface Part {
  title: string;
  /** Usual seconds on two quiet cores, as the first estimate. Without it, a run has no estimate. */
  usual?: number;
}

/** `done` of `total` files or tests of the part that runs. */
export interface Step {
  done: number;
  total: number;
}

/** @param elapsed since the first part began, in seconds */
export function progressLine(
  parts: readonly Part[],
  current: number,
  { done, total }: Step,
  elapsed: number,
): string {
  const where = [parts[current]?.title, total > 0 && `${done} of ${total}`].filter(Boolean).join(': ');
  const usual = parts.map((part) => part.usual ?? Number.NaN);
  const all = sum(usual);
  if (Number.isNaN(all)) return where;
  const behind = sum(usual.slice(0, current)) + (total > 0 ? done / total : 0) * (usual[current] ?? 0);
  // At the beginning, the pace says nothing yet.
  const pace = behind < all / 20 ? Math.max(1, elapsed / (all / 20)) : elapsed / behind;
  return `${where}, about ${inWords((all - behind) * pace)} left`;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function inWords(seconds: number): string {
  if (seconds < 50) return `${Math.max(10, Math.ceil(seconds / 10) * 10)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** How often a log gets the line. A terminal shows it all the time. */
const everyMs = 30_000;

/** The parts run one after another, in this order. */
export class Progress {
  readonly #parts: readonly Part[];
  readonly #since = performance.now();
  #current = -1;
  #shownAt = -everyMs;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  begin(title: string): void {
    this.#current = this.#parts.findIndex((part) => part.title === title);
    this.#shownAt = -everyMs;
    this.show({ done: 0, total: 0 });
  }

  show(step: Step): void {
    const now = performance.now();
    const line = () => progressLine(this.#parts, this.#current, step, (now - this.#since) / 1000);
    if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${line()}`);
    else if (now - this.#shownAt >= everyMs) {
      this.#shownAt = now;
      console.log(line());
    }
  }

  /** Prints a text that stays. */
  print(text: string): void {
    if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
    console.log(text);
  }
}
