// A small button that reports a comment. Members only.
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { LazyReportDialog } from './lazy-report-dialog.tsx';

interface ReportCommentProps {
  commentId: string;
  /** The author's name, which distinguishes the buttons for screen readers. */
  by?: string;
}

export function ReportComment({ commentId, by }: ReportCommentProps) {
  const isMember = useMember() !== null;
  const [isOpen, setIsOpen] = useState(false);
  if (!isMember) return null;
  return (
    <>
      <Button
        variant="bare"
        size="icon"
        aria-label={by ? `Report the comment by ${by}` : 'Report this comment'}
        onClick={() => setIsOpen(true)}
        className="shrink-0 text-soft"
      >
        <Flag aria-hidden className="size-4.5" />
      </Button>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        subject="comment"
        subjectId={commentId}
        title="Report this comment"
      />
    </>
  );
}
