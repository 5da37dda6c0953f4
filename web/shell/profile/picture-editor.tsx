// The member's picture, with a preview of a new one before it is saved.
import { useId, type ReactNode } from 'react';
import type { CurrentMember } from '../../../schema/members.ts';
import { ApiError } from '../../lib/api-error.ts';
import { refusalOf, useChangePicture } from '../../members/changes.ts';
import { MemberAvatar } from '../../members/member-avatar.tsx';
import { isUnauthorized } from '../../members/unauthorized.ts';
import { PhotoInput, PhotoLabel } from '../../photos/photo-input.tsx';
import { PhotoRefusalNote } from '../../photos/photo-refusal-note.tsx';
import type { PhotoChoice } from '../../photos/use-photo.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.ts';
import { wordsNow } from '../../lib/words.ts';
import { useWords } from '../../views/words.ts';

interface PictureEditorProps {
  member: CurrentMember;
  picture: PhotoChoice;
  /** The text beside the picture. */
  children: ReactNode;
}

export function PictureEditor({ member, picture, children }: PictureEditorProps) {
  const all = useWords('profile');
  const words = all.picture;
  const id = useId();
  const { photo, choose, remove, refuse } = picture;
  const { mutateAsync, isPending } = useChangePicture();
  const hasPicture = member.profileImageUrl !== null;

  const change = async (image: File | null) => {
    try {
      await mutateAsync(image);
      remove();
      toast({ title: wordsNow('profile').updated, tone: 'good' });
    } catch (error) {
      if (isUnauthorized(error)) return;
      const refusal = refusalOf(error);
      if (!refusal) return refuse(all.error, wordsNow('profile').updateFailed);
      const isTooLarge = error instanceof ApiError && error.status === 413;
      refuse(
        isTooLarge ? wordsNow('photos').tooLargeTitle : wordsNow('photos').wrongTypeTitle,
        refusal.words,
      );
    }
  };

  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-5">
        <MemberAvatar
          member={{ ...member, profileImageUrl: photo.url ?? member.profileImageUrl }}
          alt={photo.url ? words.newOne : hasPicture ? words.current : ''}
          size="large"
        />
        <div className="min-w-0 flex-1">{children}</div>
      </div>
      <div className="group flex flex-wrap items-center gap-3">
        <PhotoInput
          id={id}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={photo.refusal !== null || undefined}
          onChoose={(file) => void choose(file)}
        />
        {photo.file && (
          <Button variant="main" pending={isPending} onClick={() => void change(photo.file)}>
            {isPending ? all.saving : words.use}
          </Button>
        )}
        <PhotoLabel htmlFor={id}>
          {photo.isFitting ? words.getting : photo.file ? words.chooseAnother : words.choose}
        </PhotoLabel>
        {photo.file ? (
          <Button variant="bare" onClick={remove}>
            {words.notThis}
          </Button>
        ) : (
          hasPicture && (
            <Button variant="bare" pending={isPending} onClick={() => void change(null)}>
              {words.remove}
            </Button>
          )
        )}
        <p id={`${id}-hint`} className="text-sm text-soft">
          {photo.file ? words.hintNew : words.hint}
        </p>
      </div>
      <PhotoRefusalNote id={`${id}-error`} refusal={photo.refusal} />
    </div>
  );
}
