// Changes a new rock that waits: its name, Rock ID and description. Its photo stays.
import { useState } from 'react';
import { formatCode } from '../../../schema/codes.ts';
import { RockInput } from '../../../schema/rock-input.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { EditForm, textIn, type EditProps } from './edit-form.tsx';
import { useWords } from '../../views/words.ts';

type Texts = Record<'name' | 'laserEngraverId' | 'description', string>;

export function EditRock({ fields, onSave, onCancel }: EditProps) {
  const words = useWords('keptFinds');
  // For the refusals of its fields.
  useWords('rocks');
  const [texts, setTexts] = useState<Texts>(() => ({
    name: textIn(fields, 'name'),
    laserEngraverId: formatCode(textIn(fields, 'laserEngraverId')),
    description: textIn(fields, 'description'),
  }));
  const [errors, setErrors] = useState<Partial<Texts>>({});
  const field = (name: keyof Texts) => ({
    value: texts[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => {
      setTexts({ ...texts, [name]: target.value });
      setErrors({ ...errors, [name]: undefined });
    },
  });
  const submit = () => {
    const { data, error } = RockInput.safeParse(texts);
    setErrors(Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message])));
    if (data) onSave({ ...texts, ...data });
  };
  return (
    <EditForm onSubmit={submit} onCancel={onCancel}>
      <TextField label={words.rockName} autoComplete="off" {...field('name')} />
      <TextField label={words.rockId} tone="code" {...field('laserEngraverId')} />
      <TextArea label={words.description} {...field('description')} />
    </EditForm>
  );
}
