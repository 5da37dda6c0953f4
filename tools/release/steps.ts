// The steps of a rehearsal, each with its figure, its faults and its time.
import { wordsOf } from './stopped.ts';

export interface Step {
  what: string;
  figure: string;
  passLine: string;
  faults: string[];
  seconds: number;
}

/** Hears of each step when it begins and when it ends. */
export interface Reporter {
  began: (what: string) => void;
  ended: (step: Step) => void;
}

export type Outcome = Pick<Step, 'figure' | 'faults'>;

/** Runs a step. What it throws is its fault. */
export type RunStep = (what: string, passLine: string, run: () => Promise<Outcome>) => Promise<Step>;

export const stepsFor =
  ({ began, ended }: Reporter): RunStep =>
  async (what, passLine, run) => {
    began(what);
    const start = performance.now();
    const outcome = await run().catch((error: unknown) => ({ figure: 'failed', faults: [wordsOf(error)] }));
    const step = { what, passLine, ...outcome, seconds: (performance.now() - start) / 1000 };
    ended(step);
    return step;
  };
