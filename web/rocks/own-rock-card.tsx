// One of the member's own rocks: a row that opens its whole card in place.
import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { nearWords } from '../../schema/near.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import type { KeptWrite } from '../outbox/kept-write.ts';
import { useWaitingHides } from '../outbox/waiting-hides.ts';
import { deedWords, stateWords } from '../outbox/words.ts';
import { Button } from '../ui/button.tsx';
import { ToneShape } from '../views/badge.tsx';
import { useWords } from '../views/words.ts';
import { OpenedOwnRock, type OwnRockActions } from './opened-own-rock.tsx';
import { OfferLine } from './offer-note.tsx';
import { RockLine } from './rock-line.tsx';
import { useDistance } from '../lib/unit.ts';
import { milesPerKm } from '../../schema/distances.ts';

interface OwnRockCardProps extends OwnRockActions {
  rock: OwnRock;
  /** Open from the start, such as the only rock of a list. */
  startsOpen: boolean;
}

export function OwnRockCard({ rock, startsOpen, ...actions }: OwnRockCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const panelId = useId();
  const hide = useWaitingHides().get(rock.id);
  return (
    // An open menu of this row lies over the rows below.
    <article aria-label={rock.name} className="relative focus-within:z-1">
      <RockLine
        rock={rock}
        title={
          <h2 className="font-sans text-base font-semibold tracking-normal text-ink">
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={panelId}
              onClick={() => setIsOpen(!isOpen)}
              // The whole row can be tapped.
              className={clsx(
                'block w-full text-start before:absolute before:inset-x-0 before:top-0 focus-visible:outline-offset-4',
                isOpen
                  ? 'font-display text-xl font-bold tracking-tight wrap-anywhere before:h-16'
                  : 'before:h-24',
              )}
            >
              <bdi className={clsx('block', !isOpen && 'truncate')}>{rock.name}</bdi>
            </button>
          </h2>
        }
        action={
          <ChevronDown
            aria-hidden
            className={clsx(
              'size-5 shrink-0 text-soft transition-transform print:hidden',
              isOpen && 'rotate-180',
            )}
          />
        }
      >
        {!isOpen &&
          (hide ? <WaitingHide hide={hide} /> : <Facts rock={rock} onHide={() => actions.onHide(rock)} />)}
      </RockLine>
      <div
        id={panelId}
        hidden={!isOpen}
        className="animate-appear border-t border-dashed border-line p-4 sm:p-6"
      >
        {isOpen && <OpenedOwnRock rock={rock} {...actions} />}
      </div>
    </article>
  );
}

/** It was hidden without a network. */
function WaitingHide({ hide }: { hide: KeptWrite }) {
  return (
    <>
      <p>
        <bdi className="block truncate">{deedWords(hide)}</bdi>
      </p>
      <p className="font-semibold">{stateWords.waiting}</p>
    </>
  );
}

function Facts({ rock, onHide }: { rock: OwnRock; onHide: () => void }) {
  const words = useWords('ownRocks');
  const { hide } = useWords('rockCards');
  const { distance } = useDistance();
  const { resting, perhapsGone } = useWords('whereabouts');
  return (
    <>
      <StatusLine rock={rock} />
      {rock.status === 'active' && !rock.offer ? (
        // A target of 44 px in a row of 96 px.
        <Button variant="link" onClick={onHide} className="relative -my-3 self-start text-ink">
          {hide}
        </Button>
      ) : rock.offer ? (
        <OfferLine offer={rock.offer} />
      ) : rock.rest || rock.isMissing ? (
        <p className="truncate font-semibold">{rock.rest ? resting[rock.rest] : perhapsGone}</p>
      ) : (
        <p className="truncate">
          {words.wayAndFinds(distance(rock.totalDistanceTraveled * milesPerKm), rock.timesFound)}
        </p>
      )}
    </>
  );
}

function StatusLine({ rock: { status, lastLocation, near } }: { rock: OwnRock }) {
  const { notHidden } = useWords('ownRocks');
  const places = useWords('near');
  const place = lastLocation ?? (near && nearWords(places, near));
  return (
    <p className="flex min-w-0 items-center gap-1.5">
      <ToneShape tone={status} className={toneColors[status]} />
      <span className={clsx('shrink-0 font-semibold', toneColors[status])}>
        {useWords('rockStatus')[status]}
      </span>
      {place ? (
        <span className="flex min-w-0">
          <span className="whitespace-pre">· </span>
          <bdi className="truncate">{place}</bdi>
        </span>
      ) : (
        <span className="truncate">· {notHidden}</span>
      )}
    </p>
  );
}

const toneColors = {
  active: 'text-status-active',
  hidden: 'text-status-hidden',
  found: 'text-status-found',
} as const;
