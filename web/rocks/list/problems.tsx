// What is wrong with a list: as a whole, and line by line.
import { useId } from 'react';
import type { LineProblem } from '../../../schema/rock-list.ts';

interface ProblemsProps {
  /** About the list as a whole; null without one. */
  ofList: string | null;
  problems: readonly LineProblem[];
}

export const problemWords = ({ line, words }: LineProblem) => `Line ${line}: ${words}`.replace(/\.?$/, '.');

export function Problems({ ofList, problems }: ProblemsProps) {
  const id = useId();
  if (ofList === null && problems.length === 0) return null;
  const count = problems.length;
  return (
    <div className="flex flex-col gap-2 rounded-md border-2 border-coral p-4">
      <div role="status" className="flex flex-col gap-2">
        {ofList !== null && <p className="font-semibold">{ofList}</p>}
        {count > 0 && (
          <p id={id} className="font-semibold">
            {count === 1 ? 'A line is' : `${count} lines are`} wrong. Please change{' '}
            {count === 1 ? 'it' : 'them'} in your spreadsheet, and paste it again:
          </p>
        )}
      </div>
      {count > 0 && (
        // Without a tab stop the keyboard could not scroll it.
        <ul
          tabIndex={0}
          aria-labelledby={id}
          className="flex max-h-48 flex-col gap-1 overflow-y-auto overscroll-contain"
        >
          {problems.map((problem) => (
            <li key={problem.line}>{problemWords(problem)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
