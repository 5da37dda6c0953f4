// What only members have on every page: the bar at the bottom of a phone, and purchases from before the sign-in.
import { RedeemOnReturn } from '../subscriptions/redeem-on-return.tsx';
import { BottomBar, type BottomBarProps } from './bottom-bar.tsx';

export default function MemberParts(bar: BottomBarProps) {
  return (
    <>
      <BottomBar {...bar} />
      <RedeemOnReturn />
    </>
  );
}
