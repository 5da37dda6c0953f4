// Says that a place is on water or in a protected park, and why a rock should not be left there.
import type { Ground } from '../tiles/ground.ts';
import { DoubtNotice } from './doubt-notice.tsx';

interface GroundNoticeProps {
  ground: Ground;
  /** A find was made there already. */
  isFind?: boolean;
  onChange: () => void;
  onGoOn: () => void;
}

export function GroundNotice({ ground, isFind = false, onChange, onGoOn }: GroundNoticeProps) {
  const { water, park } = ground;
  return (
    <DoubtNotice
      doubt={ground}
      title={
        park ? 'National parks ask that nothing is left; here is why' : 'On our map, this place is on water'
      }
      answers={[
        ['Choose another place', onChange],
        [isFind ? 'Log it anyway' : 'Hide it anyway', onGoOn],
      ]}
    >
      {park && (
        <p>
          This place is in {park === true ? 'a national park or nature reserve' : <bdi>{park}</bdi>}. Visitors
          leave no trace there, and paint can harm wildlife. Rangers remove painted rocks and dispose of them,
          so the journey would end. A town park outside is a good place.
        </p>
      )}
      {water && (
        <p>
          {park && 'On our map, it is also on water. '}
          A rock in water is hard to find. Is a digit wrong, or a minus sign missing?
        </p>
      )}
    </DoubtNotice>
  );
}
