// The table of `npm run prove`: goals, figures, pass marks.
import type { Shown } from '../suites/run.ts';
import { linesOf } from '../table.ts';
import { goalOf, goals, isGoal, type GoalId } from './goals.ts';

/** `part`: there are more figures with `--all`. */
type State = 'ok' | 'short' | 'failed' | 'part';

interface Row {
  state: State;
  goal: string;
  what: string;
  figure: string;
  passLine: string;
}

/** One row for each figure, in the order of the goals, and one for each wanted goal with missing figures. */
export function rowsOf(figures: readonly Shown[], wanted: readonly GoalId[], isAll: boolean): Row[] {
  const rows = (Object.keys(goals) as GoalId[]).flatMap((goal) => {
    const own = figures.filter((figure) => figure.goal === goal);
    return [...own.map(rowOf), ...(wanted.includes(goal) ? restOf(goal, own.length, isAll) : [])];
  });
  return [...rows, ...figures.filter(({ goal }) => !isGoal(goal)).map((figure) => unknown(figure))];
}

function restOf(goal: GoalId, shown: number, isAll: boolean): Row[] {
  const { says, figures, more = 0 } = goalOf(goal);
  const due = figures + (isAll ? more : 0);
  const row = { goal, what: says, passLine: '' };
  if (shown < due) return [{ ...row, state: 'failed', figure: `${shown} of ${due} figures were reported` }];
  return isAll || more === 0 ? [] : [{ ...row, state: 'part', figure: `${more} more figures with --all` }];
}

function rowOf({ goal, what, figure, passLine, short, isProven }: Shown): Row {
  if (!isProven) return { state: 'failed', goal, what, figure, passLine };
  if (short === undefined) return { state: 'ok', goal, what, figure, passLine };
  return { state: 'short', goal, what, figure, passLine: `${passLine} (${short})` };
}

function unknown({ goal, what, figure, passLine }: Shown): Row {
  return { state: 'failed', goal: `${goal}?`, what, figure, passLine };
}

const colours: Readonly<Record<State, string>> = { ok: '32', short: '31', failed: '31', part: '33' };

/** @param isColoured whether the terminal shows colours */
export function draw(rows: readonly Row[], isColoured: boolean): string {
  const [heads = '', ...lines] = linesOf([
    ['', 'goal', 'what', 'figure', 'pass mark'],
    ...rows.map(({ state, goal, what, figure, passLine }) => [state, goal, what, figure, passLine]),
  ]);
  const coloured = lines.map((line, i) => `\u001B[${colours[rows[i]?.state ?? 'ok']}m${line}\u001B[0m`);
  return [heads, ...(isColoured ? coloured : lines)].join('\n');
}
