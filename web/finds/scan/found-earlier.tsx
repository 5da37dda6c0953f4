// A find that was made earlier, on the Found Rock page: it opens the form that asks when. So does a link with a find that
// a member has sent from another device.
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCode, normalizeCode } from '../../../schema/codes.ts';
import { whenOf } from '../../journey/when-field.tsx';
import { dropDraft, keepDraft, readDraft } from '../../lib/drafts.ts';
import { useMember } from '../../members/queries.ts';
import { goToSignIn } from '../../members/sign-in.ts';
import { useOpened } from '../../rocks/use-opened.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { lazyDialog } from '../../ui/lazy-part.tsx';
import { toast } from '../../ui/toast.ts';
import type { FindStart } from '../find-form.tsx';
import { readFindLink } from '../kept/find-link.ts';

const FoundRockDialog = lazyDialog(() => import('../found-rock-dialog.tsx'));

const route = getRouteApi('/nfc-scan');

/** A find of a link, while its member signs in. */
const draftName = 'linked-find';
const none: FindStart = { code: '', when: '' };

export function FoundEarlier() {
  const { rockId, id } = route.useSearch();
  const code = rockId ?? id ?? '';
  const member = useMember();
  const isMember = member !== null;
  const dialog = useOpened<FindStart>();
  const [linked, setLinked] = useState(() => readDraft(draftName, none));
  useLinkedFind((find) => {
    keepDraft(draftName, find);
    setLinked(find);
  });
  const isLinked = linked.code !== '';
  const open = useEffectEvent(dialog.open);
  useEffect(() => {
    if (!isMember || linked.code === '') return;
    dropDraft(draftName);
    open(linked);
  }, [isMember, linked]);
  if (!member) {
    return (
      isLinked && (
        <div className="flex max-w-form flex-col items-start gap-3">
          <p>
            You kept a find: <strong className="font-semibold">{formatCode(linked.code)}</strong>. Sign in to
            send it.
          </p>
          <Button variant="main" onClick={() => goToSignIn('/nfc-scan')}>
            Sign in
          </Button>
        </div>
      )
    );
  }
  return (
    <>
      {code !== '' && !member.suspension && (
        <p className="flex flex-wrap gap-x-5">
          <Button
            variant="link"
            onClick={() => dialog.open({ code: formatCode(code), when: whenOf(new Date().toISOString()) })}
          >
            Found it earlier? Say when
          </Button>
          <ButtonLink to="/my-rocks" search={{ action: 'move', rockId: code }} variant="link">
            Moved it a little? Say where
          </ButtonLink>
        </p>
      )}
      {dialog.subject && (
        <FoundRockDialog
          key={`${normalizeCode(dialog.subject.code)} ${dialog.subject.when}`}
          {...dialog.dialog}
          start={dialog.subject}
        />
      )}
    </>
  );
}

/** Takes a find out of the address, so that it does not stay there. */
function useLinkedFind(onFind: (find: FindStart) => void): void {
  const navigate = route.useNavigate();
  const hash = useRouterState({ select: ({ location }) => location.hash });
  const take = useEffectEvent(() => {
    const found = readFindLink(location.hash);
    if (found === null) return;
    void navigate({ search: (kept) => kept, hash: '', replace: true, resetScroll: false });
    if (found === 'broken') {
      toast({
        title: 'This link is not whole',
        description: 'Perhaps its end was cut off. Please copy it again, or type the Rock ID in here.',
      });
    } else onFind({ code: formatCode(found.code), when: whenOf(found.happenedAt) });
  });
  useEffect(() => take(), [hash]);
}
