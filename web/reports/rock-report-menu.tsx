// The report menu of a rock, and the dialog that it opens.
import { Ellipsis, Flag, ImageOff, UserRoundX } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { nameOf, type PublicMember } from '../../schema/members.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { LazyReportDialog } from './lazy-report-dialog.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import type { Words } from '../../schema/words/words.ts';

export interface ReportedRock {
  rockId: string;
  rockName: string;
  hasPhoto: boolean;
  /** The owner, who cannot report the rock. */
  owner: PublicMember | null;
}

type Subject = keyof Words['reports']['titles'];

export default function RockReportMenu({
  subject: { rockId, rockName, hasPhoto, owner },
}: {
  subject: ReportedRock;
}) {
  const words = useWords('reports');
  const ownerName = nameOf(owner);
  const [subject, setSubject] = useState<Subject>('rock');
  const [isOpen, setIsOpen] = useState(false);
  const report = (chosen: Subject) => {
    setSubject(chosen);
    setIsOpen(true);
  };
  return (
    <>
      <Menu
        trigger={
          <Button variant="bare" size="icon" aria-label={words.more(rockName)} className="shrink-0">
            <Ellipsis aria-hidden className="size-5" />
          </Button>
        }
      >
        <MenuItem onOpen={() => report('rock')}>
          <Flag aria-hidden />
          {words.reportRock}
        </MenuItem>
        {hasPhoto && (
          <MenuItem onOpen={() => report('photo')}>
            <ImageOff aria-hidden />
            {words.reportPhoto}
          </MenuItem>
        )}
        {ownerName && (
          <MenuItem onOpen={() => report('name')}>
            <UserRoundX aria-hidden />
            <span className="line-clamp-2">
              <Sentence parts={words.reportName<ReactNode>(<bdi>{ownerName}</bdi>)} />
            </span>
          </MenuItem>
        )}
      </Menu>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        subjects={{ [subject]: '' }}
        subjectId={rockId}
        title={words.titles[subject](rockName)}
      />
    </>
  );
}
