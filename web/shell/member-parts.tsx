// What only members have on every page: the bar at the bottom of a phone, purchases from before the sign-in, and that
// they are suspended.
import { RedeemOnReturn } from '../subscriptions/redeem-on-return.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { BottomBar, type BottomBarProps } from './bottom-bar.tsx';

export const SuspendedNotice = lazyPart(() => import('./suspended-notice.tsx'));

export default function MemberParts(bar: BottomBarProps) {
  return (
    <>
      {bar.member.suspension && <SuspendedNotice suspension={bar.member.suspension} />}
      <BottomBar {...bar} />
      <RedeemOnReturn />
    </>
  );
}
