// The question before unsaved changes are lost, such as by a stray tap outside the dialog.
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../views/words.ts';

interface UnsavedQuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

export function UnsavedQuestion({ onKeep, onDiscard }: UnsavedQuestionProps) {
  const words = useWords('profile').unsaved;
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="flex animate-rise flex-col gap-4 border-t border-line bg-paper px-5 pt-5 pb-[max(1.25rem,env(safe-area-inset-bottom))] sm:rounded-b-md sm:px-7"
    >
      <div>
        <p id={`${id}-title`} className="font-display text-lg leading-snug font-bold tracking-tight">
          {words.title}
        </p>
        <p id={`${id}-text`} className="text-sm text-soft">
          {words.text}
        </p>
      </div>
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onDiscard}>{words.discard}</Button>
        <Button ref={keep} variant="main" onClick={onKeep}>
          {words.keep}
        </Button>
      </div>
    </div>
  );
}
