// Found a rock: members type its ID, visitors are asked to join.
import { useMember } from '../members/queries.ts';
import { Dialog } from '../ui/dialog.tsx';
import { FindForm } from './find-form.tsx';
import { JoinForm } from './join-form.tsx';

interface FoundRockDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function FoundRockDialog({ open, onOpenChange }: FoundRockDialogProps) {
  const isMember = useMember() !== null;
  return isMember ? (
    <Dialog open={open} onOpenChange={onOpenChange} title="Found Rock">
      <FindForm onDone={() => onOpenChange(false)} />
    </Dialog>
  ) : (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          Found a rock? <span className="block text-moss">It's 100% FREE</span>
        </>
      }
      description="Join to tell its painter that you found it, to hide it again, and to follow where it goes."
    >
      <JoinForm />
    </Dialog>
  );
}
