// The My Rocks page: the member's own rocks, their finds, and their activity.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState, useSearch } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { formatCode } from '../../schema/codes.ts';
import type { FoundRock } from '../../schema/finds.ts';
import type { OwnRock } from '../../schema/rocks.ts';
import { OwnOutbox } from '../finds/kept/own-outbox.tsx';
import { WaitingFinds, WaitingRocks } from '../finds/kept/waiting-rocks.tsx';
import { heldRocks, rehiddenRocks } from '../finds/lists.ts';
import { Pocket } from '../finds/pocket.tsx';
import { useFirstLoad } from '../lib/use-first-load.ts';
import type { HidableRock } from '../journey/just-hidden.ts';
import type { LocationTarget } from '../journey/save-location.ts';
import type { Traveler } from '../journey/track-dialog.tsx';
import { oneOf } from '../lib/search-params.ts';
import { useMember } from '../members/queries.ts';
import type { KeptWrite } from '../outbox/kept-write.ts';
import { standInOf } from '../outbox/stand-in.ts';
import { useWaiting } from '../outbox/waiting-hides.ts';
import { EmptyState } from '../painting/empty-state.tsx';
import { ActivityItem } from '../rocks/activity-item.tsx';
import { JustHiddenCard } from '../rocks/just-hidden-card.tsx';
import { HeldRockCard } from '../rocks/held-rock-card.tsx';
import { OwnRocksList } from '../rocks/own-rocks-list.tsx';
import { itemsOf, PagedList, rowsClass } from '../rocks/paged-list.tsx';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { memberStats, ownActivities, ownRocks } from '../rocks/queries.ts';
import { RockCode } from '../rocks/rock-code.tsx';
import { RehiddenRockCard } from '../rocks/rehidden-rock-card.tsx';
import { ActivitiesWaiting, RocksWaiting, RowsWaiting } from '../rocks/rocks-waiting.tsx';
import { useOpened } from '../rocks/use-opened.ts';
import { useOpenDialog } from '../shell/dialogs.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { lazyDialog, lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useRockRequest } from './my-rocks-rock-request.ts';
import { myRocksTabs, readMyRocksSearch } from './my-rocks-search.ts';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';
import type { Words } from '../../schema/words/words.ts';

const LocationDialog = lazyDialog(() => import('../journey/location-dialog.tsx'));
const TrackOnMapDialog = lazyDialog(() => import('../journey/track-on-map-dialog.tsx'));
const GiveAwayDialog = lazyDialog(() => import('../adoption/give-away-dialog.tsx'));
const LabelDialog = lazyDialog(() => import('../rocks/label-dialog.tsx'));
const TellMe = lazyPart(() => import('../push/tell-me.tsx'), NoFallback);

const rockGap = 'gap-6 sm:gap-8';

export default function MyRocksPage() {
  const words = useWords('myRocks');
  const { tab, q, status, sort } = readMyRocksSearch(useSearch({ from: '/my-rocks' }));
  const navigate = useNavigate({ from: '/my-rocks' });
  const openDialog = useOpenDialog();
  const member = useMember();
  const own = useInfiniteQuery(ownRocks);
  const held = useInfiniteQuery(heldRocks);
  const isFirstLoad = useFirstLoad(own, held);
  const rehidden = useInfiniteQuery(rehiddenRocks);
  const activities = useInfiniteQuery(ownActivities);
  const { data: stats } = useQuery(memberStats);

  const place = useOpened<LocationTarget>();
  const track = useOpened<Traveler>();
  const label = useOpened<OwnRock>();
  const give = useOpened<OwnRock>();
  const locate = (action: LocationTarget['action'], rock: HidableRock, foundRockId?: string) =>
    place.open({ action, rock, foundRockId });
  const hide = (rock: OwnRock) => locate('hide', { ...rock, lastPlace: null });
  const rehide = ({ id, originalRock, lastPlace }: FoundRock) =>
    locate('rehide', { ...originalRock, lastPlace }, id);
  const logFind = ({ id, originalRock, lastPlace }: FoundRock) =>
    locate('find', { ...originalRock, lastPlace }, id);
  const newRocks = useWaiting('register');
  const finds = useWaiting('find');
  const hideAgain = (find: KeptWrite) => place.open(foundWithoutNetwork(find));
  // A rehidden rock's card with the focused button disappears, before or after the dialog has closed.
  const area = useRef<HTMLDivElement>(null);
  const waiting = countOf(held);
  const waitingBefore = useRef(waiting);
  useEffect(() => {
    const hasFewer = (waiting ?? 0) < (waitingBefore.current ?? 0);
    waitingBefore.current = waiting;
    if (hasFewer && document.activeElement === document.body) area.current?.focus({ preventScroll: true });
  }, [waiting]);
  useRockRequest({
    onHide: hide,
    onRehide: rehide,
    onGive: give.open,
    onMove: (code) => place.open(movedRock(code)),
  });
  const justHidden = useRouterState({ select: ({ location }) => location.state.justHidden });
  const card = useRef<HTMLElement>(null);
  const led = justHidden?.rock;
  const ledOwn = justHidden?.action === 'hide' && itemsOf(own)?.find(({ id }) => id === led?.id);
  /** The rock takes its place in the list. */
  const endCelebration = () => {
    void navigate({ search: (kept) => kept, replace: true, resetScroll: false });
    area.current?.focus({ preventScroll: true });
  };

  return (
    <div ref={area} tabIndex={-1} className="page min-h-dvh py-6 sm:py-16">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mb-10">
        <h1>{words.heading}</h1>
        <div className="flex gap-2 max-[18rem]:flex-col max-sm:w-full max-sm:*:flex-auto max-sm:*:px-2! max-sm:*:text-sm sm:gap-3">
          <Button onClick={() => openDialog('found-rock')}>{words.foundRock}</Button>
          <ButtonLink to="/register-rock" variant="main">
            {words.register}
          </ButtonLink>
        </div>
      </div>
      {/* How high the strip is, and which rocks there are, is not known before. */}
      {isFirstLoad ? (
        <RowsWaiting />
      ) : (
        <>
          <OwnOutbox className="mb-5 sm:mb-8" onHideAgain={hideAgain} />
          {tab !== 'rehide' && <Pocket className="mb-5 sm:mb-8" />}
          <Tabs
            label={words.heading}
            lead={
              justHidden && (
                <JustHiddenCard ref={card} {...justHidden}>
                  <TellMe key={justHidden.entry.id} action={justHidden.action} />
                  {ledOwn && <RockCode code={ledOwn.laserEngraverId} />}
                  <div className="flex flex-wrap gap-3 max-sm:justify-center">
                    <Button onClick={() => track.open(justHidden.rock)}>{words.track}</Button>
                    {ledOwn && <Button onClick={() => label.open(ledOwn)}>{words.printLabel}</Button>}
                    <Button variant="bare" onClick={endCelebration}>
                      {words.done}
                    </Button>
                  </div>
                </JustHiddenCard>
              )
            }
            value={oneOf(tab, myRocksTabs) ?? 'rocks'}
            onValueChange={(value) =>
              void navigate({ search: { tab: oneOf(value, myRocksTabs) }, replace: true, resetScroll: false })
            }
            tabs={[
              {
                value: 'rocks',
                label: words.tabs.rocks,
                count: own.hasNextPage ? stats?.totalRocks : countOf(own),
                panel: (
                  <>
                    <WaitingRocks />
                    <OwnRocksList
                      view={{ q, status, sort }}
                      onView={(view) =>
                        void navigate({
                          search: { tab: 'rocks', ...view },
                          replace: true,
                          resetScroll: false,
                        })
                      }
                      onHide={hide}
                      onTrack={track.open}
                      onPrint={label.open}
                      onGive={give.open}
                      isLeftOut={({ id }) => id === led?.id}
                      empty={
                        led || newRocks.length > 0 ? null : (
                          <EmptyState
                            rock="first"
                            title={words.noRocks.title}
                            description={words.noRocks.description}
                          >
                            <ButtonLink to="/register-rock" variant="main">
                              {words.noRocks.register}
                            </ButtonLink>
                          </EmptyState>
                        )
                      }
                    />
                  </>
                ),
              },
              {
                value: 'rehide',
                ...labelOf(words, 'rehide', held),
                panel: (
                  <>
                    <WaitingFinds onHideAgain={hideAgain} />
                    <PagedList
                      query={held}
                      keptAs={heldRocks.queryKey[0]}
                      waiting={<RocksWaiting />}
                      failed={words.findsFailed}
                      className={rockGap}
                      empty={
                        finds.length > 0 ? null : (
                          <EmptyState
                            rock="pocket"
                            title={words.noFinds.title}
                            description={words.noFinds.description}
                          >
                            <Button onClick={() => openDialog('found-rock')}>{words.foundRock}</Button>
                          </EmptyState>
                        )
                      }
                    >
                      {(found) => (
                        <HeldRockCard
                          found={found}
                          onRehide={rehide}
                          onLogFind={logFind}
                          onTrack={track.open}
                        />
                      )}
                    </PagedList>
                  </>
                ),
              },
              {
                value: 'archive',
                ...labelOf(words, 'archive', rehidden),
                panel: (
                  <PagedList
                    query={rehidden}
                    keptAs={rehiddenRocks.queryKey[0]}
                    waiting={<RowsWaiting />}
                    failed={words.archiveFailed}
                    isLeftOut={({ originalRockId }) => originalRockId === led?.id}
                    className={rowsClass}
                    empty={
                      led ? null : (
                        <EmptyState rock="onward" title={words.noArchive.title}>
                          <ButtonLink to="/explore-map">{words.noArchive.look}</ButtonLink>
                        </EmptyState>
                      )
                    }
                  >
                    {(one) => <RehiddenRockCard rehidden={one} onTrack={track.open} />}
                  </PagedList>
                ),
              },
              {
                value: 'activity',
                ...labelOf(words, 'activity', activities),
                panel: (
                  <PagedList
                    query={activities}
                    keptAs={ownActivities.queryKey[0]}
                    waiting={<ActivitiesWaiting />}
                    failed={words.activityFailed}
                    className="gap-6"
                    empty={
                      <EmptyState
                        rock="quiet"
                        title={words.noActivity.title}
                        description={words.noActivity.description}
                      >
                        <div className="flex flex-wrap gap-3">
                          <ButtonLink to="/register-rock" variant="main">
                            {words.noActivity.register}
                          </ButtonLink>
                          <ButtonLink to="/explore-map">{words.noActivity.exploreMap}</ButtonLink>
                        </div>
                      </EmptyState>
                    }
                  >
                    {(activity) => <ActivityItem activity={activity} memberId={member?.id} />}
                  </PagedList>
                ),
              },
            ]}
          />
        </>
      )}
      {(place.subject?.action === 'hide' || place.subject?.action === 'rehide') && (
        <TellMe action={place.subject.action} isAhead />
      )}
      {place.subject && (
        <LocationDialog
          key={`${place.subject.action} ${place.subject.rock.id}`}
          {...place.dialog}
          {...place.subject}
          returnTo={justHidden ? card : area}
        />
      )}
      {track.subject && <TrackOnMapDialog {...track.dialog} rock={track.subject} />}
      {give.subject && (
        <GiveAwayDialog
          key={give.subject.id}
          {...give.dialog}
          returnTo={area}
          rock={itemsOf(own)?.find(({ id }) => id === give.subject?.id) ?? give.subject}
        />
      )}
      {label.subject && <LabelDialog key={label.subject.id} {...label.dialog} rock={label.subject} />}
    </div>
  );
}

function countOf<T>(query: PagedQuery<T>): number | undefined {
  return itemsOf(query)?.length;
}

/** The label with the list's count, or with '(50+)' if there are further pages. */
function labelOf<T>(
  words: Words['myRocks'],
  tab: keyof Words['myRocks']['tabs'],
  query: PagedQuery<T>,
): { label: string; count?: number } {
  const label = words.tabs[tab];
  const count = countOf(query);
  return query.hasNextPage ? { label: words.tabWithMore(label, count ?? 0) } : { label, count };
}

/** A rock of which nothing is known yet but its ID. */
const foundWithoutNetwork = (write: KeptWrite): LocationTarget => ({
  action: 'rehide',
  rock: {
    id: standInOf(write),
    name: formatCode(write.about),
    imageUrl: null,
    timesFound: 0,
    lastPlace: null,
  },
  foundRockId: standInOf(write),
});

/** A rock of which nothing is known yet but its ID, and that lies a little farther now. */
const movedRock = (code: string): LocationTarget => ({
  action: 'move',
  rock: { id: code, name: wordsNow('myRocks').theRock, imageUrl: null, timesFound: 0, lastPlace: null },
  code,
});
