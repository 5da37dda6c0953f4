// The Found Rock page: the ID field, the rock, and one main action.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { isKnown, pictureSizes } from '../../schema/found-rock.ts';
import { initialState, initialStateAt, forgetInitialState } from '../finds/initial-state.ts';
import { CheckedRock } from '../views/checked-rock.tsx';
import { FindActions } from '../finds/find-actions.tsx';
import { foundRockPath } from '../finds/found-rock-path.ts';
import { clearPendingRock, setPendingRock } from '../finds/pending-rock.ts';
import { lazyMessages, loadBeside, rockCheck, useFindRock } from '../finds/queries.ts';
import { RockIdForm } from '../finds/rock-id-form.tsx';
import { whenToLookUp } from '../finds/when-to-look-up.ts';
import { useMember } from '../members/queries.ts';
import { queryClient } from '../query-client.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { useWords } from '../views/words.ts';
import { Answer, FoundRock } from '../views/found-rock.tsx';
import { soughtCode } from './found-rock-search.ts';
import type { Words } from '../../schema/words/words.ts';

const Scanner = lazyPart(async () => (await loadBeside()).loadScanner(), NoFallback);

/** Preloads the messages for a page that the server rendered without a hidden rock. */
export async function prepare(): Promise<void> {
  const initial = initialState();
  if (initial?.code && initial.check?.status !== 'hidden') await queryClient.prefetchQuery(lazyMessages);
}

export default function FoundRockPage() {
  const words = useWords('foundRock');
  const shell = useWords('shell');
  const isMember = useMember() !== null;
  const { sought, seek, typed, setTyped, isWhole, setIsWhole } = useSought();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(rockCheck(sought));
  const find = useFindRock();
  // The server-rendered state stays until another ID is looked up.
  const [initial, setInitial] = useState(() => initialStateAt(sought));
  useEffect(() => forgetInitialState, []);

  const isSought = normalizeCode(typed) === normalizeCode(sought);
  // A failed check clears the cached rock, unless the member has just found it.
  const check = !isSought || (query.isError && !find.data) ? undefined : query.data;
  const rock = isKnown(check) ? check : undefined;
  const messages = useQuery(lazyMessages);
  const code = isWhole || isSought ? typed : '';
  const needsWords = !rock && code.trim() !== '';
  const isLooking = (isSought && query.isFetching && !check) || (needsWords && messages.isFetching);
  const withoutRock = !needsWords
    ? { ...words.nothing, mayRetry: false }
    : (messages.data?.whyNoRock({
        code,
        check,
        error: isSought ? query.error : null,
        isUnasked: !isSought && whenToLookUp(typed) === 'on-submit',
      }) ?? offline(shell));

  const exists = rock !== undefined;
  useEffect(() => {
    if (isMember) clearPendingRock();
    else if (exists) setPendingRock(foundRockPath(sought));
  }, [isMember, exists, sought]);

  const lookUp = (code: string) => {
    find.reset();
    setInitial(null);
    if (messages.isError) void messages.refetch();
    if (code !== '' && normalizeCode(code) === normalizeCode(sought)) void query.refetch();
    else seek(code);
  };
  const type = (text: string) => {
    if (normalizeCode(text) !== normalizeCode(typed)) {
      find.reset();
      setInitial(null);
      setIsWhole(false);
    }
    setTyped(text);
  };

  // Moves the focus, because the button disappears during the look-up.
  const tryAgain = () => {
    heading.current?.focus({ preventScroll: true });
    lookUp(sought);
  };

  return (
    <>
      <FoundRock
        Link={AppLink}
        isAboutWords={needsWords && !isLooking}
        hasRock={isLooking || rock !== undefined}
        form={
          <RockIdForm
            typed={typed}
            wasMissing={initial?.isMissing}
            onType={type}
            isWhole={isWhole}
            onWhole={() => setIsWhole(true)}
            sought={sought}
            onSeek={lookUp}
            pending={isLooking}
            isAnswered={check !== undefined}
          />
        }
        picture={
          isLooking ? (
            <Skeleton className="pebble-2 aspect-square" />
          ) : rock ? (
            <RockPicture
              rock={{ name: rock.name ?? '', imageUrl: rock.imageUrl }}
              eager
              sizes={pictureSizes}
              className={initial ? 'w-full' : 'w-full animate-appear'}
            />
          ) : (
            <TurnedRock id="home" className="aspect-square w-full" />
          )
        }
      >
        <Answer
          ref={heading}
          title={isLooking ? words.looking : rock ? words.titles[rock.status] : withoutRock.title}
          text={isLooking || rock ? undefined : withoutRock.text}
        />
        {rock ? (
          <CheckedRock rock={rock}>
            <FindActions
              key={normalizeCode(sought)}
              code={sought}
              status={rock.isReleased && !find.data ? 'hidden' : rock.status}
              find={find}
              earlier={initial}
            />
          </CheckedRock>
        ) : (
          check && (
            <ButtonLink
              to="/register-rock"
              search={check.isWaiting ? { rockId: sought } : {}}
              variant="main"
              size="large"
              className="sm:self-start"
            >
              {words.register}
            </ButtonLink>
          )
        )}
        {withoutRock.mayRetry && !isLooking && (
          <Button className="sm:self-start" onClick={tryAgain}>
            {words.tryAgain}
          </Button>
        )}
      </FoundRock>
      <Scanner />
    </>
  );
}

/** Shown when the chunk with the messages failed to load. */
const offline = ({ offline: { title, description } }: Words['shell']) => ({
  title,
  text: description,
  mayRetry: true,
});

const route = getRouteApi('/nfc-scan');

/** The state of the typed and the looked-up ID. The URL follows, so that a reload keeps the look-up. */
function useSought() {
  const navigate = route.useNavigate();
  const inAddress = soughtCode(route.useSearch());
  const [known, setKnown] = useState(inAddress);
  const [sought, setSought] = useState(inAddress);
  const [typed, setTyped] = useState(() => initialStateAt(inAddress)?.typed ?? formatCode(inAddress));
  // An ID from the URL is complete.
  const [isWhole, setIsWhole] = useState(typed !== '');
  if (inAddress !== known) {
    setKnown(inAddress);
    // A link led to another rock.
    if (normalizeCode(inAddress) !== normalizeCode(sought)) {
      setSought(inAddress);
      setTyped(formatCode(inAddress));
    }
  }
  const seek = (code: string) => {
    setSought(code);
    void navigate({ search: { rockId: code || undefined }, replace: true, resetScroll: false });
  };
  return { sought, seek, typed, setTyped, isWhole, setIsWhole };
}
