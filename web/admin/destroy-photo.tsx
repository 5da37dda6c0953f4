// The actions that destroy a photo for good, with the texts of their dialogs.
import { api } from '../api.ts';
import { typedField } from './member-page/fields.tsx';
import type { ReasonedAction } from './reason-dialog.tsx';

/** Of its button in a row. Full coral in each row would be an alarm. */
export const destroyInRow = 'border-coral! text-coral! whitespace-nowrap hover:bg-coral hover:text-on-coral!';

const shared = {
  field: typedField('destroy'),
  action: 'Destroy',
  isDanger: true,
  done: { title: 'Destroyed', description: 'It is deleted for good.' },
} as const;

const forGood =
  'It is deleted for good, also where it was hidden, and cannot be restored. If the law asks you to keep it, do not.';

export function destroyRockPhoto({ id, name }: { id: string; name: string }): ReasonedAction {
  return {
    ...shared,
    key: `destroy photo ${id}`,
    send: ({ reason }, headers) =>
      api.admin.rocks[':id'].photo.$delete({ param: { id }, json: { reason } }, { headers }),
    title: <bdi>{`Destroy the photo of ${name}`}</bdi>,
    description: `${forGood} Its reports are settled, and its owner reads your reason in an email.`,
  };
}

export function destroyPicture({ id, name }: { id: string; name: string }): ReasonedAction {
  return {
    ...shared,
    key: `destroy picture ${id}`,
    send: ({ reason }, headers) =>
      api.admin.members[':id'].picture.$delete({ param: { id }, json: { reason } }, { headers }),
    title: <bdi>{`Destroy the picture of ${name}`}</bdi>,
    description: `${forGood} They read your reason in an email.`,
  };
}
