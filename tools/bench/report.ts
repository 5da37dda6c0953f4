// The table of `npm run bench`: goals, figures and ratios.
import { linesOf } from '../table.ts';

export interface Row {
  what: string;
  /** Undefined for a figure without a goal. */
  goal?: string;
  figure: string;
  /** To a reference of the same run, in words; undefined for a count. */
  ratio?: string;
  /** Whether it meets its goal. */
  isMet?: boolean;
}

export interface PartRow extends Row {
  /** Letter of the part that measured it. */
  part: string;
}

export const drawTable = (rows: readonly PartRow[]): string =>
  linesOf([
    ['', '', 'what', 'goal', 'figure', 'ratio'],
    ...rows.map(({ part, what, goal = '', figure, ratio = '', isMet }) => {
      const state = isMet === undefined ? '' : isMet ? 'ok' : 'short';
      return [state, part, what, goal, figure, ratio];
    }),
  ]).join('\n');
