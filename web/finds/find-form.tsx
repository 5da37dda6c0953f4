// The form in the Found Rock dialog for members.
import { useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { FindResult } from '../../schema/finds.ts';
import { readWhen, WhenField } from '../journey/when-field.tsx';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { isKept } from '../outbox/is-kept.ts';
import { keptWords } from '../outbox/words.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { DialogActions } from '../ui/dialog.tsx';
import { TextField } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';
import { findRefusal, isElsewhere, isWaitingLabel } from './dialog-messages.ts';
import { useFindRock } from './queries.ts';
import { OtherWays } from './other-ways.tsx';
import { useTypedCode } from './use-typed-code.ts';
import { wordsNow } from '../lib/words.ts';
import { useWords } from '../views/words.ts';

/** What the form begins with. */
export interface FindStart {
  code: string;
  /** See `WhenField`. */
  when: string;
}

interface FindFormProps {
  start?: FindStart | undefined;
  onFound: (found: FindResult) => void;
  /** A link leads away. */
  onLeave: () => void;
}

export function FindForm({ start, onFound, onLeave }: FindFormProps) {
  const words = useWords('findDialog');
  const [when, setWhen] = useState(start?.when ?? '');
  const moment = readWhen(when);
  const [isChecked, setChecked] = useState(start !== undefined);
  const find = useFindRock(onFound, moment.happenedAt);
  const { code, hasTypo, field, tellTypo } = useTypedCode(find.reset, start?.code);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (hasTypo) tellTypo();
    else if (!moment.error) find.mutate(code, { onError: leaveKept });
  };
  const leaveKept = (error: Error) => {
    if (!isKept(error)) return;
    onLeave();
    toast(keptWords);
  };
  // While the field is empty the button is disabled, so Enter does not submit the form.
  const sayWhatIsMissing = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && code === '')
      toast({ title: words.failed, description: wordsNow('codes').empty, tone: 'bad' });
  };
  const isWaiting = find.error !== null && isWaitingLabel(find.error);
  const isKnown = find.error !== null && isElsewhere(find.error);
  const refusal = find.error && !isUnauthorized(find.error) ? findRefusal(find.error) : null;

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      <TextField {...field} hint={words.hint} enterKeyHint="go" onKeyDown={sayWhatIsMissing} />
      <WhenField
        value={when}
        onChange={(value) => {
          setWhen(value);
          setChecked(false);
          find.reset();
        }}
        error={isChecked ? moment.error : undefined}
      />
      <OtherWays onLeave={onLeave} />
      <div role="alert" className="empty:hidden">
        {refusal && (
          // On a low screen the message would be out of sight.
          <div ref={bringIntoView} className="scroll-mb-20">
            <p className={isWaiting ? 'font-semibold' : 'font-semibold text-coral'}>{refusal.title}</p>
            <p>{refusal.description}</p>
          </div>
        )}
      </div>
      <DialogActions>
        <Button
          type="submit"
          variant={isWaiting ? 'quiet' : 'main'}
          size="large"
          disabled={code === ''}
          pending={find.isPending}
        >
          {find.isPending ? words.finding : words.find}
        </Button>
        {isKnown && (
          <ButtonLink to="/nfc-scan" search={{ rockId: code }} size="large" onClick={onLeave}>
            {words.seeRock}
          </ButtonLink>
        )}
        {isWaiting && (
          <ButtonLink
            to="/register-rock"
            search={{ rockId: code }}
            variant="main"
            size="large"
            onClick={onLeave}
          >
            {words.register}
          </ButtonLink>
        )}
      </DialogActions>
    </form>
  );
}
