// The card of a rock that the member found and has not hidden again.
import type { FoundRock } from '../../schema/finds.ts';
import { displayName } from '../lib/display-name.ts';
import { nearWords } from '../../schema/near.ts';
import { dayWords } from '../lib/days.ts';
import { rests } from './rests.ts';
import { LeaveLine } from '../journey/leave-line.tsx';
import { useMember } from '../members/queries.ts';
import { useWaitingHides } from '../outbox/waiting-hides.ts';
import { WaitingNote } from '../outbox/waiting-note.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { RockBadge } from '../views/rock-badge.tsx';
import { RockCode } from './rock-code.tsx';
import { RockSpread } from './rock-spread.tsx';
import { HeldRockNote } from './withheld-note.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

/** None of it waits on a device, so it is not there without a network. */
const WithMe = lazyPart(() => import('./with-me.tsx'), NoFallback);

interface HeldRockCardProps {
  found: FoundRock;
  onRehide: (found: FoundRock) => void;
  onLogFind: (found: FoundRock) => void;
  onTrack: (rock: FoundRock['originalRock']) => void;
}

export function HeldRockCard({ found, onRehide, onLogFind, onTrack }: HeldRockCardProps) {
  const words = useWords('rockCards');
  // It was found where it was hidden.
  const places = useWords('near');
  const { near } = found.originalRock;
  const [day, town] = [dayWords(found.foundAt, near?.zone), near ? nearWords(places, near) : null];
  const rock = { id: found.originalRockId, ...found.rockData };
  const member = useMember();
  const { owner } = found.originalRock;
  const waiting = useWaitingHides().get(found.id);
  const isResting = rests(found);
  const isOwn = owner !== null && owner.id === member?.id;
  const isOthers = owner !== null && !isOwn;
  return (
    <article aria-label={rock.name} className="rounded-md border border-line bg-card p-5 sm:p-8">
      <RockSpread
        rock={rock}
        badge={<Waiting words={isResting ? (isOwn ? words.isHome : words.isKept) : words.readyToHide} />}
        heading={
          <h2 className="text-2xl wrap-anywhere">
            <bdi>{rock.name}</bdi>
          </h2>
        }
        description={rock.description}
      >
        <p className="text-soft">
          {isOwn ? (
            words.foundOwn(day, town)
          ) : (
            <Sentence
              parts={words.foundOf<ReactNode>(
                day,
                town,
                <bdi className="text-ink wrap-anywhere">{displayName(owner)}</bdi>,
              )}
            />
          )}
        </p>
        <HeldRockNote {...found} />
        <RockCode code={found.laserEngraverId} />
        <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {waiting ? (
            <WaitingNote write={waiting} />
          ) : (
            <Button variant={isResting ? 'quiet' : 'main'} onClick={() => onRehide(found)}>
              {words.rehide}
            </Button>
          )}
          <Button onClick={() => onLogFind(found)}>{words.addPlace}</Button>
          <Button onClick={() => onTrack(found.originalRock)}>{words.track}</Button>
        </div>
        <WithMe found={found} />
        {isOthers && !member?.suspension && <LeaveLine find={{ rockId: rock.id, seq: found.seq }} />}
      </RockSpread>
    </article>
  );
}

function Waiting({ words }: { words: string }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
      <RockBadge status="found" />
      {words}
    </p>
  );
}
