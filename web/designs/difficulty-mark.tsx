// A design's difficulty: one, two or three dots, and a word.
import { difficulties, type Difficulty } from '../../schema/designs.ts';
import { useWords } from '../views/words.ts';

export function DifficultyMark({ difficulty }: { difficulty: Difficulty }) {
  const words = useWords('designs');
  const reached = difficulties.indexOf(difficulty);
  return (
    <p className="flex items-center gap-2 text-sm text-soft">
      <svg aria-hidden viewBox="0 0 38 10" className="h-2.5 w-9.5 shrink-0">
        {difficulties.map((level, i) => (
          <circle
            key={level}
            cx={5 + i * 14}
            cy="5"
            r="4"
            fill={i <= reached ? 'currentColor' : 'none'}
            stroke="currentColor"
            strokeWidth="1.25"
          />
        ))}
      </svg>
      <span className="first-letter:uppercase">{words.difficulties[difficulty]}</span>
    </p>
  );
}
