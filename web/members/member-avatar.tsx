// A member's avatar: their picture or initials.
import { initials, type PublicMember } from '../../schema/members.ts';
import { Avatar } from '../ui/avatar.tsx';

type Pictured = Pick<PublicMember, 'id' | 'username' | 'firstName' | 'lastName' | 'profileImageUrl'>;

interface MemberAvatarProps {
  /** null for a deleted account. */
  member: Pictured | null;
  /** Empty when the name is beside it. */
  alt?: string;
  size?: 'small' | 'usual' | 'medium' | 'large';
}

export function MemberAvatar({ member, alt, size }: MemberAvatarProps) {
  return (
    <Avatar
      src={member?.profileImageUrl ?? null}
      initials={initials(member)}
      id={member?.id ?? ''}
      alt={alt}
      size={size}
    />
  );
}
