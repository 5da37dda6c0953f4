// An offer that nobody has said yes to: its link, and a way to take it back.
import { useState, type ReactNode } from 'react';
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
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface OpenOfferProps {
  rock: OwnRock;
  offer: Offer;
  onDone: () => void;
}

export function OpenOffer({ rock, offer, onDone }: OpenOfferProps) {
  const words = useWords('adoption');
  const [link] = useState(() => linkOf(offer.id));
  const end = useEndOffer(offer.id, () => {
    toast({ title: words.takenBack, description: words.staysYoursSentence(rock.name), tone: 'good' });
    onDone();
  });
  return (
    <>
      {offer.email === null ? (
        link === null ? (
          <p>{words.linkIsOld}</p>
        ) : (
          <ShareLink link={link} name={rock.name} />
        )
      ) : (
        <p className="wrap-anywhere">
          <Sentence
            parts={words.emailOnItsWay<ReactNode>(<bdi className="font-semibold">{offer.email}</bdi>)}
          />
        </p>
      )}
      <p className="text-sm text-soft">{words.endsOrTakeBack(dayWords(offer.until))}</p>
      <Refusal>{end.isError && serverWords(end.error, words.failed)}</Refusal>
      <DialogActions>
        <Button pending={end.isPending} onClick={() => end.mutate()}>
          {words.takeBack}
        </Button>
        <Button variant="main" onClick={onDone}>
          {words.done}
        </Button>
      </DialogActions>
    </>
  );
}

function ShareLink({ link, name }: { link: string; name: string }) {
  const words = useWords('adoption');
  const copy = () => copyText(link, words.linkCopied);
  const share = async () => {
    try {
      await navigator.share({ title: words.onProduct(name, productName), url: link });
    } catch (error) {
      // Closing the sheet is not an error.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      await copy();
    }
  };
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={words.theLink}
        value={link}
        dir="ltr"
        readOnly
        onFocus={(event) => event.target.select()}
      />
      <div className="flex flex-wrap gap-3">
        {'share' in navigator && (
          <Button variant="main" onClick={() => void share()}>
            {words.shareLink}
          </Button>
        )}
        <Button onClick={() => void copy()}>{words.copyLink}</Button>
      </div>
    </div>
  );
}
