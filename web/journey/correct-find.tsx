// 'Change or undo this find' where the find itself is not in sight, and not loaded yet.
import { useState } from 'react';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import type { FindAt } from './find-words.ts';
import { useJourney } from './queries.ts';
import { useWords } from '../views/words.ts';

const CorrectionDialog = lazyDialog(() => import('./correction-dialog.tsx'));

export function CorrectFind({ find }: { find: FindAt }) {
  const words = useWords('corrections');
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button variant="link" onClick={open}>
        {words.changeOrUndo}
      </Button>
      {isWanted && <LoadedDialog find={find} open={isOpen} onOpenChange={setOpen} />}
    </>
  );
}

interface LoadedDialogProps {
  find: FindAt;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** A rock in somebody's hand was found lately, so its find is on the first page. */
function LoadedDialog({ find: { rockId, seq }, ...dialog }: LoadedDialogProps) {
  const entry = useJourney(rockId).entries?.find((one) => one.seq === seq);
  return entry ? <CorrectionDialog {...dialog} rockId={rockId} entry={entry} /> : null;
}
