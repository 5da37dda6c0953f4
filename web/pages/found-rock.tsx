// Found Rock: the rock in one's hand, its ID, and one button.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { formatCode, normalizeCode } from '../../schema/codes.ts';
import { foundRockWords as words, isKnown, quickLinks, pictureSizes } from '../../schema/found-rock.ts';
import { arrival, arrivalAt, forgetArrival } from '../finds/arrival.ts';
import { CheckedRock } from '../finds/checked-rock.tsx';
import { FindActions } from '../finds/find-actions.tsx';
import { foundRockPath } from '../finds/found-rock-path.ts';
import { forgetRock, rememberRock } from '../finds/pending-rock.ts';
import { beside, rockCheck, useFindRock } from '../finds/queries.ts';
import { RockIdForm } from '../finds/rock-id-form.tsx';
import { whenToAsk } from '../finds/when-to-ask.ts';
import { useMember } from '../members/queries.ts';
import { queryClient } from '../query-client.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { latePart, NothingInstead } from '../ui/late-part.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { offlineWords } from '../ui/toast.ts';
import { soughtCode } from './found-rock-search.ts';

const ScanQr = latePart(async () => (await import('../finds/scan-qr.tsx')).ScanQr, NothingInstead);

/** With the words of a page that came without a hidden rock: it is not drawn before they are here. */
export async function foundRockPage() {
  const brought = arrival();
  if (brought?.code && brought.check?.status !== 'hidden') await queryClient.prefetchQuery(beside);
  return FoundRockPage;
}

function FoundRockPage() {
  const isMember = useMember() !== null;
  const { sought, seek, typed, setTyped, isWhole, setIsWhole } = useSought();
  const heading = useRef<HTMLHeadingElement>(null);
  const query = useQuery(rockCheck(sought));
  const find = useFindRock();
  // What the first HTML showed stays as it is until something else is asked for.
  const [arrived, setArrived] = useState(() => arrivalAt(sought));
  useEffect(() => forgetArrival, []);

  const isSought = normalizeCode(typed) === normalizeCode(sought);
  // A failed check clears what was known, unless this very find has made it true.
  const check = !isSought || (query.isError && !find.data) ? undefined : query.data;
  const rock = isKnown(check) ? check : undefined;
  const say = useQuery(beside);
  const code = isWhole || isSought ? typed : '';
  const needsWords = !rock && code.trim() !== '';
  const isLooking = (isSought && query.isFetching && !check) || (needsWords && say.isFetching);
  const withoutRock = !needsWords
    ? { ...words.nothing, mayRetry: false }
    : (say.data?.whyNoRock({
        code,
        check,
        error: isSought ? query.error : null,
        isUnasked: !isSought && whenToAsk(typed) === 'when-told',
      }) ?? cutOff);

  const exists = rock !== undefined;
  useEffect(() => {
    if (isMember) forgetRock();
    else if (exists) rememberRock(foundRockPath(sought));
  }, [isMember, exists, sought]);

  const lookUp = (code: string) => {
    find.reset();
    setArrived(null);
    if (say.isError) void say.refetch();
    if (code !== '' && normalizeCode(code) === normalizeCode(sought)) void query.refetch();
    else seek(code);
  };
  const type = (text: string) => {
    if (normalizeCode(text) !== normalizeCode(typed)) {
      find.reset();
      setArrived(null);
      setIsWhole(false);
    }
    setTyped(text);
  };

  // The button that was pressed goes while it is looked up.
  const tryAgain = () => {
    heading.current?.focus({ preventScroll: true });
    lookUp(sought);
  };

  return (
    <div className="page flex flex-col gap-14 pt-6 pb-12 sm:gap-20 sm:py-14">
      <div className="grid gap-x-16 gap-y-6 md:grid-cols-[minmax(14rem,26rem)_minmax(0,1fr)] md:grid-rows-[auto_1fr]">
        <div className="flex flex-col gap-5 md:col-start-2">
          <h1>{words.heading}</h1>
          <RockIdForm
            typed={typed}
            wasMissing={arrived?.isMissing}
            onType={type}
            isWhole={isWhole}
            onWhole={() => setIsWhole(true)}
            sought={sought}
            onSeek={lookUp}
            pending={isLooking}
            isAnswered={check !== undefined}
          />
        </div>
        <div
          className={clsx(
            'w-3/4 max-w-[min(20rem,30svh)] justify-self-center md:row-span-2 md:row-start-1 md:w-full md:max-w-none',
            // On a phone what is said in place of a rock would be out of sight below a picture.
            needsWords && !isLooking && 'max-md:hidden',
          )}
        >
          {isLooking ? (
            <Skeleton className="pebble-2 aspect-square" />
          ) : rock ? (
            <RockPicture
              rock={{ name: rock.name ?? '', imageUrl: rock.imageUrl }}
              eager
              sizes={pictureSizes}
              className={arrived ? 'w-full' : 'w-full animate-appear'}
            />
          ) : (
            <TurnedRock id="home" className="aspect-square w-full" />
          )}
        </div>
        <div className="flex flex-col gap-4 md:col-start-2">
          <div role="status" className="flex flex-col gap-2">
            <h2 ref={heading} tabIndex={-1} className="text-2xl">
              {isLooking ? 'Looking...' : rock ? words.titles[rock.status] : withoutRock.title}
            </h2>
            {!isLooking && !rock && <p className="text-soft">{withoutRock.text}</p>}
          </div>
          {rock ? (
            <CheckedRock rock={rock}>
              <FindActions
                key={normalizeCode(sought)}
                code={sought}
                status={rock.isReleased && !find.data ? 'hidden' : rock.status}
                find={find}
                earlier={arrived}
              />
            </CheckedRock>
          ) : (
            check && (
              <ButtonLink
                to="/register-rock"
                search={check.isWaiting ? { rockId: sought } : {}}
                look="main"
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
        </div>
      </div>
      <Instructions>
        {quickLinks.map(({ to, label }) => (
          <ButtonLink key={to} to={to}>
            {label}
          </ButtonLink>
        ))}
      </Instructions>
      {!query.isFetching && <ScanQr />}
    </div>
  );
}

/** The words for what happened did not come. */
const cutOff = { title: offlineWords.title, text: offlineWords.description, mayRetry: true };

function Instructions({ children }: { children: ReactNode }) {
  return (
    <section aria-labelledby="how-it-works" className="flex flex-col gap-5 border-t border-line pt-8">
      <h2 id="how-it-works">How it works</h2>
      <ol className="flex max-w-reading list-decimal flex-col gap-1.5 pl-6 text-soft marker:font-semibold">
        {words.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <nav aria-label="Quick links" className="flex flex-wrap gap-3">
        {children}
      </nav>
    </section>
  );
}

const route = getRouteApi('/nfc-scan');

/** The ID in the field and the one that is looked up; the address follows, so that the page can be reloaded and left. */
function useSought() {
  const navigate = route.useNavigate();
  const inAddress = soughtCode(route.useSearch());
  const [known, setKnown] = useState(inAddress);
  const [sought, setSought] = useState(inAddress);
  const [typed, setTyped] = useState(() => arrivalAt(inAddress)?.typed ?? formatCode(inAddress));
  // An ID that came with the address is whole.
  const [isWhole, setIsWhole] = useState(typed !== '');
  if (inAddress !== known) {
    setKnown(inAddress);
    // Somebody followed a link to another rock.
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
