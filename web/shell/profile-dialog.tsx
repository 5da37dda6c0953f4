// The dialog for profile, settings and subscription.
import { useRef, useState } from 'react';
import { nameOf, type CurrentMember } from '../../schema/members.ts';
import { useCompleteFirstLogin } from '../members/changes.ts';
import { usePhoto } from '../photos/use-photo.ts';
import { Dialog } from '../ui/dialog.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { useEmailForm } from './profile/email-form.tsx';
import { useProfileForm } from './profile/profile-form.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';
import { SettingsTab } from './profile/settings-tab.tsx';
import { SubscriptionTab } from './profile/subscription-tab.tsx';
import { UnsavedQuestion } from './profile/unsaved-question.tsx';
import { useWords } from '../views/words.ts';

export type ProfileTabName = 'profile' | 'settings' | 'subscription';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  member: CurrentMember;
  tab: ProfileTabName;
  onTabChange: (tab: ProfileTabName) => void;
}

/** Keeps the input of a tab while another tab is shown. Remounting resets the forms to the current member. */
export default function ProfileDialog({ open, onOpenChange, member, tab, onTabChange }: ProfileDialogProps) {
  const words = useWords('profile');
  const profile = useProfileForm(member);
  const email = useEmailForm(member);
  const picture = usePhoto();
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  /** The dialog was closed while the profile was being saved, and closes once that is done. */
  const closesAfterSaving = useRef(false);
  const focusBefore = useRef<Element | null>(null);
  const firstLogin = useCompleteFirstLogin();
  const { isDirty, isSubmitting } = profile.formState;
  const isEditedElsewhere = email.form.formState.isDirty || picture.photo.file !== null;
  const isEdited = isDirty || isEditedElsewhere;

  const leave = () => {
    setIsAsking(false);
    onOpenChange(false);
    if (member.isFirstLogin && !firstLogin.isPending) firstLogin.mutate();
  };
  /** @returns false if the dialog stays open, such as for a question */
  const close = (): boolean => {
    // The account is being deleted.
    if (isLeaving) return false;
    if (isSubmitting && !isEditedElsewhere) {
      closesAfterSaving.current = true;
      return false;
    }
    if (!isEdited) {
      leave();
      return true;
    }
    if (!isAsking) focusBefore.current = document.activeElement;
    setIsAsking(true);
    return false;
  };
  const afterSaving = (isSaved: boolean) => {
    if (isSaved && closesAfterSaving.current) leave();
    closesAfterSaving.current = false;
  };
  const keepEditing = () => {
    setIsAsking(false);
    if (focusBefore.current instanceof HTMLElement) focusBefore.current.focus();
  };

  return (
    <Dialog
      open={open}
      onOpenChange={(stays) => !stays && close()}
      title={words.title}
      description={
        tab === 'profile' &&
        member.isFirstLogin &&
        (nameOf(member) === '' ? words.welcomeNameless : words.welcome)
      }
      footer={isAsking && isEdited && <UnsavedQuestion onKeep={keepEditing} onDiscard={leave} />}
    >
      {/* The same height for every tab, so that the tabs do not move when clicked. */}
      <div className="min-h-[calc(var(--visible-height,100dvh)-7.65rem)] sm:min-h-[min(36rem,calc(100dvh-12rem))]">
        <Tabs
          label={words.tabs}
          inOneRow
          value={tab}
          onValueChange={(value) => !isLeaving && onTabChange(value as ProfileTabName)} // one of the three below
          tabs={[
            {
              value: 'profile',
              label: words.profileTab,
              panel: (
                <ProfileTab
                  member={member}
                  form={profile}
                  picture={picture}
                  onSaved={afterSaving}
                  onContinue={close}
                />
              ),
            },
            {
              value: 'settings',
              label: words.settingsTab,
              panel: <SettingsTab member={member} email={email} onLeaving={setIsLeaving} onLeave={close} />,
            },
            {
              value: 'subscription',
              label: words.planTab,
              panel: <SubscriptionTab member={member} onLeave={close} />,
            },
          ]}
        />
      </div>
    </Dialog>
  );
}
