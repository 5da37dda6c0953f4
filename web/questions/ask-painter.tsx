// Asks the painter of one of the likely rocks, with a photo.
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState, type SubmitEvent } from 'react';
import { displayName, nameOr } from '../../schema/members.ts';
import { nearWords } from '../../schema/near.ts';
import { photoWords } from '../../schema/photos.ts';
import { questionWords, type LikelyRock } from '../../schema/questions.ts';
import { ApiError, serverWords } from '../lib/api-error.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { RockPicture } from '../painting/rock-picture.tsx';
import { usePhoto } from '../photos/use-photo.ts';
import { PhotoField } from '../rocks/photo-field.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { Loader } from '../ui/loader.tsx';
import { buttonClass } from '../views/button-class.ts';
import { likelyRocks, useAsk, type Sought } from './queries.ts';

export function AskPainter({ rockId, sought }: { rockId: string; sought: Sought }) {
  const query = useQuery(likelyRocks(sought));
  const rock = query.data?.rocks.find(({ id }) => id === rockId);
  if (rock) return <Ask rock={rock} sought={sought} />;
  if (query.isLoading) return <Loader className="min-h-60" />;
  if (query.isError) return <LoadFailed title="The rock could not be loaded." queries={[query]} />;
  return (
    <EmptyState
      rock="elsewhere"
      title="This rock is not hidden there any more."
      description="Somebody may have been faster."
    >
      <ButtonLink to="/worn-off" search={sought}>
        Look once more
      </ButtonLink>
    </EmptyState>
  );
}

function Ask({ rock, sought }: { rock: LikelyRock; sought: Sought }) {
  const isMember = useMember() !== null;
  const { name, owner, near } = rock;
  return (
    <div className="grid gap-x-16 gap-y-8 md:grid-cols-[minmax(12rem,20rem)_minmax(0,1fr)]">
      <div className="flex items-center gap-5 md:flex-col md:items-start">
        <RockPicture
          rock={rock}
          named={false}
          eager
          sizes="(min-width: 48rem) 20rem, 8rem"
          className="w-32 shrink-0 md:w-full"
        />
        <div className="min-w-0">
          <h2 className="wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          <p className="text-soft">
            By <bdi className="wrap-anywhere">{displayName(owner)}</bdi>
            {near && `, hidden ${nearWords(near)}`}
          </p>
          <Link to="/worn-off" search={sought} className="link inline-flex min-h-11 items-center">
            Choose another rock
          </Link>
        </div>
      </div>
      {isMember ? (
        <AskForm rockId={rock.id} painter={nameOr(owner, 'The painter')} />
      ) : (
        <div className="flex max-w-form flex-col gap-4">
          <p className="text-lg">
            Sign in to ask <bdi className="wrap-anywhere">{nameOr(owner, 'its painter')}</bdi>. It is free,
            and you come back to this rock.
          </p>
          <a href={signInUrl()} className={buttonClass({ variant: 'main', size: 'large' })}>
            Sign in
          </a>
        </div>
      )}
    </div>
  );
}

function AskForm({ rockId, painter }: { rockId: string; painter: string }) {
  const navigate = useNavigate();
  const { photo, choose, remove, refuse } = usePhoto();
  const [refusal, setRefusal] = useState<string | null>(null);
  const ask = useAsk(
    rockId,
    (id) => void navigate({ to: '/worn-off', search: { question: id }, replace: true }),
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
    if (ask.isPending || photo.isFitting) return;
    if (photo.file) ask.mutate(photo.file);
    else refuse('One photo is needed', questionWords.photo);
  };
  return (
    <form noValidate onSubmit={submit} className="flex max-w-form flex-col gap-7">
      <PhotoField
        label="Your photo of it"
        hint="Only its painter sees it. It is deleted once they have answered, or after 30 days."
        photo={photo}
        onChoose={(file) => void choose(file)}
        onRemove={remove}
        className="max-w-96"
      />
      <div className="flex flex-col gap-3">
        <Refusal>{refusal}</Refusal>
        <Button type="submit" variant="main" size="large" pending={ask.isPending || photo.isFitting}>
          {ask.isPending ? 'Asking...' : 'Ask the painter'}
        </Button>
        <p className="text-sm text-soft">
          <bdi className="wrap-anywhere">{painter}</bdi> sees your name and your photo. If it is theirs, the
          find is yours, and you get its ID to write it on again.
        </p>
      </div>
    </form>
  );
}
