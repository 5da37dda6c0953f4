// The Community page behind the gate.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AmbassadorList } from '../../ambassadors/ambassador-list.tsx';
import { CommunityFeed } from '../../community/community-feed.tsx';
import { FeaturedRocks } from '../../community/featured-rocks.tsx';
import { Leaderboards } from '../../community/leaderboards.tsx';
import { communityTabs, type CommunitySearch } from '../../community/search.ts';
import { oneOf } from '../../lib/search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';

export default function OpenCommunity() {
  const search = useSearch({ from: '/community' });
  const navigate = useNavigate({ from: '/community' });
  const change = (changed: CommunitySearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  return (
    <>
      <h1 className="mb-10">Community</h1>
      <Tabs
        label="Community"
        value={search.tab ?? 'feed'}
        onValueChange={(tab) => change({ tab: oneOf(tab, communityTabs) })}
        tabs={[
          { value: 'feed', label: 'Activity Feed', panel: <CommunityFeed scrolling /> },
          { value: 'leaderboard', label: 'Leaderboard', panel: <Leaderboards /> },
          {
            value: 'featured',
            label: 'Featured Rocks',
            panel: <FeaturedRocks view={search} onView={change} />,
          },
          { value: 'ambassadors', label: 'Founding Ambassador', panel: <AmbassadorList /> },
        ]}
      />
    </>
  );
}
