// The card of a rock that the member found and hid again.
import type { RehiddenRock } from '../../schema/finds.ts';
import { displayName } from '../../schema/members.ts';
import { dayWords } from '../lib/days.ts';
import { StatusBadge } from '../views/badge.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { DistanceFigure } from './rock-figures.tsx';
import { RockRow } from './rock-row.tsx';

export function RehiddenRockCard({ rehidden }: { rehidden: RehiddenRock }) {
  const rock = { id: rehidden.originalRockId, ...rehidden.rockData };
  return (
    <RockRow
      rock={rock}
      badge={<StatusBadge tone="hidden">Rehidden</StatusBadge>}
      description={rock.description}
    >
      <dl className="flex flex-wrap gap-x-8 gap-y-4 sm:gap-x-12">
        <DistanceFigure rock={rehidden.originalRock} />
        <div className="flex min-w-40 flex-1 flex-col-reverse justify-end gap-0.5">
          <dt className="text-sm text-soft">Owner</dt>
          <dd className="flex min-h-11 items-center">
            <bdi className="font-display text-lg leading-tight font-bold tracking-tight wrap-anywhere">
              {displayName(rehidden.originalRock.owner)}
            </bdi>
          </dd>
        </div>
      </dl>
      <p className="text-soft">
        You hid it again on {dayWords(rehidden.rehiddenAt, rehidden.near?.zone)}
        {rehidden.locationName && (
          <>
            {' at '}
            <span className="text-ink">
              <PlaceName name={rehidden.locationName} near={rehidden.near} />
            </span>
          </>
        )}
      </p>
    </RockRow>
  );
}
