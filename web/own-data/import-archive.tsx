// Brings the rocks of an archive into the account.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useSyncExternalStore, type ChangeEvent } from 'react';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { PhotoLabel } from '../photos/photo-input.tsx';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { ProgressDots } from '../ui/progress-dots.tsx';
import type { LeftOut, Progress } from './bring-in.ts';
import { importStore, startImport } from './import-run.ts';
import { count, doneWords, failureWords, leftOutWords } from './import-words.ts';

interface ImportArchiveProps {
  /** Called before a link is followed. Returns false if that has to wait. */
  onLeave: () => boolean;
}

export function ImportArchive({ onLeave }: ImportArchiveProps) {
  const id = useId();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const run = useSyncExternalStore(importStore.subscribe, importStore.read);
  const { isRunning = false, progress = null, error = null } = run ?? {};
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (file) void startImport(queryClient, file);
  };
  const tryAgain = (leftOut: readonly LeftOut[]) => {
    if (run) void startImport(queryClient, run.file, leftOut);
    // The button is gone by now.
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <p id={`${id}-hint`} className="text-soft">
        Have you a ZIP from another Rockabout site? It brings its rocks, journeys and photos into this
        account, with their Rock IDs. The miles from before count for your rocks, but in no ranking. Rocks
        that others have on this site cannot be brought in. If it stops midway, choose the same file again: it
        goes on where it stopped.
      </p>
      <div className="group relative flex flex-wrap items-center gap-3">
        <input
          ref={input}
          id={id}
          type="file"
          accept=".zip,application/zip"
          className="sr-only"
          aria-describedby={`${id}-hint`}
          aria-disabled={isRunning}
          onClick={(event) => isRunning && event.preventDefault()}
          onChange={choose}
        />
        <PhotoLabel htmlFor={id}>{isRunning ? 'Bringing it in...' : 'Bring in a ZIP'}</PhotoLabel>
      </div>
      {isRunning && (
        <div ref={bringIntoView} className="scroll-mb-6">
          <ProgressDots done={progress?.done ?? 0} all={progress?.all ?? 0} name="Bringing in your rocks">
            {progress
              ? `${progress.done.toLocaleString('en')} of ${count(progress.all, 'rock')}. It goes on when you close these settings. Please keep the page open.`
              : 'Reading the file...'}
          </ProgressDots>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {!isRunning && !error && progress && (
          <div ref={bringIntoView} className="flex scroll-mb-6 flex-col gap-1">
            <p className="font-semibold">{doneWords(progress).title}.</p>
            <p>{doneWords(progress).description}</p>
            {progress.done > 0 && (
              <p>
                <Link
                  to="/my-rocks"
                  className="link"
                  onClick={(event) => !onLeave() && event.preventDefault()}
                >
                  Go to My Rocks
                </Link>
              </p>
            )}
          </div>
        )}
      </div>
      <Refusal>
        {!isRunning && error && (
          <span ref={bringIntoView} className="scroll-mb-6">
            {failureWords(error, progress)}
          </span>
        )}
      </Refusal>
      {!isRunning && progress && progress.leftOut.length > 0 && (
        <LeftOutRocks {...progress} onTryAgain={tryAgain} />
      )}
    </div>
  );
}

interface LeftOutRocksProps extends Pick<Progress, 'leftOut'> {
  onTryAgain: (leftOut: readonly LeftOut[]) => void;
}

function LeftOutRocks({ leftOut, onTryAgain }: LeftOutRocksProps) {
  const id = useId();
  const later = leftOut.filter(({ mayComeLater }) => mayComeLater).length;
  return (
    <div className="flex flex-col gap-2">
      <p id={id} className="font-semibold">
        Left out
      </p>
      <ul aria-labelledby={id} className="flex list-disc flex-col gap-1 pl-5 wrap-anywhere">
        {[...Map.groupBy(leftOut, ({ why }) => why)].map(([why, rocks]) => (
          <li key={why}>{leftOutWords(rocks, why)}</li>
        ))}
      </ul>
      {later > 0 && (
        <Button className="self-start" onClick={() => onTryAgain(leftOut)}>
          Try {count(later, 'rock')} again
        </Button>
      )}
    </div>
  );
}
