// The page of a rock, by its public id.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Play } from 'lucide-react';
import { useEffect, useState } from 'react';
import { nameOf } from '../../schema/members.ts';
import {
  ownerOf,
  portraitSizes,
  type PageSighting,
  type PageStop,
  type RockPage,
} from '../../schema/rock-page.ts';
import { isPlayable } from '../../schema/rock-page-facts.ts';
import type { Interaction } from '../../schema/rocks.ts';
import { ApiError } from '../lib/api-error.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { RockPicture } from '../painting/rock-picture.tsx';
import { rockPage } from '../rocks/rock-page.ts';
import { FailurePage } from '../shell/failure-page.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { useTitle } from '../ui/use-title.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { lazyDialog, lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { Loader } from '../ui/loader.tsx';
import { offlineWords, toast } from '../ui/toast.ts';
import { buttonClass } from '../views/button-class.ts';
import { DottedStar } from '../views/dotted-star.tsx';
import { RockPageView } from '../views/rock-page.tsx';
import { withWords } from '../lib/words.ts';
import { useWords } from '../views/words.ts';
import '../lib/unit.ts';

const NoRockPage = lazyPart(() => import('./no-rock-page.tsx'));
const FollowButton = lazyPart(
  async () => ({ default: (await import('../rocks/follow-button.tsx')).FollowButton }),
  NoFallback,
);
const RemoveSighting = lazyPart(() => import('../rocks/remove-sighting.tsx'), NoFallback);
const ThankFinder = lazyPart(() => import('../rocks/thank-finder.tsx'), NoFallback);
const ReportMenu = lazyPart(() => import('../reports/rock-report-menu.tsx'), NoFallback);
const ReportEntry = lazyPart(() => import('../journey/report-entry-button.tsx'), NoFallback);
const ReportComment = lazyPart(
  async () => ({ default: (await import('../reports/report-comment.tsx')).ReportComment }),
  NoFallback,
);
const NotThere = lazyPart(() => import('../whereabouts/not-there.tsx'), NoFallback);
const RockReply = lazyPart(() => import('../community/rock-reply.tsx'));
const PlayJourney = lazyDialog(() => import('../journey/play-journey-dialog.tsx'));

const route = getRouteApi('/rocks/$id');

export default function RockRoute() {
  const words = useWords('rockPage');
  const id = route.useParams().id.toLowerCase();
  const { data, error, isPending, refetch } = useQuery(rockPage(id));
  const isUnknown = error instanceof ApiError && error.status === 404;
  useTitle(isUnknown ? words.noPage : data && 'name' in data ? data.name : words.paintedRock);
  if (isPending) return <Loader className="min-h-dvh" />;
  if (isUnknown) return <NoRockPage />;
  if (!data)
    return error instanceof ApiError && error.status === 0 ? (
      <PlainPage title={words.needsConnection.title} picture={<TurnedRock id="moss" />}>
        <p>{words.needsConnection.text}</p>
        <Button variant="main" onClick={() => void refetch()}>
          {words.needsConnection.action}
        </Button>
      </PlainPage>
    ) : (
      <FailurePage onRetry={() => void refetch()} />
    );
  return 'isForMembers' in data ? <ForMembers /> : <OneRock key={id} rock={data} />;
}

function OneRock({ rock }: { rock: RockPage }) {
  const words = useWords('rockPage');
  const viewerId = useMember()?.id ?? null;
  const isMember = viewerId !== null;
  const [isPlaying, setPlaying] = useState(false);
  useEffect(() => {
    // The router looked for the section of the hash before the rock was here.
    if (scrollY === 0) document.getElementById(location.hash.slice(1))?.scrollIntoView();
  }, []);
  return (
    <>
      <RockPageView
        rock={rock}
        viewerId={viewerId}
        Link={AppLink}
        picture={<RockPicture rock={rock} eager sizes={portraitSizes} className="w-full" />}
        actions={
          <>
            <Button onClick={() => share(rock)}>{words.share}</Button>
            {isMember ? (
              <FollowButton rock={rock} owner={ownerOf(rock)} isLabelled />
            ) : (
              <a href={signInUrl()} className={buttonClass()}>
                <DottedStar full={false} />
                {words.follow}
              </a>
            )}
            {isMember && !rock.isOwn && (
              <ReportMenu
                subject={{
                  rockId: rock.id,
                  rockName: rock.name,
                  hasPhoto: rock.imageUrl !== null,
                  owner: ownerOf(rock),
                }}
              />
            )}
          </>
        }
        play={
          isPlayable(rock) && (
            <Button onClick={() => setPlaying(true)}>
              <Play aria-hidden className="size-5" />
              {words.play}
            </Button>
          )
        }
        afterFound={isMember && rock.status === 'hidden' && <NotThere rock={rock} />}
        sightingAction={rock.isOwn ? removalFrom(rock.id) : undefined}
        stopAction={rock.isOwn ? thanksFor(rock) : undefined}
        report={viewerId === null ? undefined : reportsAt(rock, viewerId)}
        reply={
          isMember ? (
            <RockReply rockId={rock.id} />
          ) : (
            <a href={signInUrl()} className={buttonClass({ class: 'self-start' })}>
              {words.join}
            </a>
          )
        }
      />
      <PlayJourney open={isPlaying} onOpenChange={setPlaying} page={rock} />
    </>
  );
}

/** For the owner. */
function removalFrom(rockId: string) {
  return (sighting: PageSighting) => <RemoveSighting rockId={rockId} sighting={sighting} />;
}

/** For the owner, at finds of others. */
function thanksFor(rock: RockPage) {
  const { id } = rock;
  const ownerId = ownerOf(rock)?.id;
  return ({ seq, actionType, user }: PageStop) =>
    actionType === 'found' &&
    user !== null &&
    user.id !== ownerId && <ThankFinder rockId={id} seq={seq} finder={user} />;
}

/** For members, at what others wrote. */
function reportsAt(rock: RockPage, viewerId: string) {
  const about = { id: rock.id, owner: ownerOf(rock) };
  return {
    stop: (stop: PageStop) => <ReportEntry rock={about} entry={stop} memberId={viewerId} isIcon />,
    comment: ({ id, user }: Interaction) =>
      user?.id !== viewerId && <ReportComment commentId={id} by={nameOf(user)} />,
  };
}

/** Loaded at the click. */
function share(rock: RockPage): void {
  withWords(import('../rocks/share-link.ts'))
    .then((link) => link.shareRockLink(rock))
    .catch(() => toast(offlineWords));
}

function ForMembers() {
  const { title, text, action } = useWords('rockPage').members;
  return (
    <PlainPage title={title} picture={<TurnedRock id="home" />}>
      <p>{text}</p>
      <a href={signInUrl()} className={buttonClass({ variant: 'main', size: 'large' })}>
        {action}
      </a>
    </PlainPage>
  );
}
