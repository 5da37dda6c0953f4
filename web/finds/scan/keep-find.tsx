// Offers to keep a find that cannot be looked up, because there is no network.
import type { ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { formatCode } from '../../../schema/codes.ts';
import { useMember } from '../../members/queries.ts';
import { isKept } from '../../outbox/is-kept.ts';
import { keptWords } from '../../outbox/words.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { rockCheck, useFindRock } from '../queries.ts';
import { useSeeRock } from '../see-rock.ts';
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';

const route = getRouteApi('/nfc-scan');

export function KeepFind() {
  const words = useWords('scanner');
  const { rockId, id } = route.useSearch();
  const code = rockId ?? id ?? '';
  const navigate = route.useNavigate();
  const isMember = useMember() !== null;
  // As the page has asked.
  const { error } = useQuery({ ...rockCheck(code), enabled: false });
  const find = useFindRock();
  const see = useSeeRock();
  if (!isMember || code === '' || !isKept(error)) return null;
  const ended = {
    onError: (failed: Error) => {
      if (!isKept(failed)) return;
      toast(keptWords);
      void navigate({ to: '/my-rocks' });
    },
  };
  return (
    <div className="flex max-w-form flex-col items-start gap-3">
      <p>
        <Sentence
          parts={words.keepFind<ReactNode>(<strong className="font-semibold">{formatCode(code)}</strong>)}
        />
      </p>
      <Button variant="main" size="large" pending={find.isPending} onClick={() => find.mutate(code, ended)}>
        {words.keep}
      </Button>
      <Button size="large" pending={see.isPending} onClick={() => see.mutate(code, ended)}>
        {words.saw}
      </Button>
    </div>
  );
}
