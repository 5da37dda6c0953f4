// A figure that a test reports for the table of `npm run prove`.

export interface Figure {
  /** Id of the goal in tools/prove/goals.ts, such as G-F1. */
  goal: string;
  /** What was measured, such as 'finds of one rock by 100 at once'. */
  what: string;
  /** The result, such as '50 of 50 have one winner'. */
  figure: string;
  /** The required result, such as '50 of 50'. */
  passLine: string;
  /** Why it may fall short for now. The table then shows it as short, and the test does not fail. */
  short?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[];
  }
  interface ProvidedContext {
    /** The random seed of a proof. `npm run prove` prints it, and takes it as `--seed`. */
    seed: number;
    /** Whether long proofs run in full: in `npm run prove`, but not in `npm test`. */
    isThorough: boolean;
  }
}

/** Records a figure. The test must assert it separately, afterwards. A failed test's figure is shown as failed. */
export function proof(task: { meta: { figures?: Figure[] } }, figure: Figure): void {
  (task.meta.figures ??= []).push(figure);
}
