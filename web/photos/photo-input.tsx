// The file input behind a photo's label: unseen, but reached by keyboard and read out.
import type { ComponentProps } from 'react';

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
        // So that choosing the same file once more is a change again.
        event.target.value = '';
        if (file) onChoose(file);
      }}
    />
  );
}
