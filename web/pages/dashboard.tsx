// The dashboard: what is new, what the member carries, the nearest rock, their figures, and the next steps.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { metresToMiles } from '../../schema/analytics.ts';
import type { MemberStats } from '../../schema/community.ts';
import { OwnOutbox } from '../finds/kept/own-outbox.tsx';
import { heldRocks } from '../finds/lists.ts';
import { Pocket } from '../finds/pocket.tsx';
import { useWaitsForOthers } from '../finds/use-waits-for-others.ts';
import { NewsSection, NewsWaiting } from '../inbox/news-section.tsx';
import { newestNotifications } from '../inbox/queries.ts';
import { useFirstLoad } from '../lib/use-first-load.ts';
import { NearestRock } from '../map/near/nearest-rock.tsx';
import { useMember } from '../members/queries.ts';
import { MapTrail, OwnRockPile } from '../rocks/dashboard-pictures.tsx';
import { memberStats } from '../rocks/queries.ts';
import { LinkCard } from '../rocks/link-card.tsx';
import { useOpenDialog } from '../shell/dialogs.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { StatTile, StatTiles } from '../ui/stat-tile.tsx';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';
import { useDistance } from '../lib/unit.ts';

export default function DashboardPage() {
  const words = useWords('dashboard');
  const { unit, figure: inWhole } = useDistance();
  const member = useMember();
  const firstName = member?.firstName.trim();
  const news = useQuery(newestNotifications);
  const held = useInfiniteQuery(heldRocks);
  const isFirstLoad = useFirstLoad(news, held);
  const waitsForOthers = useWaitsForOthers();
  const stats = useQuery(memberStats);
  useGreeting();
  // After an error shows a dash instead of a loading state.
  const figure = (value: number | undefined) => (stats.isError ? '–' : value);
  return (
    <div className="page flex min-h-dvh flex-col gap-8 py-6 sm:gap-12 sm:py-12">
      <h1 className="wrap-anywhere">
        <Sentence parts={words.welcome<ReactNode>(<bdi>{firstName || words.adventurer}</bdi>)} />
      </h1>
      {/* How high the news and the pocket are is not known before, so what is below them comes with them. */}
      {isFirstLoad ? (
        <NewsWaiting />
      ) : (
        <>
          <div className="grid items-start gap-x-12 gap-y-8 grid-cols-[minmax(0,1fr)] lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
            <NewsSection news={news} />
            <div className="flex flex-col gap-5">
              <OwnOutbox />
              <Pocket />
              <NearestRock isLeftOut={waitsForOthers} />
              <StatTiles isSmall>
                <StatTile isSmall title={words.myRocks} value={figure(stats.data?.totalRocks)} />
                <StatTile isSmall title={words.myFinds} value={figure(stats.data?.totalFinds)} />
                <StatTile
                  isSmall
                  title={words.traveled[unit]}
                  value={figure(stats.data && inWhole(traveledBy(stats.data)))}
                />
              </StatTiles>
            </div>
          </div>
          <div className="grid gap-4 sm:gap-6 md:grid-cols-3">
            <LinkCard
              to="/register-rock"
              title={words.register}
              picture={<TurnedRock id="new" className="aspect-square w-full max-w-28" />}
            >
              {words.registerHint}
            </LinkCard>
            <LinkCard to="/my-rocks" title={words.myRocks} picture={<OwnRockPile />}>
              {words.myRocksHint}
            </LinkCard>
            <LinkCard to="/explore-map" title={words.exploreMap} picture={<MapTrail />}>
              {words.exploreMapHint}
            </LinkCard>
          </div>
        </>
      )}
    </div>
  );
}

/** Opens the profile dialog for a new member, unless the URL opens a dialog itself. */
function useGreeting(): void {
  const isFirstLogin = useMember()?.isFirstLogin ?? false;
  const search = useSearch({ strict: false });
  const openDialog = useOpenDialog();
  const greet = useEffectEvent(() => {
    if (isFirstLogin && !search.action && !search['first-login']) openDialog('profile');
  });
  useEffect(() => greet(), []);
}

/** In miles, not rounded where that is known. */
const traveledBy = ({ totalMetres, totalDistanceTraveled }: MemberStats): number =>
  totalMetres === undefined ? totalDistanceTraveled : metresToMiles(totalMetres);
