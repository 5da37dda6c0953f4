// Asks whether an exact place is the member's home, and offers to make it coarser.
import type { Coordinates } from '../../schema/journey.ts';
import { DoubtNotice } from '../journey/doubt-notice.tsx';
import type { HomeAnswer } from './home-answers.ts';

interface HomeQuestionProps {
  doubt: Coordinates & { town: string };
  onAnswer: (place: Coordinates, said: HomeAnswer) => void;
}

export function HomeQuestion({ doubt, onAnswer }: HomeQuestionProps) {
  return (
    <DoubtNotice
      doubt={doubt}
      title="Is this your home?"
      answers={[
        ['Blur it to about 300 feet', () => onAnswer(doubt, 'coarser')],
        ['It is a public place', () => onAnswer(doubt, 'fine')],
      ]}
    >
      <p>
        This place is near <bdi>{doubt.town}</bdi>, the town in your profile. Members will see it exactly, and
        visitors to about 300 feet. Made coarser, members will see it to about 300 feet, too.
      </p>
      <p className="text-sm text-soft">Your answer for this place stays in this tab.</p>
    </DoubtNotice>
  );
}
