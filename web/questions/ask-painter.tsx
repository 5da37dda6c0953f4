// Asks the painter of one of the likely rocks, with a photo.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { nameOr } from '../../schema/name-or.ts';
import { nearWords } from '../../schema/near.ts';
import { photoWords } from '../../schema/photos.ts';
import { questionWords, type LikelyRock } from '../../schema/questions.ts';
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

interface AskPainterProps {
  rockId: string;
  sought: Sought;
}

export function AskPainter({ rockId, sought }: AskPainterProps) {
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
      <Instead title={questionWords.own}>
        <ButtonLink to="/my-rocks">My Rocks</ButtonLink>
      </Instead>
    );
  if (earlier)
    return (
      <Instead
        title={earlier.state === 'no' ? `${questionWords.saidNo}.` : 'You have asked its painter already.'}
      >
        <ButtonLink to="/worn-off" search={{ ...sought, question: earlier.id }}>
          See your question
        </ButtonLink>
        <ButtonLink to="/worn-off" search={sought} variant="link">
          Choose another rock
        </ButtonLink>
      </Instead>
    );
  if (rock) return <Ask rock={rock} sought={sought} />;
  if (!isElsewhere && isUnreachable(page.error))
    return <LoadFailed title="The rock could not be loaded." queries={[page]} />;
  return (
    <Instead title={`${questionWords.notHidden}.`} description="Somebody may have been faster.">
      <ButtonLink to="/worn-off" search={sought}>
        Look once more
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
  const isMember = useMember() !== null;
  const { id, name, owner, near } = rock;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useTitle(`Is it ${name}?`);
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
            Is it <bdi>{name}</bdi>?
          </h1>
          <p className="mt-2 text-soft">
            By <PaintedBy rock={rock} />
            {near && `, hidden ${nearWords(near)}`}
          </p>
          <Link to="/worn-off" search={sought} className="link inline-flex min-h-11 items-center">
            Choose another rock
          </Link>
        </div>
      </div>
      {isMember ? (
        <UnlessSuspended>
          <AskForm rockId={id} painter={nameOr(owner, 'The painter')} sought={sought} />
        </UnlessSuspended>
      ) : (
        <div className="flex max-w-form flex-col gap-4">
          <p className="text-lg">
            Sign in to ask <bdi className="wrap-anywhere">{nameOr(owner, 'its painter')}</bdi>: you send a
            photo, they say yes or no. It is free, and you come back to this rock.
          </p>
          <p className="text-soft">If you have it with you, take the photo now.</p>
          <a href={signInUrl()} className={buttonClass({ variant: 'main', size: 'large' })}>
            Sign in
          </a>
        </div>
      )}
    </div>
  );
}

interface AskFormProps extends AskPainterProps {
  painter: string;
}

function AskForm({ rockId, painter, sought }: AskFormProps) {
  const navigate = useNavigate();
  const { photo, choose, refuse } = usePhoto();
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = useAsk(
    rockId,
    (id) => void navigate({ to: '/worn-off', search: { ...sought, question: id }, replace: true }),
    (error) => {
      const words = serverWords(error, 'Your question did not arrive. Please try again.');
      if (error instanceof ApiError && error.field === 'image')
        refuse(error.status === 413 ? photoWords.tooLargeTitle : photoWords.wrongTypeTitle, words);
      else
        setRefusal(error instanceof ApiError && error.status === 0 ? `${words} Your photo is kept.` : words);
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
        label="Your photo of it"
        hint="Only its painter sees it. It is deleted once they have answered, or after 30 days."
        alt="The rock that you found"
        photo={photo}
        onChoose={(file) => void choose(file)}
      />
      <div className="flex flex-col gap-3">
        <Refusal>{refusal}</Refusal>
        {photo.file && (
          <Button type="submit" variant="main" size="large" pending={ask.isPending || photo.isFitting}>
            {ask.isPending ? 'Asking...' : 'Ask the painter'}
          </Button>
        )}
        <p className="text-sm text-soft">
          <bdi className="wrap-anywhere">{painter}</bdi> sees your name and your photo. If it is theirs, the
          find is yours, and you get its ID to write it on again.
        </p>
      </div>
    </form>
  );
}
