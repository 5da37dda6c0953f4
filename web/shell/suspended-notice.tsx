// The notice of a suspension, with the app's links.
import type { Suspension } from '../../schema/suspension.ts';
import { AppLink } from '../ui/app-link.tsx';
import { SuspendedNotice as View } from '../views/suspended-notice.tsx';

export default function SuspendedNotice({ suspension }: { suspension: Suspension }) {
  return <View suspension={suspension} Link={AppLink} />;
}
