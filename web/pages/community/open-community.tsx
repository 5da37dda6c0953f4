// The Community page behind the gate.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { AmbassadorList } from '../../ambassadors/ambassador-list.tsx';
import { CommunityFeed } from '../../community/community-feed.tsx';
import { FeaturedRocks } from '../../community/featured-rocks.tsx';
import { Leaderboards } from '../../community/leaderboards.tsx';
import { communityTabs, type CommunitySearch } from '../../community/search.ts';
import { oneOf } from '../../lib/search-params.ts';
import { Tabs } from '../../ui/tabs.tsx';
import { useWords } from '../../views/words.ts';

export default function OpenCommunity() {
  const words = useWords('community');
  const search = useSearch({ from: '/community' });
  const navigate = useNavigate({ from: '/community' });
  const change = (changed: CommunitySearch) =>
    void navigate({ search: { ...search, ...changed }, replace: true, resetScroll: false });
  return (
    <>
      <h1 className="mb-10">{words.heading}</h1>
      <Tabs
        label={words.heading}
        value={search.tab ?? 'feed'}
        onValueChange={(tab) => change({ tab: oneOf(tab, communityTabs) })}
        tabs={[
          { value: 'feed', label: words.feed, panel: <CommunityFeed scrolling /> },
          { value: 'leaderboard', label: words.leaderboard, panel: <Leaderboards /> },
          {
            value: 'featured',
            label: words.featured,
            panel: <FeaturedRocks view={search} onView={change} />,
          },
          { value: 'ambassadors', label: words.ambassadors, panel: <AmbassadorList /> },
        ]}
      />
    </>
  );
}
