// The way to one rock: its distance, an arrow, and a ring of dots that fills.
import { useEffect, useRef, useState } from 'react';
import type { MapLocation } from '../../../schema/journey.ts';
import type { Fix } from '../../lib/watch-position.ts';
import { RockPicture } from '../../painting/rock-picture.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyPart, NoFallback } from '../../ui/lazy-part.tsx';
import { historyOf, titleOf } from '../place-words.ts';
import { Where } from '../where.tsx';
import { announced, type Said } from './announce.ts';
import { approachTo, blurAt, type Approach } from './approach.ts';
import { directionWords } from './direction.ts';
import { accuracyWords, distanceWords } from './distance-words.ts';
import { Ring } from './ring.tsx';
import type { Compass } from './use-heading.ts';
import { useWords } from '../../views/words.ts';
import { useDistance } from '../../lib/unit.ts';

const NotThere = lazyPart(() => import('../../whereabouts/not-there.tsx'), NoFallback);

interface ApproachPanelProps {
  place: MapLocation;
  fix: Fix;
  /** Whether this viewer sees places to about 100 m only. */
  isBlurred: boolean;
  /** Degrees from north to where the phone points; null if that is not known. */
  heading: number | null;
  compass: Compass;
  onAskCompass: () => void;
  onBack: () => void;
}

export function ApproachPanel({
  place,
  fix,
  isBlurred,
  heading,
  compass,
  onAskCompass,
  onBack,
}: ApproachPanelProps) {
  const words = useWords('nearMe');
  const way = approachTo(place, fix, isBlurred ? blurAt(place) : 0);
  const hasArrow = !way.isThere && !way.isRough;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <div
      role="group"
      aria-label={place.rock ? words.wayTo(place.rock.name) : words.wayToHidden}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // The sheet stays.
        event.stopPropagation();
        onBack();
      }}
      className="flex flex-col gap-4"
    >
      <div>
        <h3 ref={title} tabIndex={-1}>
          {titleOf(place)}
        </h3>
        <p>
          <Where place={place} />
        </p>
        <p className="text-sm text-soft">{historyOf(place)}</p>
      </div>
      <div className="flex flex-col items-center gap-3 text-center short:flex-row short:gap-6 short:text-start beside:flex-col beside:gap-3 beside:text-center sheet:flex-row sheet:gap-5 sheet:text-start">
        <div className="relative shrink-0">
          <Ring
            filled={way.filled}
            arrow={hasArrow ? way.degrees - (heading ?? 0) : null}
            north={-(heading ?? 0)}
            isThere={way.isThere}
            className="size-60 short:size-44 beside:size-40 sheet:size-40"
          />
          {way.isThere && place.rock && (
            <RockPicture
              rock={place.rock}
              sizes="8rem"
              className="absolute! inset-0 m-auto size-32 short:size-24 sheet:size-24"
            />
          )}
        </div>
        <div className="flex flex-col gap-1">
          <Words way={way} accuracy={fix.accuracy} isBlurred={isBlurred} />
          {hasArrow && <p className="text-sm text-soft">{words[arrowWord(heading !== null, compass)]}</p>}
        </div>
      </div>
      <Announcements way={way} at={fix.at} />
      {way.isThere && (
        <div className="flex flex-col gap-3">
          <p>{words.foundIt}</p>
          <ButtonLink to="/nfc-scan" variant="main" size="large">
            {words.enterId}
          </ButtonLink>
          {place.rock && <NotThere rock={place.rock} />}
        </div>
      )}
      {hasArrow && compass === 'unasked' && (
        <Button size="large" onClick={onAskCompass}>
          {words.turnArrow}
        </Button>
      )}
      <Button size="large" onClick={onBack}>
        {words.allRocks}
      </Button>
    </div>
  );
}

interface WordsProps {
  way: Approach;
  accuracy: number;
  isBlurred: boolean;
}

function Words({ way: { metres, degrees, isThere, isRough }, accuracy, isBlurred }: WordsProps) {
  const words = useWords('nearMe');
  const { unit } = useDistance();
  if (isThere)
    return (
      <>
        <p className="figure text-2xl">{words.there}</p>
        <p className="text-sm text-soft">
          {isBlurred ? words.visitorsSee[unit] : words.knownTo(accuracyWords(accuracy))}
        </p>
      </>
    );
  return (
    <>
      <p className="figure text-4xl">{distanceWords(metres)}</p>
      {!isRough && <p className="text-xl font-semibold">{directionWords(degrees)}</p>}
      <p className="text-sm text-soft">
        {isRough ? words.tooRough(accuracyWords(accuracy)) : accuracyWords(accuracy)}
      </p>
    </>
  );
}

function arrowWord(isTurning: boolean, compass: Compass) {
  if (isTurning) return 'arrowTurns';
  return compass === 'denied' ? 'compassDenied' : 'upIsNorth';
}

/** For screen readers. @param at when the position was measured, in milliseconds */
function Announcements({ way, at }: { way: Approach; at: number }) {
  const [said, setSaid] = useState<Said | null>(null);
  const next = announced(said, way, at);
  if (next !== said) setSaid(next);
  return (
    <p role="status" className="sr-only">
      {next.words}
    </p>
  );
}
