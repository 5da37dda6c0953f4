// What is wrong with a list, line by line, in place of its preview.
import { useId, type RefObject } from 'react';
import type { LineProblem } from '../../../schema/rock-list.ts';

const problemWords = ({ line, words }: LineProblem) => `Line ${line}: ${words}`.replace(/\.?$/, '.');

export const wrongWords = (count: number) => (count === 1 ? 'A line is wrong.' : `${count} lines are wrong.`);

interface ProblemsProps {
  problems: readonly LineProblem[];
  /** Takes the focus of whoever wants to see them. */
  place: RefObject<HTMLDivElement | null>;
}

export function Problems({ problems, place }: ProblemsProps) {
  const id = useId();
  const count = problems.length;
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-2 rounded-md border-2 border-coral p-4">
      <p role="status" id={id} className="font-semibold">
        {wrongWords(count)} Please change {count === 1 ? 'it' : 'them'} in your spreadsheet, and paste it
        again:
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-1">
        {problems.map((problem) => (
          <li key={problem.line}>{problemWords(problem)}</li>
        ))}
      </ul>
    </div>
  );
}
