// 'Report' at an entry, unless nothing of others was said there, and the dialog that it opens.
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { displayName } from '../lib/display-name.ts';
import { entrySubject } from '../../schema/reports.ts';
import { LazyReportDialog } from '../reports/lazy-report-dialog.tsx';
import { Button } from '../ui/button.tsx';
import { reportedWords, type EntryWithWords, type OfRock } from './reported-words.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';

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
  const words = useWords('reports');
  const [isOpen, setOpen] = useState(false);
  const subjects = reportedWords(words, rock, entry, memberId);
  const [only, ...more] = Object.keys(subjects) as (keyof typeof subjects)[];
  if (only === undefined) return null;
  return (
    <>
      <Button
        {...(isIcon ? { variant: 'bare', size: 'icon' } : { variant: 'link' })}
        aria-label={words[entry.actionType === 'hidden' ? 'reportAtHide' : 'reportAtFind'](
          displayName(entry.user),
        )}
        onClick={() => setOpen(true)}
        // Above the button of the whole line.
        className="relative z-10 text-sm text-soft"
      >
        {isIcon ? <Flag aria-hidden className="size-4.5" /> : words.report}
      </Button>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setOpen}
        subjectId={entrySubject(rock.id, entry.seq)}
        subjects={subjects}
        title={more.length > 0 ? words.entryTitles.several : titleOf(words, only, entry)}
      />
    </>
  );
}

function titleOf(
  { entryTitles: titles }: Words['reports'],
  subject: keyof ReturnType<typeof reportedWords>,
  { user, locationName = '' }: EntryWithWords,
): string {
  switch (subject) {
    case 'name':
      return titles.name(displayName(user));
    case 'place':
      return titles.place(locationName);
    case 'note':
      return titles.note;
    case 'line':
      return titles.line;
    case 'thanks':
      return titles.thanks;
  }
}
