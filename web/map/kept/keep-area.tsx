// Keeps a part of the map for a walk without a network, and says which one is kept.
import { Download } from 'lucide-react';
import { useCallback, useRef } from 'react';
import type { Coordinates } from '../../../schema/journey.ts';
import { areaLimits } from '../../tiles/area.ts';
import type { Progress } from '../../tiles/keep-area.ts';
import { Button } from '../../ui/button.tsx';
import { placeView, type MapView } from '../views.ts';
import type { VisibleArea } from '../visible-area.ts';
import { failureWords, keptWords, megabytes, questionWords, unchangedWords } from './kept-words.ts';
import { middleOf } from './middle-of.ts';
import { useKeepArea } from './use-keep-area.ts';

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
const dots = 24;

export default function KeepArea({ shown, person, onShow }: KeepAreaProps) {
  const { run, progress, question, area, hasRocks, ...act } = useKeepArea();
  const middle = person ?? (shown && middleOf(shown));
  const isFar = !person && shown !== null && shown.zoom < leastZoom;
  const isRunning = run.state === 'running';
  const unchanged = unchangedWords(area !== null);
  const keepButton = useRef<HTMLButtonElement>(null);
  /** For buttons that go away: the focus then moves to the one that stays. */
  const passFocus = useCallback((buttons: HTMLElement | null) => {
    return () => {
      if (buttons?.contains(document.activeElement)) keepButton.current?.focus({ preventScroll: true });
    };
  }, []);

  return (
    <section aria-label="Map for a walk" className="flex flex-col items-start gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button
          ref={keepButton}
          pending={isRunning}
          aria-disabled={isFar || middle === null}
          aria-describedby="keep-area"
          onClick={() => middle && !isFar && act.keep(middle)}
        >
          <Download aria-hidden className="size-5" />
          Keep this area
        </Button>
        <p id="keep-area" className="max-w-reading min-w-[min(100%,20rem)] flex-1 text-sm text-soft">
          For a walk without a network: the map {areaLimits.km} km around, and its rocks.
          {isFar && ' Zoom in to the place of your walk first.'}
          {area && !isFar && ' It replaces the one below.'}
        </p>
      </div>
      {isRunning && <Dots progress={progress} />}
      <p role="status" className="text-sm font-semibold empty:hidden">
        {statusWords(run.state, question?.bytes ?? null, unchanged)}
      </p>
      {run.state === 'failed' && (
        <div ref={passFocus} role="alert" className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-coral">
            {failureWords[run.reason]} {unchanged}
          </p>
          {middle && <Button onClick={() => act.keep(middle)}>Try again</Button>}
        </div>
      )}
      {isRunning && !question && (
        <div ref={passFocus}>
          <Button onClick={act.stop}>Stop</Button>
        </div>
      )}
      {question && (
        <div ref={passFocus} className="flex flex-wrap gap-3">
          <Button variant="main" onClick={() => question.answer(true)}>
            Keep it
          </Button>
          <Button onClick={() => question.answer(false)}>Leave it</Button>
        </div>
      )}
      {area && (
        <div ref={passFocus} className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm">
            {keptWords(area)}
            {!hasRocks && (
              <span className="block text-soft">
                Its rocks are not kept for you. Keep the area again for them.
              </span>
            )}
          </p>
          <Button onClick={() => onShow(placeView(area.middle, areaZoom))}>Show</Button>
          <Button aria-disabled={isRunning} onClick={() => !isRunning && act.remove()}>
            Remove
          </Button>
        </div>
      )}
    </section>
  );
}

function statusWords(
  state: ReturnType<typeof useKeepArea>['run']['state'],
  asked: number | null,
  unchanged: string,
): string {
  if (asked !== null) return questionWords(asked);
  if (state === 'done') return 'The area is kept. It is here without a network too.';
  if (state === 'stopped') return `Stopped. ${unchanged}`;
  return state === 'removed' ? 'The area was removed.' : '';
}

/** How much is there, as a row of dots that fills and in words. Screen readers hear each quarter. */
function Dots({ progress }: { progress: Progress | null }) {
  const { done, all, bytes } = progress ?? { done: 0, all: 0, bytes: 0 };
  const part = all > 0 ? done / all : 0;
  const full = Math.floor(part * dots);
  const quarters = Math.floor(part * 4);
  return (
    <div className="flex flex-col gap-1.5">
      <span aria-hidden className="flex flex-wrap gap-1">
        {Array.from({ length: dots }, (_, dot) => (
          <span
            key={dot}
            data-full={dot < full}
            className="size-2.5 rounded-full border border-edge bg-card transition-colors data-[full=true]:border-moss data-[full=true]:bg-moss"
          />
        ))}
      </span>
      <p aria-hidden className="text-sm text-soft tabular-nums">
        {all > 0 ? `${done} of ${all} pieces of the map, ${megabytes(bytes)}` : 'Asking for its rocks...'}
      </p>
      <p role="status" className="sr-only">
        {quarters > 0 ? `${quarters * 25} % of the area is here.` : 'Keeping the area.'}
      </p>
    </div>
  );
}
