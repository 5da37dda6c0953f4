// A small button that reports a comment, or the name of its author. Members only.
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { LazyReportDialog } from './lazy-report-dialog.tsx';
import { useWords } from '../views/words.ts';

interface ReportCommentProps {
  commentId: string;
  /** The author's name, which also distinguishes the buttons for screen readers; '' without one. */
  by: string;
}

export function ReportComment({ commentId, by }: ReportCommentProps) {
  const words = useWords('reports');
  const { anonymous } = useWords('shell');
  const isMember = useMember() !== null;
  const [isOpen, setIsOpen] = useState(false);
  if (!isMember) return null;
  return (
    <>
      <Button
        variant="bare"
        size="icon"
        aria-label={words.reportCommentBy(by || anonymous)}
        onClick={() => setIsOpen(true)}
        className="shrink-0 text-soft"
      >
        <Flag aria-hidden className="size-4.5" />
      </Button>
      <LazyReportDialog
        open={isOpen}
        onOpenChange={setIsOpen}
        subjectId={commentId}
        subjects={{ comment: words.theComment, ...(by && { name: words.theName(by) }) }}
        title={words.reportComment}
      />
    </>
  );
}
