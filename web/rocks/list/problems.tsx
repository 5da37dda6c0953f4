// What is wrong with a list, line by line, in place of its preview.
import { useId } from 'react';
import type { LineProblem } from '../../../schema/rock-list.ts';

export const problemWords = ({ line, words }: LineProblem) => `Line ${line}: ${words}`.replace(/\.?$/, '.');

export function Problems({ problems }: { problems: readonly LineProblem[] }) {
  const id = useId();
  const count = problems.length;
  return (
    <div className="flex flex-col gap-2 rounded-md border-2 border-coral p-4">
      <p role="status" id={id} className="font-semibold">
        {count === 1 ? 'A line is' : `${count} lines are`} wrong. Please change {count === 1 ? 'it' : 'them'}{' '}
        in your spreadsheet, and paste it again:
      </p>
      {/* Without a tab stop the keyboard could not scroll it. */}
      <ul
        tabIndex={0}
        aria-labelledby={id}
        className="flex max-h-48 flex-col gap-1 overflow-y-auto overscroll-contain"
      >
        {problems.map((problem) => (
          <li key={problem.line}>{problemWords(problem)}</li>
        ))}
      </ul>
    </div>
  );
}
