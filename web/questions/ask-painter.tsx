// Asks the painter of one of the likely rocks, with a photo.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { nearWords } from '../../schema/near.ts';
import { type LikelyRock } from '../../schema/questions.ts';
import { ownerOf, type MembersOnly, type RockPage } from '../../schema/rock-page.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { isUnreachable } from '../lib/is-unreachable.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { PaintedBy } from '../rocks/painted-by.tsx';
import { usePhoto } from '../photos/use-photo.ts';
import { WholePhotoField } from '../photos/whole-photo-field.tsx';
import { rockPage } from '../rocks/rock-page.ts';
import { useTitle } from '../ui/use-title.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { Loader } from '../ui/loader.tsx';
import { buttonClass } from '../views/button-class.ts';
import { likelyRocks, ownQuestions, useAsk, type Sought } from './queries.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { nameOf } from './question-layout.tsx';
import { wordsNow } from '../lib/words.ts';

interface AskPainterProps {
  rockId: string;
  sought: Sought;
}

export function AskPainter({ rockId, sought }: AskPainterProps) {
  const questions = useWords('questions');
  const words = questions.ask;
  const isMember = useMember() !== null;
  // A rock whose page is hidden is in the search alone.
  const listed = useQuery(likelyRocks(sought));
  const page = useQuery(rockPage(rockId));
  const own = useQuery({ ...ownQuestions, enabled: isMember });
  const earlier = own.data?.find(
    ({ rock, state }) => rock.id === rockId && (state === 'open' || state === 'no'),
  );
  if (page.isLoading || listed.isLoading || own.isLoading) return <Loader className="min-h-60" />;
  const isElsewhere = page.data && 'status' in page.data && page.data.status !== 'hidden';
  const rock = isElsewhere
    ? undefined
    : (listed.data?.rocks.find(({ id }) => id === rockId) ?? (page.data && likelyOf(page.data)));
  if (page.data && 'isOwn' in page.data && page.data.isOwn)
    return (
      <Instead title={questions.own}>
        <ButtonLink to="/my-rocks">{words.myRocks}</ButtonLink>
      </Instead>
    );
  if (earlier)
    return (
      <Instead title={earlier.state === 'no' ? words.saidNo : words.already}>
        <ButtonLink to="/worn-off" search={{ ...sought, question: earlier.id }}>
          {words.seeQuestion}
        </ButtonLink>
        <ButtonLink to="/worn-off" search={sought} variant="link">
          {words.chooseAnother}
        </ButtonLink>
      </Instead>
    );
  if (rock) return <Ask rock={rock} sought={sought} />;
  if (!isElsewhere && isUnreachable(page.error))
    return <LoadFailed title={words.loadFailed} queries={[page]} />;
  return (
    <Instead title={words.notHidden} description={words.faster}>
      <ButtonLink to="/worn-off" search={sought}>
        {words.lookAgain}
      </ButtonLink>
    </Instead>
  );
}

interface InsteadProps {
  title: string;
  description?: string;
  children: ReactNode;
}

/** Why nothing can be asked. */
function Instead({ title, description, children }: InsteadProps) {
  return (
    <EmptyState rock="elsewhere" title={<h1 className="text-xl">{title}</h1>} description={description}>
      <div className="flex flex-wrap gap-x-6 gap-y-2">{children}</div>
    </EmptyState>
  );
}

/** What the page of a rock tells of it; undefined if it is for members alone. */
function likelyOf(page: RockPage | MembersOnly): LikelyRock | undefined {
  if ('isForMembers' in page) return undefined;
  const { id, name, imageUrl, painter, adoptedBy, stops } = page;
  return {
    id,
    name,
    imageUrl,
    owner: ownerOf(page),
    ...(adoptedBy !== undefined && { painter }),
    near: stops[0]?.near ?? null,
    hiddenAt: '',
  };
}

function Ask({ rock, sought }: { rock: LikelyRock; sought: Sought }) {
  const places = useWords('near');
  const words = useWords('questions').ask;
  const isMember = useMember() !== null;
  const { id, name, owner, near } = rock;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTitle(words.title(name));
  return (
    <div className="grid gap-x-16 gap-y-8 sm:grid-cols-[minmax(9rem,2fr)_minmax(0,3fr)] md:grid-cols-[minmax(12rem,20rem)_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center gap-5 sm:flex-col sm:items-start">
        <RockPicture
          rock={rock}
          named={false}
          eager
          sizes="(min-width: 48rem) 20rem, 8rem"
          className="w-[min(8rem,45%)] shrink-0 sm:w-full sm:max-w-[54svh]"
        />
        <div className="min-w-40 flex-1">
          <h1 ref={heading} tabIndex={-1} className="wrap-anywhere">
            <Sentence parts={words.heading<ReactNode>(<bdi>{name}</bdi>)} />
          </h1>
          <p className="mt-2 text-soft">
            <Sentence
              parts={words.by<ReactNode>(<PaintedBy rock={rock} />, near && nearWords(places, near))}
            />
          </p>
          <Link to="/worn-off" search={sought} className="link inline-flex min-h-11 items-center">
            {words.chooseAnother}
          </Link>
        </div>
      </div>
      {isMember ? (
        <UnlessSuspended>
          <AskForm rockId={id} owner={owner} sought={sought} />
        </UnlessSuspended>
      ) : (
        <div className="flex max-w-form flex-col gap-4">
          <p className="text-lg">
            <Sentence parts={words.signInTo<ReactNode>(nameOf(owner))} />
          </p>
          <p className="text-soft">{words.photoNow}</p>
          <a href={signInUrl()} className={buttonClass({ variant: 'main', size: 'large' })}>
            {words.signIn}
          </a>
        </div>
      )}
    </div>
  );
}

interface AskFormProps extends AskPainterProps {
  owner: LikelyRock['owner'];
}

function AskForm({ rockId, owner, sought }: AskFormProps) {
  const words = useWords('questions').ask;
  const navigate = useNavigate();
  const { photo, choose, refuse } = usePhoto();
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = useAsk(
    rockId,
    (id) => void navigate({ to: '/worn-off', search: { ...sought, question: id }, replace: true }),
    (error) => {
      const why = serverWords(error, words.failed);
      if (error instanceof ApiError && error.field === 'image')
        refuse(
          error.status === 413 ? wordsNow('photos').tooLargeTitle : wordsNow('photos').wrongTypeTitle,
          why,
        );
      else setRefusal(error instanceof ApiError && error.status === 0 ? words.photoKept(why) : why);
    },
  );
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setRefusal(null);
    if (photo.file && !ask.isPending && !photo.isFitting) ask.mutate(photo.file);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-6">
      <WholePhotoField
        label={words.photo}
        hint={words.photoHint}
        alt={words.photoAlt}
        photo={photo}
        onChoose={(file) => void choose(file)}
      />
      <div className="flex flex-col gap-3">
        <Refusal>{refusal}</Refusal>
        {photo.file && (
          <Button type="submit" variant="main" size="large" pending={ask.isPending || photo.isFitting}>
            {ask.isPending ? words.asking : words.ask}
          </Button>
        )}
        <p className="text-sm text-soft">
          <Sentence parts={words.whatTheySee<ReactNode>(nameOf(owner))} />
        </p>
      </div>
    </form>
  );
}
