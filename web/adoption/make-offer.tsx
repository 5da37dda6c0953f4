// How to offer a rock: by a link to share, or by an email that we send.
import { useState, type SubmitEvent } from 'react';
import { adoptionLimits, adoptionWords } from '../../schema/adoption.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { serverWords } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Refusal, TextField } from '../ui/field.tsx';
import { useOffer } from './queries.ts';

interface MakeOfferProps {
  rock: OwnRock;
  onCancel: () => void;
}

export function MakeOffer({ rock, onCancel }: MakeOfferProps) {
  const offer = useOffer(rock);
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const isByEmail = typeof offer.variables === 'string';
  const refusal = offer.isError
    ? serverWords(offer.error, 'Your offer did not arrive. Please try again.')
    : '';
  const send = (event: SubmitEvent) => {
    event.preventDefault();
    if (offer.isPending) return;
    const typed = email.trim();
    setMissing(typed === '');
    if (typed !== '') offer.mutate(typed);
  };
  return (
    <>
      <section aria-labelledby="offer-link" className="flex flex-col items-start gap-3">
        <h3 id="offer-link" className="font-sans text-base font-semibold tracking-normal">
          Share a link
        </h3>
        <p className="text-sm text-soft">
          Send it to one person, in whichever way you like. The first one who says yes can adopt the rock,
          once you agree. It works for {adoptionLimits.days} days.
        </p>
        <Button
          variant="main"
          pending={offer.isPending && !isByEmail}
          disabled={offer.isPending && isByEmail}
          onClick={() => offer.mutate(null)}
        >
          Make a Link
        </Button>
        {!isByEmail && <Refusal>{refusal}</Refusal>}
      </section>
      <form noValidate onSubmit={send} className="flex flex-col items-start gap-3 border-t border-line pt-5">
        <TextField
          label="Or send an email"
          hint="It says that somebody would like to give them a painted rock. Your name and the rock’s are behind its link."
          type="email"
          autoComplete="off"
          placeholder="Their email address"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setMissing(false);
            if (isByEmail) offer.reset();
          }}
          readOnly={offer.isPending}
          error={missing ? adoptionWords.email : isByEmail ? refusal || undefined : undefined}
          className="self-stretch"
        />
        <Button type="submit" pending={offer.isPending && isByEmail} disabled={offer.isPending && !isByEmail}>
          Send an Email
        </Button>
      </form>
      <DialogActions>
        <Button variant="bare" onClick={onCancel}>
          Cancel
        </Button>
      </DialogActions>
    </>
  );
}
