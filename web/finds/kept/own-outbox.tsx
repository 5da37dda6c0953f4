// The outbox with what else can be done about what waits in it: change it, hide a rock again, send a find to oneself.
import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { fieldsOf, type Fields } from '../../outbox/fields.ts';
import { holdWrite, type Release } from '../../outbox/hold.ts';
import { keptWrites, type KeptWrite, type WriteKind } from '../../outbox/kept-write.ts';
import { Outbox } from '../../outbox/outbox.tsx';
import { useOutbox } from '../../outbox/queries.ts';
import { requestSending } from '../../outbox/request-sending.ts';
import { standInOf } from '../../outbox/stand-in.ts';
import { useWaitingHides } from '../../outbox/waiting-hides.ts';
import { Button } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { offlineWords, toast } from '../../ui/toast.ts';
import { useWords } from '../../views/words.ts';
import { withWords, wordsNow } from '../../lib/words.ts';

const EditKept = lazyDialog(() => import('./edit-kept.tsx'));

export interface Edited {
  write: KeptWrite;
  fields: Fields;
  /** Until then nobody else sends or changes it. */
  release: Release;
}

interface OwnOutboxProps {
  /** Hides a rock again that was found without a network. */
  onHideAgain?: (find: KeptWrite) => void;
  className?: string;
}

export function OwnOutbox({ onHideAgain, className }: OwnOutboxProps) {
  const words = useWords('keptFinds');
  const queryClient = useQueryClient();
  const area = useRef<HTMLDivElement>(null);
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isOpen, setOpen] = useState(false);
  // For a page that is left while the dialog is open.
  useEffect(() => edited?.release && (() => void edited.release()), [edited]);
  const writes = useOutbox();
  const hides = useWaitingHides();
  const hasEdited = edited !== null;
  useEffect(() => {
    // The button that opened the dialog is gone: what was refused is a new one now.
    if (hasEdited && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [hasEdited, writes]);
  const open = async (write: KeptWrite) => {
    const got = await takeUp(write);
    if ('release' in got) {
      setEdited(got);
      setOpen(true);
    } else toast(got);
  };
  const close = async () => {
    setOpen(false);
    await edited?.release();
    requestSending();
    await queryClient.invalidateQueries({ queryKey: ['outbox'] });
  };
  const actions = (write: KeptWrite) => {
    const isWaitingFind = write.kind === 'find' && write.state === 'waiting';
    return (
      <>
        {onHideAgain && isWaitingFind && !hides.has(standInOf(write)) && (
          <Button onClick={() => onHideAgain(write)}>{words.hideAgain}</Button>
        )}
        {canBeEdited(write) && <Button onClick={() => void open(write)}>{words.change}</Button>}
        {isWaitingFind && <Button onClick={() => sendToMyself(write)}>{words.sendToMyself}</Button>}
      </>
    );
  };
  return (
    <div ref={area} tabIndex={-1} className={clsx('empty:hidden', className)}>
      <Outbox actions={actions} />
      {edited && (
        <EditKept
          key={edited.write.key}
          open={isOpen}
          onOpenChange={(stays) => void (stays || close())}
          edited={edited}
          returnTo={area}
        />
      )}
    </div>
  );
}

function sendToMyself(find: KeptWrite): void {
  withWords(import('./send-to-myself.ts'))
    .then((link) => link.sendToMyself(find))
    .catch(() => toast(offlineWords));
}

/** They are deleted, and done again. */
const withoutWords: readonly WriteKind[] = ['like', 'unlike', 'absence', 'handOn', 'seen'];

/** What a newer version has kept may be of another kind, or not whole. */
const canBeEdited = ({ kind, state, body }: KeptWrite) =>
  !withoutWords.includes(kind) && (state !== 'unknown' || body.byteLength > 0);

/** Holds a write as it is now, or says why it cannot be changed. */
async function takeUp({ key, memberId }: KeptWrite): Promise<Edited | Parameters<typeof toast>[0]> {
  const release = await holdWrite(key);
  const words = wordsNow('keptFinds');
  if (!release) return { ...words.busy, tone: 'plain' };
  const write = (await keptWrites(memberId)).find((one) => one.key === key);
  const fields = write && (await fieldsOf(write).catch(() => null));
  if (write && fields) return { write, fields, release };
  await release();
  return write ? { ...words.unreadable, tone: 'bad' } : { ...words.arrived, tone: 'plain' };
}
