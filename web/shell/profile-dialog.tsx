// Profile and settings: for now who one is, and what will be set here.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { displayName } from '../../schema/members.ts';
import { api, bodyOf } from '../api.ts';
import { MemberAvatar } from '../members/member-avatar.tsx';
import { currentMember, useMember } from '../members/queries.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogActions } from '../ui/dialog.tsx';
import { toast } from '../ui/toast.ts';

interface ProfileDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function ProfileDialog({ open, onOpenChange }: ProfileDialogProps) {
  const member = useMember();
  const completeFirstLogin = useCompleteFirstLogin();
  const change = (stays: boolean) => {
    onOpenChange(stays);
    if (!stays && member?.isFirstLogin) completeFirstLogin();
  };
  return (
    <Dialog open={open && member !== null} onOpenChange={change} title="Profile & Settings">
      {member && (
        <div className="flex items-center gap-5">
          <MemberAvatar member={member} size="large" />
          <div className="min-w-0">
            <p className="font-display text-xl font-bold tracking-tight">{displayName(member)}</p>
            <p className="break-words text-soft">{member.email}</p>
          </div>
        </div>
      )}
      <p>
        Soon you can choose your name and place here, change your e-mail address, and look after your plan.
      </p>
      <DialogActions>
        <Button look="main" onClick={() => change(false)}>
          Continue
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Closing the dialog for the first time ends the first sign-in. */
function useCompleteFirstLogin() {
  const queryClient = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: () => bodyOf(api.auth.user['complete-first-login'].$post({ json: {} })),
    onSuccess: () => {
      queryClient.setQueryData(
        currentMember.queryKey,
        (member) => member && { ...member, isFirstLogin: false },
      );
      toast({ title: 'Profile Setup Complete', tone: 'good' });
    },
    onError: () =>
      toast({
        title: 'Error',
        description: 'Failed to complete profile setup. Please try again.',
        tone: 'bad',
      }),
  });
  return mutate;
}
