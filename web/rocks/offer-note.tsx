// What is open about giving an own rock away: an offer, or somebody who waits for the owner's answer.
import { clsx } from 'clsx';
import type { Offer } from '../../schema/adoption.ts';
import { displayName } from '../lib/display-name.ts';
import { dayWords } from '../lib/days.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { ReactNode } from 'react';

/** In a row, in place of how far the rock has come. */
export function OfferLine({ offer: { receiver, until } }: { offer: Offer }) {
  const words = useWords('rockCards').offer;
  return (
    <p className={clsx('font-semibold text-moss', receiver ? 'flex whitespace-pre' : 'truncate')}>
      {receiver ? (
        // Of a long name its beginning is shown, wherever it stands in the sentence.
        <Sentence
          parts={words.wanted<ReactNode>(<bdi className="min-w-6 truncate">{displayName(receiver)}</bdi>)}
        />
      ) : (
        words.until(dayWords(until))
      )}
    </p>
  );
}

/** In the opened card. */
export function OfferNote({ offer, onOpen }: { offer: Offer; onOpen: () => void }) {
  const words = useWords('rockCards').offer;
  const { receiver, until } = offer;
  return (
    <div className="flex max-w-reading flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-edge bg-paper px-4 py-3">
      <p className="min-w-0 flex-1 basis-52">
        {receiver ? (
          <>
            <strong className="font-semibold">
              <Sentence
                parts={words.wish<ReactNode>(<bdi className="wrap-anywhere">{displayName(receiver)}</bdi>)}
              />
            </strong>{' '}
            {words.answerUntil(dayWords(until))}
          </>
        ) : (
          <>
            <strong className="font-semibold">{words.youOffer(dayWords(until))}</strong> {words.nobodyYet}
          </>
        )}
      </p>
      <Button variant={receiver ? 'main' : 'quiet'} onClick={onOpen}>
        {receiver ? words.answer : words.see}
      </Button>
    </div>
  );
}
