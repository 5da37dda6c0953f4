// What is wrong with a list, line by line, in place of its preview.
import { useId, type RefObject } from 'react';
import type { LineProblem } from '../../../schema/rock-list.ts';
import { useWords } from '../../views/words.ts';
import { useWorded } from '../../lib/worded.ts';
import { say } from '../../../schema/words/say.ts';

interface ProblemsProps {
  problems: readonly LineProblem[];
  /** Takes the focus of whoever wants to see them. */
  place: RefObject<HTMLDivElement | null>;
}

export function Problems({ problems, place }: ProblemsProps) {
  const words = useWords('rockList');
  const id = useId();
  return (
    <div ref={place} tabIndex={-1} className="flex flex-col gap-2 rounded-md border-2 border-coral p-4">
      <p role="status" id={id} className="font-semibold">
        {words.wrongAndHow(problems.length)}
      </p>
      <ul aria-labelledby={id} className="flex flex-col gap-1">
        {problems.map((problem) => (
          <Problem key={problem.line} {...problem} />
        ))}
      </ul>
    </div>
  );
}

function Problem({ line, why }: LineProblem) {
  // Those of a rock's own fields.
  useWords('rocks');
  return <li>{useWorded(say('rockList', 'problem', line, why))}</li>;
}
