// The scanner: the camera's picture, its light, a photo instead, and what was read.
import { clsx } from 'clsx';
import { Image } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { foreignWords } from '../../../schema/foreign-code.ts';
import { meaningOf, type Scanned } from '../../../schema/scanned.ts';
import { productName } from '../../config.ts';
import { isIos } from '../../lib/geolocation.ts';
import { useBackToClose } from '../../lib/use-back-to-close.ts';
import { PhotoInput, PhotoLabel } from '../../photos/photo-input.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../views/button-class.ts';
import { CameraPicture } from './camera-picture.tsx';
import type { CameraFailure } from './camera.ts';
import { loadDecoder } from './decoder.ts';
import { openPhoto, readPhoto } from './read-photo.ts';
import { scanPath } from './scan-link.ts';
import { useCamera } from './use-camera.ts';
import { useWords } from '../../views/words.ts';
import type { Words } from '../../../schema/words/words.ts';

interface ScanPanelProps {
  /** Whether the page may use the camera. */
  may: boolean;
  onCode: (code: string) => void;
  onClose: () => void;
  /** Closes it in favor of the field. */
  onType: () => void;
}

type Foreign = Exclude<Scanned, { kind: 'rock' }>;
/** What happened last; it takes precedence over the camera's state. */
type Note = { foreign: Foreign } | 'reading' | 'noCode' | 'noPhoto' | 'noDecoder';

export default function ScanPanel({ may, onCode, onClose, onType }: ScanPanelProps) {
  const words = useWords('scanner');
  const [attempt, setAttempt] = useState(0);
  const [note, setNote] = useState<Note | null>(null);
  /** A photo that waits for the decoder. */
  const [unread, setUnread] = useState<File | null>(null);
  const camera = useCamera(may, attempt);
  const place = useRef<HTMLElement>(null);
  const photoId = useId();
  useBackToClose(true, onClose);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);

  const take = (texts: readonly string[]) => {
    const all = texts.map((text) => meaningOf(text, location.origin));
    const rock = all.find((one) => one.kind === 'rock');
    if (rock) {
      // Missing in Safari, despite the types.
      (navigator as Partial<Navigator>).vibrate?.(60);
      return onCode(rock.code);
    }
    const [first] = all;
    if (first && first.kind !== 'rock') setNote({ foreign: first });
  };
  const read = async (photo: File) => {
    setNote('reading');
    setUnread(null);
    const draw = await openPhoto(photo);
    if (!draw) return setNote('noPhoto');
    try {
      const texts = await readPhoto(draw, await loadDecoder());
      // Closed meanwhile.
      if (!place.current) return;
      if (texts.length > 0) take(texts);
      else setNote('noCode');
    } catch {
      setUnread(photo);
      setNote('noDecoder');
    }
  };
  const retry = () => {
    setNote(null);
    setAttempt((before) => before + 1);
    place.current?.focus({ preventScroll: true });
    if (unread) void read(unread);
  };

  const isOn = camera !== null && typeof camera !== 'string';
  const isFailed = !may || typeof camera === 'string';
  const failure = may ? (typeof camera === 'string' ? camera : null) : 'barred';
  const { title, text }: Said = note
    ? noteWords(words, note)
    : failure
      ? failureWords(words, failure)
      : { title: isOn ? words.aim : words.starting };
  const mayBeId = typeof note === 'object' ? shortText(note?.foreign) : null;
  const mayRetry = note === 'noDecoder' || (may && failure !== null);
  return (
    <section
      ref={place}
      aria-label={words.label}
      tabIndex={-1}
      className="flex max-w-form scroll-my-4 animate-appear flex-col gap-3 rounded-md border border-line bg-card p-3"
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
    >
      {!isFailed && (
        <CameraPicture camera={isOn ? camera : null} onTexts={take} onFailure={() => setNote('noDecoder')} />
      )}
      <div role="status" className="px-1 wrap-anywhere">
        <p className={clsx(text && 'font-semibold')}>{title}</p>
        {text && <p className="text-soft">{text}</p>}
      </div>
      <div className="flex flex-wrap gap-2 *:grow">
        {mayBeId !== null && (
          <Button variant="main" onClick={() => onCode(mayBeId)}>
            {words.isId}
          </Button>
        )}
        {mayRetry && <Button onClick={retry}>{words.retry}</Button>}
        {!may && (
          <a href={scanPath} className={buttonClass()}>
            {words.reload}
          </a>
        )}
        <span className="group flex *:grow">
          <PhotoInput id={photoId} onChoose={(photo) => void read(photo)} />
          <PhotoLabel htmlFor={photoId}>
            <Image aria-hidden className="size-5" />
            {words.photo}
          </PhotoLabel>
        </span>
        <Button onClick={onType}>{words.type}</Button>
      </div>
    </section>
  );
}

type ScannerWords = Words['scanner'];

interface Said {
  title: string;
  text?: string;
}

function failureWords(words: ScannerWords, failure: CameraFailure | 'barred'): Said {
  const { title, text } = words[failure];
  return { title, text: failure === 'denied' && isIos(navigator.userAgent) ? words.denied.textOnIos : text };
}

function noteWords(words: ScannerWords, note: Note): Said {
  if (note === 'reading') return { title: words.reading };
  if (typeof note === 'string') return words[note];
  return { title: foreignWords(words, note.foreign, productName), text: words.look };
}

const shortText = (foreign: Foreign | undefined) =>
  foreign?.kind === 'words' && foreign.isShort ? foreign.text : null;
