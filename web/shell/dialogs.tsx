// The dialogs that any page can open: found rock, and profile and settings.
import { useNavigate, useSearch } from '@tanstack/react-router';
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useMember } from '../members/queries.ts';
import { lazyDialog } from '../ui/lazy-part.tsx';
import type { ProfileTabName } from './profile-dialog.tsx';

const FoundRockDialog = lazyDialog(() => import('../finds/found-rock-dialog.tsx'));
const ProfileDialog = lazyDialog(() => import('./profile-dialog.tsx'));

type DialogName = 'found-rock' | 'profile';

type Open = (name: DialogName, tab?: ProfileTabName) => void;

const OpenDialog = createContext<Open>(() => {});

/** Opens one of the shell's dialogs: `useOpenDialog()('found-rock')`, `useOpenDialog()('profile', 'settings')`. */
export function useOpenDialog() {
  return useContext(OpenDialog);
}

export function ShellDialogs({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<DialogName | null>(null);
  const [profileTab, setProfileTab] = useState<ProfileTabName>('profile');
  const [openings, setOpenings] = useState(0);
  const [openDialog] = useState((): Open => (name, tab = 'profile') => {
    setProfileTab(tab);
    setOpenings((before) => before + 1);
    setOpen(name);
  });
  useDialogFromUrl(openDialog);
  const member = useMember();

  const of = (name: DialogName) => ({
    open: open === name,
    onOpenChange: (stays: boolean) => setOpen(stays ? name : null),
  });
  return (
    <OpenDialog value={openDialog}>
      {children}
      <FoundRockDialog {...of('found-rock')} />
      {member && (
        // Remounted on each opening, so that its forms start with the current member.
        <ProfileDialog
          key={openings}
          {...of('profile')}
          member={member}
          tab={profileTab}
          onTabChange={setProfileTab}
        />
      )}
    </OpenDialog>
  );
}

/** Opens a dialog for `/?action=found-rock` and `/?first-login=true`, and removes the parameter from the URL. */
function useDialogFromUrl(openDialog: Open) {
  const search = useSearch({ strict: false });
  const navigate = useNavigate();
  const named = search['first-login'] ? 'profile' : search.action === 'found-rock' ? 'found-rock' : null;
  useEffect(() => {
    if (!named) return;
    openDialog(named);
    void navigate({ to: '/', replace: true });
  }, [named, navigate, openDialog]);
}
