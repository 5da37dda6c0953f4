// The Settings tab: the email address, what the member hears of, their data, and the deletion of the account.
import { useRef, type ReactNode } from 'react';
import { accountInitials, type CurrentMember } from '../../../schema/members.ts';
import { SettingsSection } from '../../inbox/settings-section.tsx';
import { OwnData } from '../../own-data/own-data.tsx';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { EmailFieldset, type EmailForm } from './email-form.tsx';
import { PendingEmail } from './pending-email.tsx';
import { useWords } from '../../views/words.ts';
import { displayName } from '../../lib/display-name.ts';

interface SettingsTabProps {
  member: CurrentMember;
  email: EmailForm;
  /** Called with true when the deletion starts, and with false when it failed. */
  onLeaving: (isLeaving: boolean) => void;
  /** Called before a link is followed. Returns false if the dialog has to ask about unsaved changes first. */
  onLeave: () => boolean;
}

export function SettingsTab({ member, email, onLeaving, onLeave }: SettingsTabProps) {
  const words = useWords('profile');
  const { id, firstName, lastName, profileImageUrl, pendingEmail } = member;
  const fullName = `${firstName} ${lastName}`.trim() || displayName(member);
  const opener = useRef<HTMLButtonElement>(null);
  const closeEmail = () => {
    email.close();
    opener.current?.focus();
  };
  return (
    <div className="flex flex-col gap-9">
      <Section title={words.account}>
        <div className="flex items-center gap-4">
          <Avatar src={profileImageUrl} initials={accountInitials(member)} id={id} size="medium" />
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">
              <bdi>{fullName}</bdi>
            </p>
            <p className="wrap-anywhere text-soft">{member.email}</p>
          </div>
        </div>
        {pendingEmail !== null && <PendingEmail address={pendingEmail} current={member.email} />}
        <Button
          ref={opener}
          className="self-start"
          aria-expanded={email.isOpen}
          onClick={email.isOpen ? closeEmail : email.open}
        >
          {words.changeEmail}
        </Button>
        {email.isOpen && <EmailFieldset form={email.form} onClose={closeEmail} />}
      </Section>
      <Section title={words.hearOf}>
        <SettingsSection />
      </Section>
      <Section title={words.data}>
        <OwnData onLeave={onLeave} />
      </Section>
      <Section title={words.dataAndAccount}>
        <DeleteAccount onLeaving={onLeaving} />
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-4">
      <h3>{title}</h3>
      {children}
    </section>
  );
}
