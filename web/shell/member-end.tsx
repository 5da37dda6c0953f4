// What only members have at the right end of the header: the bell, and where it is wide their picture with its menu.
import type { CurrentMember } from '../../schema/members.ts';
import { Bell } from '../inbox/bell.tsx';
import { UserMenu } from './user-menu.tsx';

interface MemberEndProps {
  member: CurrentMember;
  isWide?: boolean;
}

export default function MemberEnd({ member, isWide = false }: MemberEndProps) {
  return (
    <>
      <Bell />
      {isWide && <UserMenu member={member} />}
    </>
  );
}
