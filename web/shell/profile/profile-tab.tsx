// The Profile tab: the member's picture and names, and the form to change them.
import { locationLine, type CurrentMember } from '../../../schema/members.ts';
import type { PhotoChoice } from '../../photos/use-photo.ts';
import { DotLine } from '../../views/dot-line.tsx';
import { PictureEditor } from './picture-editor.tsx';
import { ProfileFieldset, type ProfileForm } from './profile-form.tsx';
import { UnlessSuspended } from '../../members/unless-suspended.tsx';
import { useWords } from '../../views/words.ts';
import { displayName } from '../../lib/display-name.ts';

interface ProfileTabProps {
  member: CurrentMember;
  form: ProfileForm;
  picture: PhotoChoice;
  onSaved: (isSaved: boolean) => void;
  onContinue: () => void;
}

export function ProfileTab({ member, form, picture, onSaved, onContinue }: ProfileTabProps) {
  const words = useWords('profile').withheld;
  const place = locationLine(member);
  return (
    <div className="flex flex-col gap-6">
      <PictureEditor member={member} picture={picture}>
        <p className="font-display text-xl font-bold tracking-tight wrap-anywhere">
          <bdi>{displayName(member)}</bdi>
        </p>
        <p className="wrap-anywhere text-soft">{member.email}</p>
        {place && (
          <p className="wrap-anywhere text-soft">
            <bdi>{place}</bdi>
          </p>
        )}
      </PictureEditor>
      <DotLine />
      {member.nameWithheld !== undefined && (
        <div role="note" className="flex flex-col gap-2 rounded-md border-2 border-coral p-4">
          <p className="font-semibold">{words.title}</p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {member.nameWithheld}
          </p>
          <p className="text-soft">{words.text}</p>
        </div>
      )}
      <UnlessSuspended>
        <ProfileFieldset
          form={form}
          onSaved={onSaved}
          onContinue={member.isFirstLogin ? onContinue : undefined}
        />
      </UnlessSuspended>
    </div>
  );
}
