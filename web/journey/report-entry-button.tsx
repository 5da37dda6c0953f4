// 'Report' at an entry, unless nothing of others was said there, and the dialog that it opens.
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { displayName } from '../lib/display-name.ts';
import { entrySubject } from '../../schema/reports.ts';
import { LazyReportDialog } from '../reports/lazy-report-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { reportedWords, type EntryWithWords, type OfRock } from './reported-words.ts';

export interface ReportedEntry {
  rock: OfRock;
  entry: EntryWithWords;
  /** A flag in place of the word. */
  isIcon?: boolean;
}

export default function ReportEntryButton({
  rock,
  entry,
  isIcon = false,
  memberId,
}: ReportedEntry & { memberId: string }) {
  const [isOpen, setOpen] = useState(false);
  const subjects = reportedWords(rock, entry, memberId);
  const [only, ...more] = Object.values(subjects);
  if (only === undefined) return null;
  return (
    <>
      <Button
        {...(isIcon ? { variant: 'bare', size: 'icon' } : { variant: 'link' })}
        aria-label={`Report words at this ${entry.actionType === 'hidden' ? 'hide' : 'find'} by ${displayName(entry.user)}`}
        onClick={() => setOpen(true)}
        // Above the button of the whole line.
        className="relative z-10 text-sm text-soft"
      >
        {isIcon ? <Flag aria-hidden className="size-4.5" /> : 'Report'}
      </Button>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setOpen}
        subjectId={entrySubject(rock.id, entry.seq)}
        subjects={subjects}
        title={
          more.length > 0
            ? 'Report words at this entry'
            : `Report ${only.slice(0, 1).toLowerCase()}${only.slice(1)}`
        }
      />
    </>
  );
}
