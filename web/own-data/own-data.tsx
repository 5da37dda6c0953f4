// 'Your data' in the settings: everything that a member has here, as one ZIP, and the way back.
import { ownDataWords } from '../../schema/own-data.ts';
import { send } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { signInAgain } from '../members/unauthorized.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { ImportArchive } from './import-archive.tsx';

interface OwnDataProps {
  /** Called before a link is followed. Returns false if there are unsaved changes to ask about first. */
  onLeave: () => boolean;
}

/** Asked for by HEAD first: the browser, which then fetches it by itself, would show a refusal as a page. */
const archive = '/api/user/export.zip';

export function OwnData({ onLeave }: OwnDataProps) {
  const { mutate, isPending } = useMemberMutation(() => send(archive, { method: 'HEAD' }), {
    onDone: save,
    onFailed: sayWhy,
  });
  return (
    <>
      <h4 className="font-semibold">Take it with you</h4>
      <p className="text-soft">
        One ZIP file with everything that you have here: your rocks with their Rock IDs and photos, every step
        of their journeys, your finds, comments and orders. Tables open in a spreadsheet, tracks on a map. It
        is free. Keep it to yourself: Rock IDs are secrets.
      </p>
      <Button className="self-start" pending={isPending} onClick={() => mutate()}>
        {isPending ? 'Preparing...' : 'Download my data'}
      </Button>
      <UnlessSuspended>
        <h4 className="mt-3 font-semibold">Bring it in</h4>
        <ImportArchive onLeave={onLeave} />
      </UnlessSuspended>
    </>
  );
}

/** By the browser, which writes it to the disk as it comes: with many photos it may be larger than the memory. */
function save(): void {
  const link = document.createElement('a');
  link.href = archive;
  link.download = '';
  link.click();
  toast({
    title: 'Your download begins',
    description: 'With many photos it takes a while. The browser says when it is there.',
    tone: 'good',
  });
}

/** A HEAD has no words of the server. */
function sayWhy(error: Error): number | void {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return signInAgain();
  const description = status === 429 ? ownDataWords.exportsSpent : 'Please try again in a moment.';
  return toast({ title: 'No file this time', description, tone: 'bad' });
}
