// Community: what others paint, find and say. It opens with Rock Hunter Pro.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AmbassadorList } from '../ambassadors/ambassador-list.tsx';
import { ClosedCommunity } from '../community/closed-community.tsx';
import { CommunityFeed } from '../community/community-feed.tsx';
import { CommunityWaiting } from '../community/community-waiting.tsx';
import { FeaturedRocks } from '../community/featured-rocks.tsx';
import { Leaderboards } from '../community/leaderboards.tsx';
import { communityTabs, type CommunitySearch } from '../community/search.ts';
import { oneOf } from '../lib/search-params.ts';
import { ProGate } from '../subscriptions/pro-gate.tsx';
import { UpsellCard } from '../subscriptions/upsell-card.tsx';
import { Tabs } from '../ui/tabs.tsx';

export function CommunityPage() {
  return (
    <div className="page py-10 sm:py-16">
      <ProGate
        waiting={<CommunityWaiting />}
        closed={<ClosedCommunity upsell={<UpsellCard returnTo="/community" />} />}
      >
        <OpenCommunity />
      </ProGate>
    </div>
  );
}

function OpenCommunity() {
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
