// The Found Rock dialog: members enter the ID, visitors are invited to join.
import { useState, type SubmitEvent } from 'react';
import type { FindResult } from '../../schema/finds.ts';
import { useMember } from '../members/queries.ts';
import { goToSignIn } from '../members/sign-in.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { FindForm, type FindStart } from './find-form.tsx';
import { foundRockPath } from './found-rock-path.ts';
import { keepPendingFind } from './keep-pending-find.ts';
import Payoff from './payoff.tsx';
import { OtherWays } from './other-ways.tsx';
import { useTypedCode } from './use-typed-code.ts';
import { useWords } from '../views/words.ts';

interface FoundRockDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  start?: FindStart;
}

export default function FoundRockDialog({ open, onOpenChange, start }: FoundRockDialogProps) {
  const words = useWords('findDialog');
  const isMember = useMember() !== null;
  const [found, setFound] = useState<FindResult | null>(null);
  const close = () => {
    setFound(null);
    onOpenChange(false);
  };
  if (found) return <Payoff found={found} onClose={close} />;
  return isMember ? (
    <Dialog open={open} onOpenChange={onOpenChange} title={words.title}>
      <UnlessSuspended>
        <FindForm start={start} onFound={setFound} onLeave={close} />
      </UnlessSuspended>
    </Dialog>
  ) : (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={
        <>
          {words.visitorTitle} <span className="block text-moss">{words.free}</span>
        </>
      }
      description={words.why}
    >
      <JoinForm onLeave={close} />
    </Dialog>
  );
}

/** The form for visitors, who return to their rock after the sign-in. */
function JoinForm({ onLeave }: { onLeave: () => void }) {
  const words = useWords('findDialog');
  const { code, hasTypo, field, tellTypo } = useTypedCode();
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasTypo) tellTypo();
    else {
      // After the sign-in the rock is found, as after a click on its page.
      if (code !== '') void keepPendingFind(code, undefined);
      goToSignIn(foundRockPath(code));
    }
  };
  return (
    <form noValidate onSubmit={join} className="flex flex-col gap-5">
      <TextField {...field} enterKeyHint="go" hint={words.visitorHint} />
      <OtherWays onLeave={onLeave} />
      <DialogActions>
        <Button type="submit" variant="main" size="large">
          {words.join}
        </Button>
      </DialogActions>
      <p className="text-sm text-soft">{words.isMember}</p>
    </form>
  );
}
