// The message in place of a photo that did not load. Another picture could be compared with the rock in one's hand.
import { ImageOff, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { MissingPicture } from '../views/missing-picture.tsx';
import { useWords } from '../views/words.ts';

/** Timeout of a retry in milliseconds. */
const retryTimeout = 20_000;

export interface PictureFailure {
  /** URL of the photo. */
  src: string;
  /** URL of the file that failed, such as the small size; '' when the browser had not chosen one. */
  file: string;
  /** The browser was offline when the photo failed. */
  wasOffline: boolean;
}

export interface PictureMissingProps extends PictureFailure {
  /** What the photo shows, such as the rock's name. */
  name: string;
  /** It is inside a clickable element and therefore has no retry button. */
  isPart: boolean;
  /** The file has loaded. The parent element takes the focus if the button had it. */
  onHere: () => void;
}

/** Retries on click, and automatically when the network is back. */
export default function PictureMissing({ src, file, wasOffline, name, isPart, onHere }: PictureMissingProps) {
  const words = useWords('shell');
  const ui = useWords('ui');
  const [isTrying, setTrying] = useState(false);
  const [hasFailedAgain, setFailedAgain] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const retry = async () => {
    if (isTrying) return;
    setTrying(true);
    const isHere = await refetch(file || src);
    setTrying(false);
    setFailedAgain(!isHere);
    if (!isHere) return;
    const around = place.current?.parentElement;
    if (around?.contains(document.activeElement)) {
      around.tabIndex = -1;
      around.focus({ preventScroll: true });
    }
    onHere();
  };
  const tryAgain = useEffectEvent(() => void retry());
  useEffect(() => {
    const onOnline = () => tryAgain();
    // The network may have returned while this chunk was loading.
    if (wasOffline && navigator.onLine) onOnline();
    addEventListener('online', onOnline);
    return () => removeEventListener('online', onOnline);
  }, [wasOffline]);

  if (isPart)
    return (
      <span
        role="img"
        aria-label={words.pictureMissing}
        className="@container grid size-full place-items-center bg-line text-soft"
      >
        <span className="flex flex-col items-center gap-1">
          <ImageOff aria-hidden className="size-5" />
          <span aria-hidden className="hidden max-w-16 text-center text-sm leading-tight @min-[6rem]:inline">
            {words.pictureMissing}
          </span>
        </span>
      </span>
    );
  return (
    <MissingPicture
      ref={place}
      // After a failed retry, so that the click has a visible effect.
      words={hasFailedAgain ? ui.pictureStillMissing : words.pictureMissing}
      sign={<RotateCw aria-hidden className="size-4.5 shrink-0" />}
      button={{
        'aria-label': ui.retryPicture(name),
        'aria-disabled': isTrying,
        'aria-busy': isTrying || undefined,
        onClick: () => void retry(),
      }}
    >
      <span role="status" className="sr-only">
        {hasFailedAgain && !isTrying && ui.pictureStillMissingOf(name)}
      </span>
    </MissingPicture>
  );
}

/** Bypasses and refreshes the browser's cache, which may hold a truncated picture. */
async function refetch(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(retryTimeout) });
    await answer.blob();
    return answer.ok;
  } catch {
    return false;
  }
}
