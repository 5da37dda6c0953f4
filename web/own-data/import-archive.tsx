// Brings the rocks of an archive into the account.
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState, useSyncExternalStore, type ChangeEvent } from 'react';
import { bringIntoView } from '../lib/bring-into-view.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { isUnauthorized } from '../members/unauthorized.ts';
import { PhotoLabel } from '../photos/photo-input.tsx';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/field.tsx';
import { ProgressDots } from '../ui/progress-dots.tsx';
import { useWords } from '../views/words.ts';
import type { LeftOut, Waiting } from './bring-in.ts';
import { importStore, startImport } from './import-run.ts';
import { doneWords, failureWords, leftOutWords } from './import-words.ts';

interface ImportArchiveProps {
  /** Called before a link is followed. Returns false if that has to wait. */
  onLeave: () => boolean;
}

export function ImportArchive({ onLeave }: ImportArchiveProps) {
  const words = useWords('ownData');
  const id = useId();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const run = useSyncExternalStore(importStore.subscribe, importStore.read);
  const { isRunning = false, error = null } = run ?? {};
  const isOwn = run?.memberId === useMember()?.id;
  const progress = isOwn ? (run?.progress ?? null) : null;
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that choosing the same file again fires a change event.
    target.value = '';
    if (file) void startImport(queryClient, file);
  };
  const goOn = () => {
    if (run) void startImport(queryClient, run.file, run.progress);
    // The button is gone by now.
    input.current?.focus();
  };
  return (
    <div className="flex flex-col gap-3">
      <p id={`${id}-hint`} className="text-soft">
        {words.aboutImport}
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
        <PhotoLabel htmlFor={id}>{isRunning ? words.bringingIn : words.bringIn}</PhotoLabel>
      </div>
      {isRunning && (
        <div ref={bringIntoView} className="scroll-mb-6">
          <ProgressDots done={progress?.done ?? 0} all={progress?.all ?? 0} name={words.progress}>
            {progress ? words.doneSoFar(progress.done, progress.all) : words.reading}
          </ProgressDots>
        </div>
      )}
      <div role="status" className="empty:hidden">
        {!isRunning && !error && progress && (
          <div ref={bringIntoView} className="flex scroll-mb-6 flex-col gap-1">
            <p className="font-semibold">{words.sentence(doneWords(progress).title)}</p>
            <p>{doneWords(progress).description}</p>
            {progress.done > 0 && (
              <p>
                <Link
                  to="/my-rocks"
                  className="link"
                  onClick={(event) => !onLeave() && event.preventDefault()}
                >
                  {words.goToMyRocks}
                </Link>
              </p>
            )}
          </div>
        )}
      </div>
      <Refusal>
        {!isRunning && error && (
          <span ref={bringIntoView} className="scroll-mb-6">
            {failureWords(error, run?.progress ?? null)}
            {isUnauthorized(error) && (
              <>
                {' '}
                <a href={signInUrl()} className="link">
                  {words.signInAgain}
                </a>
              </>
            )}
          </span>
        )}
      </Refusal>
      {!isRunning && progress?.waiting && (
        <GoOn key={progress.waiting.until} {...progress.waiting} onGoOn={goOn} />
      )}
      {!isRunning && progress && progress.leftOut.length > 0 && <LeftOutRocks leftOut={progress.leftOut} />}
    </div>
  );
}

function LeftOutRocks({ leftOut }: { leftOut: readonly LeftOut[] }) {
  const words = useWords('ownData');
  const id = useId();
  return (
    <div ref={bringIntoView} className="flex scroll-mb-6 flex-col gap-2">
      <p id={id} className="font-semibold">
        {words.leftOut}
      </p>
      <ul aria-labelledby={id} className="flex list-disc flex-col gap-1 ps-5 wrap-anywhere">
        {[...Map.groupBy(leftOut, ({ why }) => why)].map(([why, rocks]) => (
          <li key={why}>{leftOutWords(rocks, why)}</li>
        ))}
      </ul>
    </div>
  );
}

interface GoOnProps extends Waiting {
  onGoOn: () => void;
}

/** A button, from the time on at which the server takes more. */
function GoOn({ rocks, until, onGoOn }: GoOnProps) {
  const words = useWords('ownData');
  const [isTime, setIsTime] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsTime(true), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  if (!isTime) return null;
  return (
    <Button className="self-start" onClick={onGoOn}>
      {words.goOn(rocks)}
    </Button>
  );
}
