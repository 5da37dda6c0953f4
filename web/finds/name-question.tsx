// Asks a member without a name for one after a find; otherwise the painter would read 'Anonymous'.
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import * as z from 'zod/mini';
import { UsernameInput } from '../../schema/profile.ts';
import { serverWords } from '../lib/api-error.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { keepDraft, readDraft } from '../lib/drafts.ts';
import { useSaveProfile } from '../members/changes.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { inputClass } from '../views/field.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { wordsNow } from '../lib/words.ts';

interface NameQuestionProps {
  /** The find's id. A question that was skipped is not repeated for the same find. */
  findId: string;
  /** The question was answered or skipped. */
  onDone: () => void;
}

const draft = 'nameless-find';

export default function NameQuestion({ findId, onDone }: NameQuestionProps) {
  const words = useWords('payoff');
  // Those of its errors.
  useWords('profile');
  useWords('names');
  const [username, setUsername] = useState('');
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState('');
  const [isSkipped, setSkipped] = useState(() => readDraft(draft, { findId: '' }).findId === findId);
  const { mutate, isPending } = useSaveProfile();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem !== undefined) bringIntoView(form.current);
  }, [problem]);

  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (isPending) return;
    const input = z.safeParse(UsernameInput, { username });
    if (!input.success) {
      setProblem(input.error.issues[0]?.message);
      return;
    }
    setProblem(undefined);
    mutate(input.data, {
      onSuccess: (member) => {
        setSaved(member.displayName);
        onDone();
      },
      onError: (error) => {
        if (!isUnauthorized(error)) setProblem(serverWords(error, wordsNow('profile').updateFailed));
      },
    });
  };
  const skip = () => {
    keepDraft(draft, { findId });
    setSkipped(true);
    onDone();
  };

  if (isSkipped) return null;
  if (saved) return <Saved name={saved} />;
  return (
    <form ref={form} noValidate onSubmit={save} className="max-w-form scroll-mb-36">
      <Field label={words.whatName} error={problem}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <input
              {...control}
              className={clsx(inputClass(), 'min-w-44 flex-1')}
              placeholder={words.username}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="done"
              dir="auto"
              value={username}
              onChange={({ target }) => {
                setUsername(target.value);
                setProblem(undefined);
              }}
            />
            <Button type="submit" pending={isPending}>
              {words.save}
            </Button>
            <Button variant="bare" className="px-3!" onClick={skip}>
              {words.skip}
            </Button>
          </div>
        )}
      </Field>
    </form>
  );
}

/** The confirmation. It takes the focus, because the focused field was removed. */
function Saved({ name }: { name: string }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) said.current?.focus({ preventScroll: true });
  }, []);
  return (
    <p ref={said} role="status" tabIndex={-1} className="text-center">
      <Sentence parts={useWords('payoff').named<ReactNode>(<bdi className="font-semibold">{name}</bdi>)} />
    </p>
  );
}
