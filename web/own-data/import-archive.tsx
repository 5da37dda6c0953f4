// Brings the rocks of an archive into the account.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, type ChangeEvent } from 'react';
import type { Imported } from '../../schema/own-data.ts';
import { serverWords } from '../lib/api-error.ts';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { useWindowEvent } from '../lib/use-window-event.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { PhotoLabel } from '../photos/photo-input.tsx';
import { refreshRocks } from '../refresh.ts';
import { Refusal } from '../ui/field.tsx';
import { ProgressDots } from '../ui/progress-dots.tsx';
import { toast } from '../ui/toast.ts';
import type { Progress } from './bring-in.ts';

const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`;

interface ImportArchiveProps {
  /** Called before a link is followed. Returns false if that has to wait. */
  onLeave: () => boolean;
}

export function ImportArchive({ onLeave }: ImportArchiveProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const [progress, setProgress] = useState<Progress | null>(null);
  const latest = useRef(progress);
  const isMounted = useIsMounted();
  const { mutate, isPending, error, data } = useMemberMutation(
    async (file: File): Promise<Imported> => {
      const note = (now: Progress | null) => {
        latest.current = now;
        setProgress(now);
      };
      note(null);
      const { bringIn } = await import('./bring-in.ts');
      return bringIn(file, note);
    },
    {
      onDone: async (imported) => {
        await refreshRocks(queryClient);
        if (!isMounted.current) toast({ ...doneWords(imported), tone: 'good' });
      },
      onFailed: (failure) => {
        if ((latest.current?.done ?? 0) > 0) void refreshRocks(queryClient);
        if (!isMounted.current)
          toast({
            title: 'Your file did not come in',
            description: failureWords(failure, latest.current),
            tone: 'bad',
          });
      },
    },
  );
  // Leaving would stop it midway.
  useWindowEvent('beforeunload', (event) => event.preventDefault(), isPending);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (file && !isPending) mutate(file);
  };
  return (
    <div className="flex flex-col gap-3">
      <p id={`${id}-hint`} className="text-soft">
        Have you a ZIP from another Rockabout site? It brings its rocks, journeys and photos into this
        account, with their Rock IDs. The miles from before count for your rocks, but in no ranking. Rocks
        that others have on this site cannot be brought in. If a large file stops midway, choose it again, and
        it goes on.
      </p>
      <div className="group relative flex flex-wrap items-center gap-3">
        <input
          id={id}
          type="file"
          accept=".zip,application/zip"
          className="sr-only"
          aria-describedby={`${id}-hint`}
          aria-disabled={isPending}
          onClick={(event) => isPending && event.preventDefault()}
          onChange={choose}
        />
        <PhotoLabel htmlFor={id}>{isPending ? 'Bringing it in...' : 'Bring in a ZIP'}</PhotoLabel>
      </div>
      {isPending && (
        <div ref={bringIntoView} className="scroll-mb-6">
          <ProgressDots done={progress?.done ?? 0} all={progress?.all ?? 0} name="Bringing in your rocks">
            {progress
              ? `${progress.done.toLocaleString('en')} of ${count(progress.all, 'rock')}. Please keep this page open.`
              : 'Reading the file...'}
          </ProgressDots>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {data && (
          <div ref={bringIntoView} className="flex scroll-mb-6 flex-col gap-1">
            <p className="font-semibold">{doneWords(data).title}.</p>
            <p>{doneWords(data).description}</p>
            <p>
              <Link to="/my-rocks" className="link" onClick={(event) => !onLeave() && event.preventDefault()}>
                Go to My Rocks
              </Link>
            </p>
          </div>
        )}
      </div>
      <Refusal>
        {error && (
          <span ref={bringIntoView} className="scroll-mb-6">
            {failureWords(error, progress)}
          </span>
        )}
      </Refusal>
    </div>
  );
}

function useIsMounted() {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}

function doneWords({ known, rocks, steps, photos }: Imported) {
  const all = known + rocks;
  const title = all === 1 ? 'Your rock is here' : `Your ${count(all, 'rock')} are here`;
  if (rocks === 0) return { title, description: 'Nothing was missing, and nothing was changed.' };
  const rest = `${count(steps, 'step')} of their journeys and ${count(photos, 'photo')}`;
  const came = known > 0 ? `${count(rocks, 'rock')} came this time, with ${rest}.` : `${rest} came along.`;
  return { title, description: came };
}

function failureWords(error: Error, progress: Progress | null): string {
  const why = serverWords(error, 'The file could not be sent. Please try again in a moment.');
  const { done, all } = progress ?? { done: 0, all: 0 };
  const what =
    done > 0
      ? `${done.toLocaleString('en')} of your ${count(all, 'rock')} are here.`
      : 'Nothing was brought in.';
  return `${why} ${what}`;
}
