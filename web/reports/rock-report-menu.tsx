// The report menu of a rock, and the dialog that it opens.
import { Ellipsis, Flag, ImageOff } from 'lucide-react';
import { useState } from 'react';
import type { ReportSubject } from '../../schema/reports.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { LazyReportDialog } from './lazy-report-dialog.tsx';

export interface ReportedRock {
  rockId: string;
  rockName: string;
  hasPhoto: boolean;
  /** The owner, who cannot report the rock. */
  ownerId?: string | undefined;
}

export default function RockReportMenu({
  subject: { rockId, rockName, hasPhoto },
}: {
  subject: ReportedRock;
}) {
  const [subject, setSubject] = useState<ReportSubject>('rock');
  const [isOpen, setIsOpen] = useState(false);
  const report = (chosen: ReportSubject) => {
    setSubject(chosen);
    setIsOpen(true);
  };
  return (
    <>
      <Menu
        trigger={
          <Button variant="bare" size="icon" aria-label={`More about ${rockName}`} className="shrink-0">
            <Ellipsis aria-hidden className="size-5" />
          </Button>
        }
      >
        <MenuItem onOpen={() => report('rock')}>
          <Flag aria-hidden />
          Report this rock
        </MenuItem>
        {hasPhoto && (
          <MenuItem onOpen={() => report('photo')}>
            <ImageOff aria-hidden />
            Report this photo
          </MenuItem>
        )}
      </Menu>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        subject={subject}
        subjectId={rockId}
        title={subject === 'rock' ? `Report ${rockName}` : `Report the photo of ${rockName}`}
      />
    </>
  );
}
