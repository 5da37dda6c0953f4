// Changes a comment, a line or thanks that wait.
import { useState } from 'react';
import { isBlank, lengthOf } from '../../../schema/characters.ts';
import { commentLimits } from '../../../schema/interactions.ts';
import { notificationLimits } from '../../../schema/notifications.ts';
import { TextArea, TextField } from '../../ui/field.tsx';
import { EditForm, textIn, type EditProps } from './edit-form.tsx';
import { useWords } from '../../views/words.ts';

export function EditWords({ write, fields, onSave, onCancel }: EditProps) {
  const interactions = useWords('interactions');
  const words = useWords('keptFinds');
  const isComment = write.kind === 'comment';
  const name = isComment ? 'content' : 'line';
  const most = isComment ? commentLimits.length : notificationLimits.line;
  const [text, setText] = useState(() => textIn(fields, name));
  const over = lengthOf(text.trim()) - most;
  // Thanks need no words.
  const canSave = over <= 0 && (write.kind === 'thanks' || !isBlank(text));
  const field = {
    value: text,
    onChange: ({ target }: { target: { value: string } }) => setText(target.value),
    error: over > 0 ? words.tooLong(over, most) : undefined,
    dir: 'auto',
  } as const;
  return (
    <EditForm canSave={canSave} onSubmit={() => onSave({ [name]: text.trim() })} onCancel={onCancel}>
      {isComment ? (
        <TextArea label={words.comment} hint={interactions.codesHidden} {...field} />
      ) : (
        <TextField label={words.line} autoComplete="off" {...field} />
      )}
    </EditForm>
  );
}
