// The opened card of one of the member's own rocks: its figures, its Rock ID, its actions, and its journey.
import { useId, useState, type ReactNode } from 'react';
import { displayName } from '../lib/display-name.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { JourneyTimeline } from '../journey/journey-timeline.tsx';
import { useJourney } from '../journey/queries.ts';
import { useWaitingHides } from '../outbox/waiting-hides.ts';
import { WaitingNote } from '../outbox/waiting-note.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { WhereaboutsNote } from '../whereabouts/whereabouts-note.tsx';
import { RockBadge } from '../views/rock-badge.tsx';
import { OfferNote } from './offer-note.tsx';
import { RockCode } from './rock-code.tsx';
import { RockFigures } from './rock-figures.tsx';
import { RockSpread } from './rock-spread.tsx';
import { ShareMenu } from './share-menu.tsx';
import { OwnRockNote } from './withheld-note.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

const EndJourney = lazyPart(() => import('../whereabouts/end-journey.tsx'), NoFallback);

export interface OwnRockActions {
  onHide: (rock: OwnRock) => void;
  onTrack: (rock: OwnRock) => void;
  onPrint: (rock: OwnRock) => void;
  onGive: (rock: OwnRock) => void;
}

export function OpenedOwnRock({
  rock,
  onHide,
  onTrack,
  onPrint,
  onGive,
}: OwnRockActions & { rock: OwnRock }) {
  const words = useWords('rockCards');
  const [isOpen, setIsOpen] = useState(false);
  const journeyId = useId();
  const waiting = useWaitingHides().get(rock.id);
  // Its newest entries are on the picture that is shared.
  const { entries = [] } = useJourney(rock.id);
  const locations = entries.filter(({ isMistake }) => !isMistake);
  return (
    <RockSpread rock={rock} badge={<RockBadge status={rock.status} />} description={rock.description}>
      <OwnRockNote {...rock} />
      <WhereaboutsNote {...rock} />
      {rock.offer && <OfferNote offer={rock.offer} onOpen={() => onGive(rock)} />}
      {rock.painter !== undefined && (
        <p className="text-soft">
          <Sentence
            parts={words.adoptedByYou<ReactNode>(
              <bdi className="wrap-anywhere text-ink">{displayName(rock.painter)}</bdi>,
            )}
          />
        </p>
      )}
      <RockFigures rock={rock} />
      <div className="flex flex-wrap items-center gap-x-5">
        <RockCode code={rock.laserEngraverId} />
        <Button variant="link" onClick={() => onPrint(rock)}>
          {words.printLabel}
        </Button>
        {!rock.offer && !rock.isWithheld && !rock.isPhotoWithheld && (
          <Button variant="link" onClick={() => onGive(rock)}>
            {words.giveAway}
          </Button>
        )}
        <EndJourney rock={rock} />
      </div>
      <div className="grid grid-cols-2 gap-3 *:px-3 sm:flex sm:flex-wrap sm:*:px-5">
        {waiting ? (
          <WaitingNote write={waiting} />
        ) : rock.status === 'active' ? (
          <Button variant="main" onClick={() => onHide(rock)}>
            {words.hide}
          </Button>
        ) : (
          rock.rest === undefined && <Button disabled>{words.isHidden}</Button>
        )}
        <Button aria-expanded={isOpen} aria-controls={journeyId} onClick={() => setIsOpen(!isOpen)}>
          {words.viewJourney}
        </Button>
        <Button onClick={() => onTrack(rock)}>{words.track}</Button>
        <ShareMenu rock={{ ...rock, locations }} />
      </div>
      <div id={journeyId} hidden={!isOpen} className="animate-appear">
        {isOpen && <JourneyTimeline rock={rock} />}
      </div>
    </RockSpread>
  );
}
