// Changes a find that waits: its Rock ID, and when it was.
import { useState } from 'react';
import { formatCode } from '../../../schema/codes.ts';
import { readWhen, WhenField, whenOf } from '../../journey/when-field.tsx';
import { TextField } from '../../ui/field.tsx';
import { useTypedCode } from '../use-typed-code.ts';
import { EditForm, textIn, type EditProps } from './edit-form.tsx';

export function EditFind({ write, fields, onSave, onCancel }: EditProps) {
  const { code, hasTypo, field, tellTypo } = useTypedCode(
    undefined,
    formatCode(textIn(fields, 'laserEngraverId')),
  );
  const [when, setWhen] = useState(() => whenOf(fields['happenedAt']));
  const [error, setError] = useState<string>();
  const submit = () => {
    const read = readWhen(when);
    setError(read.error);
    if (hasTypo) tellTypo();
    else if (!read.error) onSave({ laserEngraverId: code, happenedAt: read.happenedAt });
  };
  return (
    <EditForm canSave={code !== ''} onSubmit={submit} onCancel={onCancel}>
      <TextField {...field} />
      <WhenField value={when} onChange={setWhen} error={error} doneAt={write.at} />
    </EditForm>
  );
}
