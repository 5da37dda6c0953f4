// The table of `npm run bench`: what was measured, what it is to be, and by how much.
import { linesOf } from '../table.ts';

export interface Row {
  what: string;
  /** None for what is told all the same. */
  goal?: string;
  figure: string;
  /** To a reference of the same run, in words; none for a count. */
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
