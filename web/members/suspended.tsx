// Tells a suspended member until when and why, in the place of a form.
import type { Suspension } from '../../schema/suspension.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Suspended } from '../views/suspended.tsx';

export default function SuspendedMember({ suspension }: { suspension: Suspension }) {
  return <Suspended suspension={suspension} Link={AppLink} />;
}
