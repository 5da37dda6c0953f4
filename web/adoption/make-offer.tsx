// How to offer a rock: by a link to share, or by an email that we send.
import { useState, type SubmitEvent } from 'react';
import { adoptionLimits } from '../../schema/adoption.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { serverWords } from '../lib/api-error.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Refusal, TextField } from '../ui/field.tsx';
import { useOffer } from './queries.ts';
import { useWords } from '../views/words.ts';

interface MakeOfferProps {
  rock: OwnRock;
  onCancel: () => void;
}

export function MakeOffer({ rock, onCancel }: MakeOfferProps) {
  const words = useWords('adoption');
  const offer = useOffer(rock);
  const [email, setEmail] = useState('');
  const [missing, setMissing] = useState(false);
  const isByEmail = typeof offer.variables === 'string';
  const refusal = offer.isError ? serverWords(offer.error, words.offerFailed) : '';
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
          {words.shareALink}
        </h3>
        <p className="text-sm text-soft">{words.shareHow(adoptionLimits.days)}</p>
        <Button
          variant="main"
          pending={offer.isPending && !isByEmail}
          disabled={offer.isPending && isByEmail}
          onClick={() => offer.mutate(null)}
        >
          {words.makeLink}
        </Button>
        {!isByEmail && <Refusal>{refusal}</Refusal>}
      </section>
      <form noValidate onSubmit={send} className="flex flex-col items-start gap-3 border-t border-line pt-5">
        <TextField
          label={words.orEmail}
          hint={words.emailHow}
          type="email"
          autoComplete="off"
          placeholder={words.theirEmail}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            setMissing(false);
            if (isByEmail) offer.reset();
          }}
          readOnly={offer.isPending}
          error={missing ? words.email : isByEmail ? refusal || undefined : undefined}
          className="self-stretch"
        />
        <Button type="submit" pending={offer.isPending && isByEmail} disabled={offer.isPending && !isByEmail}>
          {words.sendEmail}
        </Button>
      </form>
      <DialogActions>
        <Button variant="bare" onClick={onCancel}>
          {words.cancel}
        </Button>
      </DialogActions>
    </>
  );
}
