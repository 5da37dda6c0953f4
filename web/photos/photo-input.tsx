// The file input behind a photo's label: visually hidden, but accessible by keyboard and screen reader.
import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import type { Photo } from './use-photo.ts';
import { buttonClass, type ButtonStyle } from '../views/button-class.ts';

interface PhotoInputProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'accept' | 'className' | 'onChange'
> {
  onChoose: (file: File) => void;
}

export function PhotoInput({ onChoose, ...input }: PhotoInputProps) {
  return (
    <input
      {...input}
      type="file"
      accept="image/*"
      className="sr-only"
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        // So that choosing the same file again fires a change event.
        event.target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}

interface LabelledPhotoInputProps {
  id: string;
  label: string;
  hint: string;
  /** Said by a `PhotoRefusalNote` with the id `${id}-error`. */
  refusal: Photo['refusal'];
  onChoose: (file: File) => void;
}

/** The same with its label and a hint. */
export function LabelledPhotoInput({ id, label, hint, refusal, onChoose }: LabelledPhotoInputProps) {
  return (
    <>
      <div>
        <label id={`${id}-label`} htmlFor={id} className="font-semibold">
          {label}
        </label>
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      </div>
      <PhotoInput
        id={id}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-hint ${id}-error`}
        aria-invalid={refusal !== null || undefined}
        onChoose={onChoose}
      />
    </>
  );
}

/** The visible button. It shows the focus of the input, which must be in the same `group`. */
interface PhotoLabelProps extends ButtonStyle {
  htmlFor: string;
  children: ReactNode;
}

export function PhotoLabel({ htmlFor, children, ...look }: PhotoLabelProps) {
  return (
    <label
      htmlFor={htmlFor}
      className={clsx(
        buttonClass(look),
        'cursor-pointer outline-offset-2 group-has-[input:focus-visible]:outline-3 group-has-[input:focus-visible]:outline-ink',
      )}
    >
      {children}
    </label>
  );
}
