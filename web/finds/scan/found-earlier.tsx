// A find that was made earlier, on the Found Rock page: it opens the form that asks when. So does a link with a find that
// a member has sent from another device.
import { getRouteApi, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
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
import { useWords } from '../../views/words.ts';
import { Sentence } from '../../views/sentence.tsx';
import { wordsNow } from '../../lib/words.ts';

const FoundRockDialog = lazyDialog(() => import('../found-rock-dialog.tsx'));

const route = getRouteApi('/nfc-scan');

/** A find of a link, while its member signs in. */
const draftName = 'linked-find';
const none: FindStart = { code: '', when: '' };

export function FoundEarlier() {
  const words = useWords('scanner');
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
            <Sentence
              parts={words.keptFind<ReactNode>(
                <strong className="font-semibold">{formatCode(linked.code)}</strong>,
              )}
            />
          </p>
          <Button variant="main" onClick={() => goToSignIn('/nfc-scan')}>
            {words.signIn}
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
            {words.foundEarlier}
          </Button>
          <ButtonLink to="/my-rocks" search={{ action: 'move', rockId: code }} variant="link">
            {words.moved}
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
      toast(wordsNow('scanner').brokenLink);
    } else onFind({ code: formatCode(found.code), when: whenOf(found.happenedAt) });
  });
  useEffect(() => take(), [hash]);
}
