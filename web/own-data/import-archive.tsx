// Brings the rocks of an archive into an empty account.
import { useQueryClient } from '@tanstack/react-query';
import { useId, type ChangeEvent } from 'react';
import { ownDataLimits, ownDataWords, type Imported } from '../../schema/own-data.ts';
import { send } from '../api.ts';
import { serverWords } from '../lib/api-error.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { PhotoLabel } from '../photos/photo-input.tsx';
import { refreshRocks } from '../refresh.ts';
import { Refusal } from '../ui/field.tsx';
import { toast } from '../ui/toast.ts';

const count = (number: number, one: string, many = `${one}s`) => `${number} ${number === 1 ? one : many}`;

export function ImportArchive() {
  const id = useId();
  const queryClient = useQueryClient();
  const { mutate, isPending, error, data } = useMemberMutation(
    async (file: File, headers): Promise<Imported | null> => {
      if (file.size > ownDataLimits.importBytes) return null;
      const answer = await send('/api/user/import', {
        method: 'POST',
        body: file,
        headers: { ...headers, 'Content-Type': 'application/zip' },
      });
      return (await answer.json()) as Imported; // what the call answers
    },
    {
      onDone: async (imported) => {
        if (!imported) return;
        await refreshRocks(queryClient);
        const { rocks, steps, photos } = imported;
        toast({
          title: rocks === 1 ? 'Your rock is here' : `Your ${rocks} rocks are here`,
          description: `${count(steps, 'step')} of their journeys and ${count(photos, 'photo')} came along. You find them in My Rocks.`,
          tone: 'good',
        });
      },
    },
  );
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (file && !isPending) mutate(file);
  };
  const refusal =
    data === null
      ? ownDataWords.tooLarge
      : error && serverWords(error, 'The file could not be sent. Please try again in a moment.');
  return (
    <div className="flex flex-col gap-3">
      <p id={`${id}-hint`} className="text-soft">
        You come from another site of this kind? Bring its ZIP into this account, as long as it has no rocks
        and no finds. Rocks, journeys and photos come along, with their Rock IDs. The miles from before count
        for your rocks, but in no ranking. Rocks that are on this site already cannot be brought in, also if
        their account is gone.
      </p>
      <div className="group relative flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="file"
          accept=".zip,application/zip"
          className="sr-only"
          aria-describedby={`${id}-hint`}
          disabled={isPending}
          onChange={choose}
        />
        <PhotoLabel htmlFor={id}>{isPending ? 'Bringing it in...' : 'Bring in a ZIP'}</PhotoLabel>
      </div>
      <Refusal>{refusal}</Refusal>
    </div>
  );
}
