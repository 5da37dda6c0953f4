// The field of the Found Rock page: what is typed is looked up as soon as that costs no miss.
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { codeMaxLength, codeWords, formatCode, isMistyped, normalizeCode } from '../../schema/codes.ts';
import { foundRockWords as words } from '../../schema/found-rock.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { typingPause, whenToAsk } from './when-to-ask.ts';

interface RockIdFormProps {
  typed: string;
  onType: (typed: string) => void;
  /** The ID that was looked up last; '' for none. */
  sought: string;
  /** Looks up an ID, the same one again too; '' clears the result. */
  onSeek: (code: string) => void;
  pending: boolean;
  /** What was typed is looked up already, and its answer is here. */
  isAnswered: boolean;
}

export function RockIdForm({ typed, onType, sought, onSeek, pending, isAnswered }: RockIdFormProps) {
  // An ID that came with the address is whole.
  const [isWhole, setIsWhole] = useState(typed !== '');
  const [isMissing, setIsMissing] = useState(false);
  const code = typed.trim();
  const moment = whenToAsk(code);

  const change = (text: string) => {
    setIsWhole(false);
    setIsMissing(false);
    const isOurs = whenToAsk(text) === 'now';
    onType(isOurs ? formatCode(text) : text);
    if (isOurs || text.trim() === '') onSeek(text.trim());
  };
  const settle = useEffectEvent(() => {
    setIsWhole(true);
    // Also what was typed, or taken away, before the app was there.
    const mayAsk = moment === 'now' || moment === 'after-pause' || code === '';
    if (mayAsk && normalizeCode(code) !== normalizeCode(sought)) onSeek(code);
  });
  useEffect(() => {
    const timer = setTimeout(settle, typingPause);
    return () => clearTimeout(timer);
  }, [typed]);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setIsWhole(true);
    if (moment !== 'never') onSeek(code);
  };

  const typo = isWhole && isMistyped(code) ? codeWords.mistyped : undefined;
  return (
    <form action="/nfc-scan" noValidate onSubmit={submit} className="flex max-w-form flex-col gap-3">
      <TextField
        tone="code"
        label={words.field}
        name="rockId"
        placeholder={words.example}
        maxLength={codeMaxLength}
        enterKeyHint="search"
        value={typed}
        error={isMissing ? codeWords.empty : typo}
        onChange={(event) => change(event.target.value)}
        // The button is out of use while the field is empty, and then browsers do not send the form.
        onKeyDown={({ key }) => setIsMissing(key === 'Enter' && code === '')}
      />
      {!isAnswered && (
        <Button type="submit" look="main" size="large" disabled={code === ''} pending={pending}>
          {pending ? 'Looking...' : words.lookUp}
        </Button>
      )}
    </form>
  );
}
