// Keeps a part of the map for a walk without a network, and says which one is kept.
import { Download } from 'lucide-react';
import { useCallback, useRef } from 'react';
import type { Coordinates } from '../../../schema/journey.ts';
import { areaLimits } from '../../tiles/area.ts';
import { Button } from '../../ui/button.tsx';
import { ProgressDots } from '../../ui/progress-dots.tsx';
import { placeView, type MapView } from '../views.ts';
import type { VisibleArea } from '../visible-area.ts';
import { keptWords } from './kept-words.ts';
import { middleOf } from './middle-of.ts';
import { useKeepArea } from './use-keep-area.ts';
import { useWords } from '../../views/words.ts';
import type { Words } from '../../../schema/words/words.ts';
import { sentences } from '../../lib/sentences.ts';

interface KeepAreaProps {
  shown: VisibleArea | null;
  /** The area is around them; null for the map's middle. */
  person: Coordinates | null;
  onShow: (view: MapView) => void;
}

/** The whole area is in view on a phone. */
const areaZoom = 12;
/** Below this zoom an area of a few kilometres could be anywhere on the map. */
const leastZoom = 9;

export default function KeepArea({ shown, person, onShow }: KeepAreaProps) {
  const words = useWords('keptArea');
  const { run, progress, question, area, hasRocks, ...act } = useKeepArea();
  const middle = person ?? (shown && middleOf(shown));
  const isFar = !person && shown !== null && shown.zoom < leastZoom;
  const isRunning = run.state === 'running';
  const unchanged = area === null ? words.nothingKept : words.otherStays;
  const keepButton = useRef<HTMLButtonElement>(null);
  /** For buttons that go away: the focus then moves to the one that stays. */
  const passFocus = useCallback((buttons: HTMLElement | null) => {
    return () => {
      if (buttons?.contains(document.activeElement)) keepButton.current?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section aria-label={words.heading} className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={keepButton}
          pending={isRunning}
          aria-disabled={isFar || middle === null}
          aria-describedby="keep-area"
          onClick={() => middle && !isFar && act.keep(middle)}
        >
          <Download aria-hidden className="size-5" />
          {words.keep}
        </Button>
        <p id="keep-area" className="max-w-reading min-w-[min(100%,20rem)] flex-1 text-sm text-soft">
          {sentences(
            words.what(areaLimits.km),
            isFar && words.zoomFirst,
            area !== null && !isFar && words.replaces,
          )}
        </p>
      </div>
      {isRunning && (
        <ProgressDots done={progress?.done ?? 0} all={progress?.all ?? 0} name={words.progress}>
          {progress && progress.all > 0
            ? words.pieces(progress.done, progress.all, progress.bytes)
            : words.asking}
        </ProgressDots>
      )}
      <p role="status" className="text-sm font-semibold empty:hidden">
        {statusWords(words, run.state, question?.bytes ?? null, unchanged)}
      </p>
      {run.state === 'failed' && (
        <div ref={passFocus} role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-coral">{words.failed(words.failures[run.reason], unchanged)}</p>
          {middle && <Button onClick={() => act.keep(middle)}>{words.tryAgain}</Button>}
        </div>
      )}
      {isRunning && !question && (
        <div ref={passFocus}>
          <Button onClick={act.stop}>{words.stop}</Button>
        </div>
      )}
      {question && (
        <div ref={passFocus} className="flex flex-wrap gap-3">
          <Button variant="main" onClick={() => question.answer(true)}>
            {words.keepIt}
          </Button>
          <Button onClick={() => question.answer(false)}>{words.leaveIt}</Button>
        </div>
      )}
      {area && (
        <div ref={passFocus} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">
            {keptWords(area)}
            {!hasRocks && <span className="block text-soft">{words.noRocks}</span>}
          </p>
          <Button onClick={() => onShow(placeView(area.middle, areaZoom))}>{words.show}</Button>
          <Button aria-disabled={isRunning} onClick={() => !isRunning && act.remove()}>
            {words.remove}
          </Button>
        </div>
      )}
    </section>
  );
}

function statusWords(
  words: Words['keptArea'],
  state: ReturnType<typeof useKeepArea>['run']['state'],
  asked: number | null,
  unchanged: string,
): string {
  if (asked !== null) return words.question(Math.ceil(asked / 1e6));
  if (state === 'done') return words.done;
  if (state === 'stopped') return words.stopped(unchanged);
  return state === 'removed' ? words.removed : '';
}
