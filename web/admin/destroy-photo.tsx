// The actions that destroy a photo for good, with the texts of their dialogs.
import { api } from '../api.ts';
import { wordsNow } from '../lib/words.ts';
import { typedField } from './member-page/fields.tsx';
import type { ReasonedAction } from './reason-dialog.tsx';

/** Of its button in a row. Full coral in each row would be an alarm. */
export const destroyInRow = 'border-coral! text-coral! whitespace-nowrap hover:bg-coral hover:text-on-coral!';

const shared = () => {
  const words = wordsNow('admin');
  return {
    field: typedField(words.destroyWord),
    action: words.destroy,
    isDanger: true,
    done: words.destroyed,
  };
};

export function destroyRockPhoto({ id, name }: { id: string; name: string }): ReasonedAction {
  const words = wordsNow('admin');
  return {
    ...shared(),
    key: `destroy photo ${id}`,
    send: ({ reason }, headers) =>
      api.admin.rocks[':id'].photo.$delete({ param: { id }, json: { reason } }, { headers }),
    title: <bdi>{words.destroyPhotoOf(name)}</bdi>,
    description: words.aboutDestroyPhoto,
  };
}

export function destroyPicture({ id, name }: { id: string; name: string }): ReasonedAction {
  const words = wordsNow('admin');
  return {
    ...shared(),
    key: `destroy picture ${id}`,
    send: ({ reason }, headers) =>
      api.admin.members[':id'].picture.$delete({ param: { id }, json: { reason } }, { headers }),
    title: <bdi>{words.destroyPictureOf(name)}</bdi>,
    description: words.aboutDestroyPicture,
  };
}
