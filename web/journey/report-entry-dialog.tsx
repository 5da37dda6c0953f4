// The dialog that reports a name or words at an entry of a journey.
import { namelessPlace, type JourneyEntry } from '../../schema/journey.ts';
import { anonymous, displayName } from '../../schema/members.ts';
import { entrySubject } from '../../schema/reports.ts';
import type { Rock } from '../../schema/rocks.ts';
import ReportDialog, { type ReportDialogProps } from '../reports/report-dialog.tsx';

export type OfRock = Pick<Rock, 'id'> & Partial<Pick<Rock, 'owner'>>;

interface ReportEntryDialogProps extends Pick<ReportDialogProps, 'open' | 'onOpenChange'> {
  rock: OfRock;
  entry: JourneyEntry;
  memberId: string;
}

export default function ReportEntryDialog({ rock, entry, memberId, ...dialog }: ReportEntryDialogProps) {
  return (
    <ReportDialog
      {...dialog}
      subjectId={entrySubject(rock.id, entry.seq)}
      subjects={wordsAt(rock, entry, memberId)}
      title="Report words at this entry"
    />
  );
}

/** The words of others. */
function wordsAt(
  { owner }: OfRock,
  { user, actionType, locationName, notes, line, thanks }: JourneyEntry,
  memberId: string,
): ReportDialogProps['subjects'] {
  const name = displayName(user);
  const isOthers = user !== null && user.id !== memberId;
  const isOwner = owner?.id === memberId;
  // Finders show their own places to the owner of the rock only; others see the name that the hider gave.
  const isTheirPlace = isOthers && (actionType === 'hidden' || isOwner);
  return {
    ...(isOthers && name !== anonymous && { name: `The name ${name}` }),
    ...(isTheirPlace &&
      ![namelessPlace, ''].includes(locationName) && { place: `The place “${locationName}”` }),
    ...(isOthers && notes && { note: 'The note' }),
    ...(isOthers && line && { line: 'What the finder said' }),
    ...(!isOwner && thanks && { thanks: 'The thanks' }),
  };
}
