// For an administrator without Rock Hunter Pro: a link to give it to themselves, instead of an offer to buy it.
import type { CurrentMember } from '../../schema/members.ts';
import { ButtonLink } from '../ui/button.tsx';

interface GivenByOneselfProps {
  member: Pick<CurrentMember, 'email'>;
  /** Called on click; may prevent the navigation. */
  onFollow?: ((event: { preventDefault: () => void }) => void) | undefined;
}

export function AdminPlanLink({ member, onFollow }: GivenByOneselfProps) {
  return (
    <div className="flex flex-col items-start gap-5">
      <p>
        You look after this community, so there is nothing to pay: give yourself Rock Hunter Pro by hand, in
        the list of members.
      </p>
      <ButtonLink to="/admin" search={{ tab: 'members', q: member.email }} variant="sun" onClick={onFollow}>
        Give yourself Pro
      </ButtonLink>
    </div>
  );
}
