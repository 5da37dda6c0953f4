// For an administrator without Rock Hunter Pro: a link to give it to themselves, instead of an offer to buy it.
import type { CurrentMember } from '../../schema/members.ts';
import { ButtonLink } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

interface GivenByOneselfProps {
  member: Pick<CurrentMember, 'email'>;
  /** Called on click; may prevent the navigation. */
  onFollow?: ((event: { preventDefault: () => void }) => void) | undefined;
}

export function AdminPlanLink({ member, onFollow }: GivenByOneselfProps) {
  const words = useWords('plans').giveYourself;
  return (
    <div className="flex flex-col items-start gap-5">
      <p>{words.text}</p>
      <ButtonLink to="/admin" search={{ tab: 'members', q: member.email }} variant="sun" onClick={onFollow}>
        {words.link}
      </ButtonLink>
    </div>
  );
}
