// Asks a visitor who clicked Like to join.
import type { ReactNode } from 'react';
import { signInUrl } from '../members/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

interface JoinDialogProps {
  rockName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function JoinDialog({ rockName, open, onOpenChange }: JoinDialogProps) {
  const words = useWords('interactions');
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={<Sentence parts={words.youLike<ReactNode>(<bdi>{rockName}</bdi>)} />}
      description={words.joinToLike}
    >
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{words.justLooking}</Button>
        <a href={signInUrl('/community')} className={buttonClass({ variant: 'main' })}>
          {words.join}
        </a>
      </DialogActions>
    </Dialog>
  );
}
