// The ID field of the Found Rock page. Looks up an ID automatically when that is unlikely to count as a miss.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { formatCode, isMistyped, normalizeCode } from '../../schema/codes.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import * as views from '../views/found-rock.tsx';
import { useWords } from '../views/words.ts';
import { typingPause, whenToLookUp } from './when-to-look-up.ts';

interface RockIdFormProps {
  typed: string;
  /** The form was submitted empty before the app had loaded. */
  wasMissing: boolean | undefined;
  onType: (typed: string) => void;
  /** Typing has paused, or the form was submitted. */
  isWhole: boolean;
  onWhole: () => void;
  /** The ID that was last looked up; '' for none. */
  sought: string;
  /** Looks up an ID, also the same one again; '' clears the result. */
  onSeek: (code: string) => void;
  pending: boolean;
  /** The typed ID has been looked up and the result is shown. */
  isAnswered: boolean;
}

export function RockIdForm(props: RockIdFormProps) {
  const { typed, wasMissing, onType, isWhole, onWhole, sought, onSeek, pending, isAnswered } = props;
  const words = useWords('foundRock');
  const codes = useWords('codes');
  const code = typed.trim();
  const [isMissing, setIsMissing] = useState(wasMissing === true && code === '');
  const known = useKnownIds(isWhole && whenToLookUp(code) === 'on-submit');
  const moment = whenToLookUp(code, known);

  const change = (text: string) => {
    setIsMissing(false);
    const isOurs = whenToLookUp(text) === 'now';
    onType(isOurs ? formatCode(text) : text);
    if (isOurs || text.trim() === '') onSeek(text.trim());
  };
  const settle = useEffectEvent(() => {
    onWhole();
    // Includes input from before the app had loaded.
    const mayAsk = moment === 'now' || moment === 'after-pause' || code === '';
    if (mayAsk && normalizeCode(code) !== normalizeCode(sought)) onSeek(code);
  });
  useEffect(() => {
    const timer = setTimeout(settle, typingPause);
    return () => clearTimeout(timer);
  }, [typed, known]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onWhole();
    setIsMissing(code === '');
    if (moment !== 'never') onSeek(code);
  };

  const typo = isWhole && isMistyped(code) ? codes.mistyped : undefined;
  return (
    <views.RockIdForm
      onSubmit={submit}
      error={isMissing ? codes.empty : typo}
      field={{
        value: typed,
        onChange: (event) => change(event.target.value),
        // While the field is empty the button is disabled, so Enter does not submit the form.
        onKeyDown: ({ key }) => setIsMissing(key === 'Enter' && code === ''),
      }}
    >
      {!isAnswered && (
        <Button type="submit" variant="main" size="large" disabled={code === ''} pending={pending}>
          {pending ? words.looking : words.lookUp}
        </Button>
      )}
    </views.RockIdForm>
  );
}

const none: readonly string[] = [];

/** The member's own Rock IDs. Loaded once, when typing pauses on an ID that is not looked up automatically. */
function useKnownIds(isWanted: boolean): readonly string[] {
  const isMember = useMember() !== null;
  const { data } = useQuery({
    queryKey: ['/api/rocks/my', 'ids'],
    queryFn: async () => (await import('./own-lists.ts')).ownIds(),
    enabled: isMember && isWanted,
  });
  return data ?? none;
}
