// The dashboard: the member's figures, and links to the next steps.
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { Pocket } from '../finds/pocket.tsx';
import { useMember } from '../members/queries.ts';
import { MapTrail, OwnRockPile } from '../rocks/dashboard-pictures.tsx';
import { memberStats } from '../rocks/queries.ts';
import { LinkCard } from '../rocks/link-card.tsx';
import { useOpenDialog } from '../shell/dialogs.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { StatTile, StatTiles } from '../ui/stat-tile.tsx';

export default function DashboardPage() {
  const firstName = useMember()?.firstName.trim();
  const stats = useQuery(memberStats);
  useGreeting();
  // After an error shows a dash instead of a loading state.
  const figure = (value: number | undefined) => (stats.isError ? '–' : value);
  return (
    <div className="page flex flex-col gap-12 py-10 sm:gap-16 sm:py-16">
      <div className="flex flex-col gap-10">
        <h1 className="text-4xl wrap-anywhere">
          Welcome back, <bdi>{firstName || 'Adventurer'}</bdi>
        </h1>
        <Pocket />
        <StatTiles>
          <StatTile title="My Rocks" value={figure(stats.data?.totalRocks)} />
          <StatTile title="My Finds" value={figure(stats.data?.totalFinds)} />
          <StatTile title="Miles Traveled" value={figure(stats.data?.totalDistanceTraveled)} />
        </StatTiles>
      </div>
      <div className="grid gap-6 lg:grid-cols-2 lg:grid-rows-2 lg:gap-8">
        <LinkCard
          to="/register-rock"
          title="Register New Rock"
          picture={<TurnedRock id="new" className="aspect-square w-full max-w-60 sm:max-w-88" />}
          tall
        >
          Give a painted rock its name and its ID.
        </LinkCard>
        <LinkCard to="/my-rocks" title="My Rocks" picture={<OwnRockPile />}>
          Hide them, follow them, hide found ones again.
        </LinkCard>
        <LinkCard to="/explore-map" title="Explore Map" picture={<MapTrail />}>
          See where rocks are waiting right now.
        </LinkCard>
      </div>
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
