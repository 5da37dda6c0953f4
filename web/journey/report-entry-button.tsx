// 'Report' at an entry, unless all that was said there is one's own, and the dialog that it opens.
import { useState } from 'react';
import type { JourneyEntry } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';
import { Button } from '../ui/button.tsx';
import { lazyDialog } from '../ui/lazy-part.tsx';
import type { OfRock } from './report-entry-dialog.tsx';

const ReportEntryDialog = lazyDialog(() => import('./report-entry-dialog.tsx'));

export interface ReportedEntry {
  rock: OfRock;
  entry: JourneyEntry;
}

export default function ReportEntryButton({ rock, entry, memberId }: ReportedEntry & { memberId: string }) {
  const [isOpen, setOpen] = useState(false);
  const isOwn = entry.user?.id === memberId && !entry.thanks;
  if (entry.user === null || entry.isMistake || isOwn) return null;
  return (
    <>
      <Button
        variant="link"
        aria-label={`Report words at this ${entry.actionType === 'hidden' ? 'hide' : 'find'} by ${displayName(entry.user)}`}
        onClick={() => setOpen(true)}
        // Above the button of the whole line.
        className="relative z-10 text-sm text-soft"
      >
        Report
      </Button>
      <ReportEntryDialog open={isOpen} onOpenChange={setOpen} rock={rock} entry={entry} memberId={memberId} />
    </>
  );
}
