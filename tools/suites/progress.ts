// The progress line of a run: the parts that run now, and an estimate of the time left.

export interface Part {
  title: string;
  /** Usual seconds on two quiet cores, as the first estimate. Without it, a run has no estimate. */
  usual?: number;
}

/** `done` of `total` files or tests of a part. */
export interface Step {
  done: number;
  total: number;
}

/** How far the parts are that have begun, by title. */
export type Steps = ReadonlyMap<string, Step | 'over'>;

/** @param elapsed since the first part began, in seconds */
export function progressLine(parts: readonly Part[], steps: Steps, elapsed: number): string {
  const where = parts
    .flatMap(({ title }) => {
      const step = steps.get(title);
      if (step === undefined || step === 'over') return [];
      return step.total > 0 ? `${title}: ${step.done} of ${step.total}` : title;
    })
    .join('; ');
  const all = sum(parts.map(({ usual = Number.NaN }) => usual));
  if (Number.isNaN(all)) return where;
  const behind = sum(parts.map(({ title, usual = 0 }) => usual * share(steps.get(title))));
  // At the beginning, the pace says nothing yet.
  const pace = behind < all / 20 ? Math.max(1, elapsed / (all / 20)) : elapsed / behind;
  return `${where}, about ${inWords((all - behind) * pace)} left`;
}

function share(step: Step | 'over' | undefined): number {
  if (step === 'over') return 1;
  return step !== undefined && step.total > 0 ? step.done / step.total : 0;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

function inWords(seconds: number): string {
  if (seconds < 50) return `${Math.max(10, Math.ceil(seconds / 10) * 10)} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
}

/** How often a log gets the line. A terminal shows it all the time. */
const everyMs = 30_000;

/** Parts run one after another or at once. */
export class Progress {
  readonly #parts: readonly Part[];
  readonly #since = performance.now();
  readonly #steps = new Map<string, Step | 'over'>();
  #shownAt = -everyMs;

  constructor(parts: readonly Part[]) {
    this.#parts = parts;
  }

  begin(title: string): void {
    this.#shownAt = -everyMs;
    this.show(title, { done: 0, total: 0 });
  }

  end(title: string): void {
    this.#steps.set(title, 'over');
  }

  show(title: string, step: Step): void {
    this.#steps.set(title, step);
    const now = performance.now();
    const line = () => progressLine(this.#parts, this.#steps, (now - this.#since) / 1000);
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
