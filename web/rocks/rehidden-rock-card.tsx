// A rock that the member found and hid again, in one row.
import { Route } from 'lucide-react';
import type { RehiddenRock } from '../../schema/finds.ts';
import { dayWords } from '../lib/days.ts';
import { Button } from '../ui/button.tsx';
import { StatusBadge } from '../views/badge.tsx';
import { PlaceName } from '../views/place-name.tsx';
import { FollowButton } from './follow-button.tsx';
import { PaintedBy } from './painted-by.tsx';
import { RockLine } from './rock-line.tsx';
import { tooFastNote } from './rock-figures.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';
import { useDistance } from '../lib/unit.ts';
import { milesPerKm } from '../../schema/distances.ts';

interface RehiddenRockCardProps {
  rehidden: RehiddenRock;
  onTrack: (rock: RehiddenRock['originalRock']) => void;
}

export function RehiddenRockCard({ rehidden, onTrack }: RehiddenRockCardProps) {
  const words = useWords('rockCards');
  const distances = useDistance();
  const { originalRock, rockData, rehiddenAt, locationName, near } = rehidden;
  const day = dayWords(rehiddenAt, near?.zone);
  const note = tooFastNote(useWords('journey'), distances, originalRock);
  return (
    <article aria-label={rockData.name} className="relative">
      <RockLine
        rock={rockData}
        title={
          <h2 className="font-sans text-base font-semibold tracking-normal text-ink">
            <bdi className="block truncate">{rockData.name}</bdi>
          </h2>
        }
        action={
          <div className="flex shrink-0 items-center max-sm:flex-col">
            <FollowButton rock={originalRock} owner={originalRock.owner} className="z-10" />
            <Button
              variant="bare"
              size="icon"
              aria-label={words.trackNamed(rockData.name)}
              onClick={() => onTrack(originalRock)}
              // All of the row can be tapped.
              className="static! shrink-0 before:absolute before:inset-0"
            >
              <Route aria-hidden className="size-5 text-soft" />
            </Button>
          </div>
        }
      >
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <StatusBadge tone="hidden">{words.rehidden}</StatusBadge>
          <span>
            <Sentence
              parts={words.wayBy<ReactNode>(
                <span className="text-ink">
                  {distances.distance(originalRock.totalDistanceTraveled * milesPerKm)}
                </span>,
                <PaintedBy rock={originalRock} />,
              )}
            />
          </span>
        </p>
        <p className="line-clamp-2">
          {locationName ? (
            <Sentence
              parts={words.hidAgainAt<ReactNode>(day, <PlaceName name={locationName} near={near} />)}
            />
          ) : (
            words.hidAgain(day)
          )}
        </p>
        {note && <p>{note}</p>}
      </RockLine>
    </article>
  );
}
