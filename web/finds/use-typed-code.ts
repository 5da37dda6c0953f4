// The state of a Rock ID field, with its typo check.
import { useState, type ChangeEvent } from 'react';
import { codeMaxLength, isMistyped } from '../../schema/codes.ts';
import { useWords } from '../views/words.ts';

/** @param initial what the field begins with */
export function useTypedCode(onChange?: () => void, initial = '') {
  const codes = useWords('codes');
  const words = useWords('findDialog');
  const [typed, setTyped] = useState(initial);
  const [isLeft, setIsLeft] = useState(initial !== '');
  const code = typed.trim();
  const hasTypo = isMistyped(code);
  return {
    /** The trimmed input; '' if empty. */
    code,
    hasTypo,
    /** Props for the field. A typo is shown once the field loses the focus or the form is submitted. */
    field: {
      tone: 'code',
      label: words.rockId,
      placeholder: 'K7M-2QX-9RK',
      maxLength: codeMaxLength,
      value: typed,
      error: isLeft && hasTypo ? codes.mistyped : undefined,
      onBlur: () => setIsLeft(true),
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        setTyped(event.target.value);
        setIsLeft(false);
        onChange?.();
      },
    },
    tellTypo: () => setIsLeft(true),
  } as const;
}
