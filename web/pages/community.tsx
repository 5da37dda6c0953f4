// The Community page, for members with Rock Hunter Pro.
import { useEffect } from 'react';
import { ClosedCommunity } from '../community/closed-community.tsx';
import { CommunityWaiting } from '../community/community-waiting.tsx';
import { useMember } from '../members/queries.ts';
import { ProGate } from '../subscriptions/pro-gate.tsx';
import { UpsellCard } from '../subscriptions/upsell-card.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';

/** Lazy, because visitors never see it. */
const OpenCommunity = lazyPart(() => import('./community/open-community.tsx'));

export default function CommunityPage() {
  const isMember = useMember() !== null;
  useEffect(() => {
    // Loads in parallel with the plan.
    if (isMember) void OpenCommunity.preload();
  }, [isMember]);
  return (
    <div className="page py-10 sm:py-16">
      <ProGate
        waiting={<CommunityWaiting />}
        closed={<ClosedCommunity upsell={<UpsellCard returnTo="/community" />} />}
      >
        <OpenCommunity waiting={<CommunityWaiting />} />
      </ProGate>
    </div>
  );
}
