// What a test has to show of a goal: the figure that stands beside its pass line in the table of `npm run prove`.

export interface Figure {
  /** Id of the goal in tools/prove/goals.ts, such as G-F1. */
  goal: string;
  /** What was counted, such as 'finds of one rock by 100 at once'. */
  what: string;
  /** What came out, such as '50 of 50 have one winner'. */
  figure: string;
  /** What it has to be, such as '50 of 50'. */
  passLine: string;
  /** Why it may fall short for now; the table shows it as short, and the test does not fail. */
  short?: string;
}

declare module 'vitest' {
  interface TaskMeta {
    figures?: Figure[];
  }
  interface ProvidedContext {
    /** Where everything random in a proof begins; printed by `npm run prove`, which takes it as `--seed`. */
    seed: number;
    /** Whether a proof that takes minutes takes them: in `npm run prove`, and not in `npm test`. */
    isThorough: boolean;
  }
}

/** Notes a figure. The test asserts it by itself, afterwards: a figure of a test that fails is shown as failed. */
export function proof(task: { meta: { figures?: Figure[] } }, figure: Figure): void {
  (task.meta.figures ??= []).push(figure);
}
