// What a finder sees after a find, in place of everything else: the rock in a ring of its finds, theirs last.
import { useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import type { FindResult, FoundJourney } from '../../schema/finds.ts';
import { nameOf } from '../../schema/members.ts';
import { townWords } from '../../schema/near.ts';
import { JourneyString } from '../journey/journey-string.tsx';
import { LeaveLine } from '../journey/leave-line.tsx';
import { useMember } from '../members/queries.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { Button } from '../ui/button.tsx';
import { DialogFrame } from '../ui/dialog.tsx';
import { DotRing } from '../ui/dot-ring.tsx';
import { useWords } from '../views/words.ts';
import { PlaceName } from '../views/place-name.tsx';
import NameQuestion from './name-question.tsx';
import { Sentence } from '../views/sentence.tsx';
import { useDistance } from '../lib/unit.ts';
import { milesPerKm } from '../../schema/distances.ts';

/** A smaller phone has no room for more than the words. */
const roomForLine = '(min-height: 46rem)';

export interface PayoffProps {
  found: FindResult;
  onClose: () => void;
  /** Takes the focus on closing. */
  returnTo?: RefObject<HTMLElement | null>;
}

export default function Payoff({ found, onClose, returnTo }: PayoffProps) {
  const { rock, journey, foundRockId, seq } = found;
  const words = useWords('foundRock');
  const own = useWords('payoff');
  const navigate = useNavigate();
  const heading = useRef<HTMLHeadingElement>(null);
  // Only at first, so that naming oneself does not remove the question.
  const [wasNameless] = useState(nameOf(useMember()) === '');
  // Only at first, so that the keyboard of a phone does not take the field away.
  const [hasRoom] = useState(() => matchMedia(roomForLine).matches);
  const hideAgain = () => {
    onClose();
    void navigate({ to: '/my-rocks', search: { tab: 'rehide', action: 'hide', rockId: foundRockId } });
  };
  return (
    <DialogFrame
      open
      onOpenChange={onClose}
      focusOn={heading}
      returnTo={returnTo}
      hasDescription
      className="inset-0 sm:max-h-[calc(100dvh-3rem)] sm:max-w-[34rem] short:max-h-[calc(100dvh-1rem)] short:max-w-[44rem]"
    >
      {/* `flex-auto`: with a basis of 0 Safari gives it no height in a frame that fits its content. */}
      <div className="flex min-h-0 flex-auto flex-col items-center gap-4 short:gap-2 scroll-pb-36 short:scroll-pb-20 overflow-y-auto overscroll-contain px-5 pt-6 text-center sm:px-10 sm:pt-8 short:pt-3.5">
        <div className="flex w-full flex-col items-center gap-4 short:flex-row short:gap-8 short:text-start">
          <DotRing
            count={journey?.timesFound ?? 1}
            className={clsx(
              '-mx-4 shrink-0 short:mx-0 short:w-[max(7.5rem,100dvh-10rem)]',
              // As large as leaves room for the words below.
              wasNameless
                ? 'w-[max(7.5rem,min(22rem,100vw-0.5rem,63dvh-13.5rem))]'
                : 'w-[max(7.5rem,min(22rem,100vw-0.5rem,63dvh-11rem))]',
            )}
          >
            <RockPicture rock={rock} sizes="17.5rem" eager named={false} className="w-4/5" />
          </DotRing>
          <div className="flex w-full min-w-0 flex-col items-center gap-2 short:flex-1 short:items-start">
            <Radix.Description className="font-display text-xl font-bold tracking-tight text-moss short:text-lg">
              {words.won}
            </Radix.Description>
            <Radix.Title ref={heading} tabIndex={-1} className="max-w-full text-3xl wrap-anywhere">
              <bdi>{rock.name}</bdi>
            </Radix.Title>
            {journey && <JourneySoFar journey={journey} isDrawn={!wasNameless} />}
            <p className="text-sm text-soft">
              <Sentence parts={words.nowInRehide<ReactNode>(<bdi>{rock.name}</bdi>, (text) => text)} />
            </p>
          </div>
        </div>
        {seq !== undefined && hasRoom && !wasNameless && <LeaveLine find={{ rockId: rock.id, seq }} isNew />}
        {wasNameless && (
          <div className="w-full text-start">
            <NameQuestion findId={foundRockId} onDone={() => heading.current?.focus()} />
          </div>
        )}
        <div className="sticky bottom-0 mt-auto flex w-full flex-col gap-1 bg-card pt-2 pb-[max(1rem,env(safe-area-inset-bottom))] short:flex-row-reverse short:justify-center">
          <Button variant="main" size="large" onClick={hideAgain}>
            {own.hideAgain}
          </Button>
          <Button variant="bare" onClick={onClose}>
            {own.later}
          </Button>
        </div>
      </div>
    </DialogFrame>
  );
}

interface JourneySoFarProps {
  journey: FoundJourney;
  isDrawn: boolean;
}

function JourneySoFar({ journey, isDrawn }: JourneySoFarProps) {
  const { timesFound, totalDistanceTraveled, first, last } = journey;
  const words = useWords('payoff');
  const places = useWords('near');
  const { distance } = useDistance();
  const place = <PlaceName name={last.locationName} near={last.near} />;
  return (
    <>
      <p className="text-lg font-semibold">{words.finderNumber(timesFound)}</p>
      <p className="max-w-96 text-balance text-soft short:text-sm">
        {timesFound === 1 ? (
          <Sentence parts={words.beganHere<ReactNode>(place)} />
        ) : (
          <Sentence
            parts={words.journey<ReactNode>(
              distance(totalDistanceTraveled * milesPerKm),
              first.near ? townWords(places, first.near) : <bdi>{first.locationName}</bdi>,
              place,
            )}
          />
        )}
      </p>
      {isDrawn && <JourneyString stops={timesFound} end="pocket" className="mt-2 max-w-80 short:hidden" />}
    </>
  );
}
