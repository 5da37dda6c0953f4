// A field for one line to somebody else, of as many characters as such lines have.
import type { Ref } from 'react';
import { lengthOf } from '../../schema/characters.ts';
import { notificationLimits } from '../../schema/notifications.ts';
import { TextField } from '../ui/field.tsx';
import { useWords } from '../views/words.ts';

const most = notificationLimits.line;

/** Whether it can be sent. */
export const fitsOneLine = (text: string): boolean => lengthOf(text.trim()) <= most;

interface LineFieldProps {
  ref?: Ref<HTMLInputElement>;
  label: string;
  value: string;
  onChange: (text: string) => void;
  /** Why the server refused it. */
  refusal?: string | undefined;
  isReadOnly: boolean;
}

export function LineField({ ref, label, value, onChange, refusal, isReadOnly }: LineFieldProps) {
  const words = useWords('thanks');
  const over = lengthOf(value.trim()) - most;
  return (
    <TextField
      ref={ref}
      label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={over > 0 ? words.tooLong(over, most) : refusal}
      readOnly={isReadOnly}
      dir="auto"
      autoComplete="off"
      enterKeyHint="send"
      className="w-full text-start text-sm"
    />
  );
}
