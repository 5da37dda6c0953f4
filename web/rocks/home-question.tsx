// Asks whether an exact place is the member's home, and offers to make it coarser.
import type { Coordinates } from '../../schema/journey.ts';
import { DoubtNotice } from '../journey/doubt-notice.tsx';
import type { HomeAnswer } from './home-answers.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';
import { useDistance } from '../lib/unit.ts';

/** About how exact a blurred place is: 300 feet, or 100 meters. */
const blurMetres = 95;

interface HomeQuestionProps {
  doubt: Coordinates & { town: string };
  onAnswer: (place: Coordinates, said: HomeAnswer) => void;
}

export function HomeQuestion({ doubt, onAnswer }: HomeQuestionProps) {
  const words = useWords('registerForm').home;
  const way = useDistance().onFoot(blurMetres);
  return (
    <DoubtNotice
      doubt={doubt}
      title={words.title}
      answers={[
        [words.blur(way), () => onAnswer(doubt, 'coarser')],
        [words.isPublic, () => onAnswer(doubt, 'fine')],
      ]}
    >
      <p>
        <Sentence parts={words.whoSees<ReactNode>(<bdi>{doubt.town}</bdi>, way)} />
      </p>
      <p className="text-sm text-soft">{words.answerStays}</p>
    </DoubtNotice>
  );
}
