// 'Change' at an entry of one's own.
import { useState } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import { isCorrectable } from './is-correctable.ts';
import { useWords } from '../views/words.ts';

const CorrectionDialog = lazyDialog(() => import('./correction-dialog.tsx'));

export function CorrectEntry({ rockId, entry }: { rockId: string; entry: JourneyEntry }) {
  const words = useWords('corrections');
  const memberId = useMember()?.id;
  const [openedAt] = useState(Date.now);
  const [isOpen, setOpen] = useState(false);
  if (!isCorrectable(entry, memberId, openedAt)) return null;
  return (
    <>
      <Button
        variant="link"
        aria-label={words.changeThis[entry.actionType === 'hidden' ? 'hide' : 'find']}
        onClick={() => setOpen(true)}
        // Above the button of the whole line.
        className="relative z-10 text-sm"
      >
        {words.change}
      </Button>
      <CorrectionDialog open={isOpen} onOpenChange={setOpen} rockId={rockId} entry={entry} />
    </>
  );
}
