// Rocks that were registered or found without a network, where they will stand.
import { useEffect, useState, type ReactNode } from 'react';
import { formatCode } from '../../../schema/codes.ts';
import { Moment } from '../../ui/time.tsx';
import { Button } from '../../ui/button.tsx';
import { fieldsOf } from '../../outbox/fields.ts';
import type { KeptWrite } from '../../outbox/kept-write.ts';
import { standInOf } from '../../outbox/stand-in.ts';
import { useWaiting, useWaitingHides } from '../../outbox/waiting-hides.ts';
import { deedWords, stateWords } from '../../outbox/words.ts';
import { RockLine } from '../../rocks/rock-line.tsx';
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';

/** New rocks, with their photo. */
export function WaitingRocks() {
  return useWaiting('register').map((write) => (
    <WaitingRow key={write.key} write={write} name={write.about} deed="registered" />
  ));
}

interface WaitingFindsProps {
  onHideAgain: (find: KeptWrite) => void;
}

/** Finds, of which nothing is known yet but the Rock ID. */
export function WaitingFinds({ onHideAgain }: WaitingFindsProps) {
  const words = useWords('keptFinds');
  const hides = useWaitingHides();
  return useWaiting('find').map((write) => (
    <WaitingRow key={write.key} write={write} name={formatCode(write.about)} deed="found">
      {!hides.has(standInOf(write)) && <Button onClick={() => onHideAgain(write)}>{words.hideAgain}</Button>}
    </WaitingRow>
  ));
}

interface WaitingRowProps {
  write: KeptWrite;
  name: string;
  deed: 'registered' | 'found';
  children?: ReactNode;
}

function WaitingRow({ write, name, deed, children }: WaitingRowProps) {
  const words = useWords('keptFinds');
  const hide = useWaitingHides().get(standInOf(write));
  return (
    <article aria-label={name} className="mb-3 rounded-md border-2 border-dotted border-edge bg-card">
      <RockLine
        rock={{ name, imageUrl: usePhotoOf(write) }}
        title={
          <h2 className="font-sans text-base font-semibold tracking-normal text-ink">
            <bdi className="block truncate">{name}</bdi>
          </h2>
        }
        action={children}
      >
        <p>
          <Sentence parts={words[deed]<ReactNode>(<Moment at={new Date(write.at).toISOString()} />)} />
        </p>
        {hide && (
          <p>
            <bdi className="block truncate">{deedWords(hide)}</bdi>
          </p>
        )}
        <p className="font-semibold">{stateWords.waiting}</p>
      </RockLine>
    </article>
  );
}

/** Address of the photo that waits with a rock; null without one. */
function usePhotoOf(write: KeptWrite): string | null {
  // The outbox is read anew from time to time, but the photo of a write stays.
  const [first] = useState(write);
  const [photo, setPhoto] = useState<string | null>(null);
  useEffect(() => {
    let address: string | undefined;
    let isGone = false;
    const show = async () => {
      const { image } = await fieldsOf(first);
      if (isGone || !(image instanceof File)) return;
      address = URL.createObjectURL(image);
      setPhoto(address);
    };
    // It is shown without its photo.
    show().catch(() => undefined);
    return () => {
      isGone = true;
      if (address !== undefined) URL.revokeObjectURL(address);
    };
  }, [first]);
  return photo;
}
