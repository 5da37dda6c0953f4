// The report menu of a rock, and the dialog that it opens.
import { Ellipsis, Flag, ImageOff, UserRoundX } from 'lucide-react';
import { useState } from 'react';
import { anonymous, displayName, type PublicMember } from '../../schema/members.ts';
import { Button } from '../ui/button.tsx';
import { Menu, MenuItem } from '../ui/menu.tsx';
import { LazyReportDialog } from './lazy-report-dialog.tsx';

export interface ReportedRock {
  rockId: string;
  rockName: string;
  hasPhoto: boolean;
  /** The owner, who cannot report the rock. */
  owner: PublicMember | null;
}

/** What is reported, and the title of the dialog. */
const titles = {
  rock: (rock: string) => `Report ${rock}`,
  photo: (rock: string) => `Report the photo of ${rock}`,
  name: (rock: string) => `Report the name of the painter of ${rock}`,
} as const;
type Subject = keyof typeof titles;

export default function RockReportMenu({
  subject: { rockId, rockName, hasPhoto, owner },
}: {
  subject: ReportedRock;
}) {
  const ownerName = displayName(owner);
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
        {ownerName !== anonymous && (
          <MenuItem onOpen={() => report('name')}>
            <UserRoundX aria-hidden />
            <span className="line-clamp-2">
              Report the name <bdi>{ownerName}</bdi>
            </span>
          </MenuItem>
        )}
      </Menu>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        subjects={{ [subject]: '' }}
        subjectId={rockId}
        title={titles[subject](rockName)}
      />
    </>
  );
}
