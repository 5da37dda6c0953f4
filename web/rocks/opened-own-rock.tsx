// The opened card of one of the member's own rocks: its figures, its Rock ID, its actions, and its journey.
import { useId, useState } from 'react';
import type { OwnRock } from '../../schema/rocks.ts';
import { JourneyTimeline } from '../journey/journey-timeline.tsx';
import { useJourney } from '../journey/queries.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Button } from '../ui/button.tsx';
import { RockBadge } from '../views/rock-badge.tsx';
import { RockCode } from './rock-code.tsx';
import { RockFigures } from './rock-figures.tsx';
import { ShareMenu } from './share-menu.tsx';
import { OwnRockNote } from './withheld-note.tsx';

export interface OwnRockActions {
  onHide: (rock: OwnRock) => void;
  onTrack: (rock: OwnRock) => void;
  onPrint: (rock: OwnRock) => void;
}

export function OpenedOwnRock({ rock, onHide, onTrack, onPrint }: OwnRockActions & { rock: OwnRock }) {
  const [isOpen, setIsOpen] = useState(false);
  const journeyId = useId();
  // Its newest entries are on the picture that is shared.
  const { entries = [] } = useJourney(rock.id);
  return (
    <div className="grid gap-x-10 gap-y-6 sm:grid-cols-[minmax(8rem,13rem)_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-14">
      <RockPicture
        rock={rock}
        named={false}
        sizes="(min-width: 64rem) 17rem, (min-width: 40rem) 13rem, 16rem"
        className="w-full max-w-64 justify-self-center sm:max-w-none sm:self-start"
      />
      <div className="flex min-w-0 flex-col gap-5">
        <div className="flex flex-col items-start gap-2.5">
          <RockBadge status={rock.status} />
          {rock.description && (
            <p dir="auto" className="line-clamp-2 max-w-reading text-soft wrap-anywhere">
              {rock.description}
            </p>
          )}
        </div>
        <OwnRockNote {...rock} />
        <RockFigures rock={rock} />
        <div className="flex flex-wrap items-center gap-x-5">
          <RockCode code={rock.laserEngraverId} />
          <Button variant="link" onClick={() => onPrint(rock)}>
            Print Label
          </Button>
        </div>
        <div className="grid grid-cols-2 gap-3 *:px-3 sm:flex sm:flex-wrap sm:*:px-5">
          {rock.status === 'active' ? (
            <Button variant="main" onClick={() => onHide(rock)}>
              Hide Rock
            </Button>
          ) : (
            <Button disabled>Rock Hidden</Button>
          )}
          <Button aria-expanded={isOpen} aria-controls={journeyId} onClick={() => setIsOpen(!isOpen)}>
            View Journey
          </Button>
          <Button onClick={() => onTrack(rock)}>Track on Map</Button>
          <ShareMenu rock={{ ...rock, locations: entries }} />
        </div>
        <div id={journeyId} hidden={!isOpen} className="animate-appear">
          {isOpen && <JourneyTimeline rock={rock} />}
        </div>
      </div>
    </div>
  );
}
