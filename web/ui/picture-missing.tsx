// In the place of a photo that did not load. Never another picture: somebody may hold the stone beside it.
import { ImageOff, RotateCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { photoMissing, photoRetry } from '../../schema/photo-sizes.ts';
import { MissingPicture } from '../views/missing-picture.tsx';

/** Milliseconds. */
const patience = 20_000;
/** After another try, so that a click is seen to have done something. */
const stillMissing = 'Still did not load';

export interface PictureFailure {
  /** The photo's own address. */
  src: string;
  /** Address of what did not come, such as the small picture; '' when the browser had chosen none. */
  file: string;
  /** The network was gone when it did not. */
  wasOffline: boolean;
}

export interface PictureMissingProps extends PictureFailure {
  /** What it would show, such as the rock's name. */
  name: string;
  /** It is part of something that is clicked itself, and can have no button of its own. */
  isPart: boolean;
  /** The file is here now. The element around takes the focus when the button had it. */
  onHere: () => void;
}

/** Tries again when asked to, and by itself once the network is back. */
export default function PictureMissing({ src, file, wasOffline, name, isPart, onHere }: PictureMissingProps) {
  const [isTrying, setTrying] = useState(false);
  const [isInVain, setInVain] = useState(false);
  const place = useRef<HTMLDivElement>(null);

  const retry = async () => {
    if (isTrying) return;
    setTrying(true);
    const isHere = await fetchAnew(file || src);
    setTrying(false);
    setInVain(!isHere);
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
    const hear = () => tryAgain();
    // It may have come back while this part of the app was on its way.
    if (wasOffline && navigator.onLine) hear();
    addEventListener('online', hear);
    return () => removeEventListener('online', hear);
  }, [wasOffline]);

  if (isPart)
    return (
      <span
        role="img"
        aria-label={photoMissing}
        className="@container grid size-full place-items-center bg-line text-soft"
      >
        <span className="flex flex-col items-center gap-1">
          <ImageOff aria-hidden className="size-5" />
          <span aria-hidden className="hidden max-w-16 text-center text-sm leading-tight @min-[6rem]:inline">
            {photoMissing}
          </span>
        </span>
      </span>
    );
  return (
    <MissingPicture
      ref={place}
      words={isInVain ? stillMissing : photoMissing}
      sign={<RotateCw aria-hidden className="size-4.5 shrink-0" />}
      button={{
        'aria-label': `${photoRetry}: picture of ${name}`,
        'aria-disabled': isTrying,
        'aria-busy': isTrying || undefined,
        onClick: () => void retry(),
      }}
    >
      <span role="status" className="sr-only">
        {isInVain && !isTrying && `${stillMissing}: ${name}`}
      </span>
    </MissingPicture>
  );
}

/** Past the browser's cache, which may have kept half a picture; what comes is kept in its place. */
async function fetchAnew(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { cache: 'reload', signal: AbortSignal.timeout(patience) });
    await answer.blob();
    return answer.ok;
  } catch {
    return false;
  }
}
