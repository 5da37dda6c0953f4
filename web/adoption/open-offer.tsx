// An offer that nobody has said yes to: its link, and a way to take it back.
import { useState } from 'react';
import type { Offer } from '../../schema/adoption.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { productName } from '../config.ts';
import { serverWords } from '../lib/api-error.ts';
import { dayWords } from '../lib/days.ts';
import { copyText } from '../rocks/copy-text.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { Refusal, TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { linkOf } from './link-token.ts';
import { useEndOffer } from './queries.ts';

interface OpenOfferProps {
  rock: OwnRock;
  offer: Offer;
  onDone: () => void;
}

export function OpenOffer({ rock, offer, onDone }: OpenOfferProps) {
  const [link] = useState(() => linkOf(offer.id));
  const end = useEndOffer(offer.id, () => {
    toast({ title: 'The offer is taken back', description: `${rock.name} stays yours.`, tone: 'good' });
    onDone();
  });
  return (
    <>
      {offer.email === null ? (
        link === null ? (
          <p>
            You made its link before. To get a new one, take this offer back first: then the old link ends.
          </p>
        ) : (
          <ShareLink link={link} name={rock.name} />
        )
      ) : (
        <p className="wrap-anywhere">
          The email to <bdi className="font-semibold">{offer.email}</bdi> is on its way.
        </p>
      )}
      <p className="text-sm text-soft">
        The offer ends on {dayWords(offer.until)}, or when you take it back.
      </p>
      <Refusal>{end.isError && serverWords(end.error, 'That did not work. Please try again.')}</Refusal>
      <DialogActions>
        <Button pending={end.isPending} onClick={() => end.mutate()}>
          Take It Back
        </Button>
        <Button variant="main" onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </>
  );
}

function ShareLink({ link, name }: { link: string; name: string }) {
  const copy = () => copyText(link, 'Link copied');
  const share = async () => {
    try {
      await navigator.share({ title: `${name} on ${productName}`, url: link });
    } catch (error) {
      // Closing the sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label="The link for one person"
        value={link}
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button variant="main" onClick={() => void share()}>
            Share Link
          </Button>
        )}
        <Button onClick={() => void copy()}>Copy Link</Button>
      </div>
    </div>
  );
}
