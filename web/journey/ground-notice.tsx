// Says that a place is on water or in a protected park, and why a rock should not be left there.
import type { Ground } from '../tiles/ground.ts';
import { DoubtNotice } from './doubt-notice.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

interface GroundNoticeProps {
  ground: Ground;
  /** A find was made there already. */
  isFind?: boolean;
  onChange: () => void;
  onGoOn: () => void;
}

export function GroundNotice({ ground, isFind = false, onChange, onGoOn }: GroundNoticeProps) {
  const { ground: words } = useWords('placeForm');
  const { water, park } = ground;
  return (
    <DoubtNotice
      doubt={ground}
      title={park ? words.park : words.water}
      answers={[
        [words.change, onChange],
        [isFind ? words.logAnyway : words.hideAnyway, onGoOn],
      ]}
    >
      {park && (
        <p>
          {park === true ? (
            words.inNamelessPark
          ) : (
            <Sentence parts={words.inPark<ReactNode>(<bdi>{park}</bdi>)} />
          )}
        </p>
      )}
      {water && <p>{park ? words.alsoOnWater : words.onWater}</p>}
    </DoubtNotice>
  );
}
