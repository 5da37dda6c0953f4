// The field of the Found Rock page: what is typed is looked up as soon as that costs no miss.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { codeWords, formatCode, isMistyped, normalizeCode } from '../../schema/codes.ts';
import { foundRockWords as words } from '../../schema/found-rock-words.ts';
import { useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import * as views from '../views/found-rock.tsx';
import { typingPause, whenToAsk } from './when-to-ask.ts';

interface RockIdFormProps {
  typed: string;
  /** The field was sent empty before the app was there. */
  wasMissing: boolean | undefined;
  onType: (typed: string) => void;
  /** Nobody has typed for a moment, or it was sent. */
  isWhole: boolean;
  onWhole: () => void;
  /** The ID that was looked up last; '' for none. */
  sought: string;
  /** Looks up an ID, the same one again too; '' clears the result. */
  onSeek: (code: string) => void;
  pending: boolean;
  /** What was typed is looked up already, and its answer is here. */
  isAnswered: boolean;
}

export function RockIdForm(props: RockIdFormProps) {
  const { typed, wasMissing, onType, isWhole, onWhole, sought, onSeek, pending, isAnswered } = props;
  const code = typed.trim();
  const [isMissing, setIsMissing] = useState(wasMissing === true && code === '');
  const known = useKnownIds(isWhole && whenToAsk(code) === 'when-told');
  const moment = whenToAsk(code, known);

  const change = (text: string) => {
    setIsMissing(false);
    const isOurs = whenToAsk(text) === 'now';
    onType(isOurs ? formatCode(text) : text);
    if (isOurs || text.trim() === '') onSeek(text.trim());
  };
  const settle = useEffectEvent(() => {
    onWhole();
    // Also what was typed, or taken away, before the app was there.
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

  const typo = isWhole && isMistyped(code) ? codeWords.mistyped : undefined;
  return (
    <views.RockIdForm
      onSubmit={submit}
      error={isMissing ? codeWords.empty : typo}
      field={{
        value: typed,
        onChange: (event) => change(event.target.value),
        // The button is out of use while the field is empty, and then browsers do not send the form.
        onKeyDown: ({ key }) => setIsMissing(key === 'Enter' && code === ''),
      }}
    >
      {!isAnswered && (
        <Button type="submit" variant="main" size="large" disabled={code === ''} pending={pending}>
          {pending ? 'Looking...' : words.lookUp}
        </Button>
      )}
    </views.RockIdForm>
  );
}

const none: readonly string[] = [];

/** A member's own Rock IDs; asked for once, when somebody rests on one that is not looked up by itself. */
function useKnownIds(isWanted: boolean): readonly string[] {
  const isMember = useMember() !== null;
  const { data } = useQuery({
    queryKey: ['/api/rocks/my', 'ids'],
    queryFn: async () => (await import('./own-lists.ts')).ownIds(),
    enabled: isMember && isWanted,
  });
  return data ?? none;
}
