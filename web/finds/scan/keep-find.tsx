// Offers to keep a find that cannot be looked up, because there is no network.
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

const route = getRouteApi('/nfc-scan');

export function KeepFind() {
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
        No connection, no problem. Is <strong className="font-semibold">{formatCode(code)}</strong> in your
        hand? We keep your find here, and send it later.
      </p>
      <Button variant="main" size="large" pending={find.isPending} onClick={() => find.mutate(code, ended)}>
        Keep my find
      </Button>
      <Button size="large" pending={see.isPending} onClick={() => see.mutate(code, ended)}>
        I saw it and left it
      </Button>
    </div>
  );
}
