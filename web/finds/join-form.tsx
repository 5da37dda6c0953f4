// A visitor with a rock in their hand is asked to join, and comes back to that rock.
import type { SubmitEvent } from 'react';
import { goToSignIn } from '../members/sign-in.ts';
import { Button } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { foundRockPath } from './found-rock-path.ts';
import { useTypedCode } from './use-typed-code.ts';

export function JoinForm() {
  const { code, hasTypo, field, tellTypo } = useTypedCode();
  const join = (event: SubmitEvent) => {
    event.preventDefault();
    if (hasTypo) tellTypo();
    else goToSignIn(foundRockPath(code));
  };
  return (
    <form noValidate onSubmit={join} className="flex flex-col gap-5">
      <TextField
        {...field}
        enterKeyHint="go"
        hint="Type it in now, and the rock waits for you while you join."
      />
      <DialogActions>
        <Button type="submit" look="main" size="large">
          Join FREE Now!
        </Button>
      </DialogActions>
      <p className="text-sm text-soft">Already a member? The same button signs you in.</p>
    </form>
  );
}
