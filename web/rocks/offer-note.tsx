// What is open about giving an own rock away: an offer, or somebody who waits for the owner's answer.
import type { Offer } from '../../schema/adoption.ts';
import { displayName } from '../../schema/members.ts';
import { dayWords } from '../lib/days.ts';
import { Button } from '../ui/button.tsx';

/** In a row, in place of how far the rock has come. */
export function OfferLine({ offer: { receiver, until } }: { offer: Offer }) {
  return (
    <p className="truncate font-semibold text-moss">
      {receiver ? (
        <>
          <bdi>{displayName(receiver)}</bdi> would like it
        </>
      ) : (
        `Offered until ${dayWords(until)}`
      )}
    </p>
  );
}

/** In the opened card. */
export function OfferNote({ offer, onOpen }: { offer: Offer; onOpen: () => void }) {
  const { receiver, until } = offer;
  return (
    <div className="flex max-w-reading flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md border border-edge bg-paper px-4 py-3">
      <p className="min-w-0 flex-1 basis-52">
        {receiver ? (
          <>
            <strong className="font-semibold">
              <bdi className="wrap-anywhere">{displayName(receiver)}</bdi> would like to adopt it.
            </strong>{' '}
            Please answer until {dayWords(until)}.
          </>
        ) : (
          <>
            <strong className="font-semibold">You offer it until {dayWords(until)}.</strong> Nobody has said
            yes yet.
          </>
        )}
      </p>
      <Button variant={receiver ? 'main' : 'quiet'} onClick={onOpen}>
        {receiver ? 'Answer' : 'See Offer'}
      </Button>
    </div>
  );
}
