// Asks a visitor who clicked Like to join.
import { signInUrl } from '../members/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { buttonClass } from '../views/button-class.ts';
import { Dialog, DialogActions } from '../ui/dialog.tsx';

interface JoinDialogProps {
  rockName: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export default function JoinDialog({ rockName, open, onOpenChange }: JoinDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          You like <bdi>{rockName}</bdi>
        </>
      }
      description="Join, and whoever painted it will see that. It is free, and takes an email with a code."
    >
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>Just looking</Button>
        <a href={signInUrl('/community')} className={buttonClass({ variant: 'main' })}>
          Join or sign in
        </a>
      </DialogActions>
    </Dialog>
  );
}
