// 'Your data' in the settings: everything that a member has here, as one ZIP, and the way back.
import { send } from '../api.ts';
import { ApiError } from '../lib/api-error.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { signInAgain } from '../members/unauthorized.ts';
import { UnlessSuspended } from '../members/unless-suspended.tsx';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.ts';
import { ImportArchive } from './import-archive.tsx';
import { useWords } from '../views/words.ts';
import { wordsNow } from '../lib/words.ts';

interface OwnDataProps {
  /** Called before a link is followed. Returns false if there are unsaved changes to ask about first. */
  onLeave: () => boolean;
}

/** Asked for by HEAD first: the browser, which then fetches it by itself, would show a refusal as a page. */
const archive = '/api/user/export.zip';

export function OwnData({ onLeave }: OwnDataProps) {
  const words = useWords('ownData');
  const { mutate, isPending } = useMemberMutation(() => send(archive, { method: 'HEAD' }), {
    onDone: save,
    onFailed: sayWhy,
  });
  return (
    <>
      <h4 className="font-semibold">{words.takeWithYou}</h4>
      <p className="text-soft">{words.aboutDownload}</p>
      <Button className="self-start" pending={isPending} onClick={() => mutate()}>
        {isPending ? words.preparing : words.download}
      </Button>
      <UnlessSuspended>
        <h4 className="mt-3 font-semibold">{words.bringItIn}</h4>
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
  toast({ ...wordsNow('ownData').downloadBegins, tone: 'good' });
}

/** A HEAD has no words of the server. */
function sayWhy(error: Error): number | void {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 401) return signInAgain();
  const words = wordsNow('ownData');
  const description = status === 429 ? words.exportsSpent : words.tryAgain;
  return toast({ title: words.noFile, description, tone: 'bad' });
}
