// Plays a journey: a button, and a string of dots along which the rock can be dragged.
import './player-bar.css';
import { Pause, Play, RotateCcw, SkipForward } from 'lucide-react';
import { useState, useSyncExternalStore, type CSSProperties, type KeyboardEvent } from 'react';
import { placeBeside } from '../../schema/near.ts';
import { prefersReducedMotion } from '../map/move.ts';
import { Button } from '../ui/button.tsx';
import type { JourneyPlace } from './journey-places.ts';
import type { Player } from './player.ts';
import { useWords } from '../views/words.ts';
import type { Words } from '../../schema/words/words.ts';
import { placeCalled } from '../../schema/journey.ts';

interface PlayerBarProps {
  player: Player;
  places: readonly JourneyPlace[];
  /** The rock sets off, or is dragged. */
  onMove: () => void;
}

/** More dots would be a line. */
const mostDots = 40;

export function PlayerBar({ player, places, onMove }: PlayerBarProps) {
  const words = useWords('trackMap');
  const at = useSyncExternalStore(player.subscribe, player.at);
  const isPlaying = useSyncExternalStore(player.subscribe, player.isPlaying);
  const [isStepped] = useState(prefersReducedMotion);
  // Empty while it plays, because a screen reader could not keep up.
  const [said, setSaid] = useState('');
  const last = places.length - 1;
  const reached = Math.floor(at);
  const nearby = useWords('near');
  const stopName = (stop: number) => stopWords(words, nearby, places, stop);
  const isOver = at === last && !isPlaying;

  const goTo = (stop: number) => {
    onMove();
    player.seek(stop);
  };
  const step = () => {
    const next = isOver ? 0 : reached + 1;
    goTo(next);
    setSaid(stopName(next));
  };
  const play = () => {
    onMove();
    setSaid('');
    player.play();
  };
  const pause = () => {
    player.pause();
    setSaid(stopName(reached));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const stop = steps[event.key]?.(at, last);
    if (stop === undefined) return;
    // The browser's own steps are a share of the whole.
    event.preventDefault();
    goTo(stop);
  };

  const dots = last < mostDots ? places : [];
  return (
    <div className="flex items-center gap-3 print:hidden">
      {isStepped ? (
        <Button variant="main" onClick={step} className="min-w-38 px-4!">
          {isOver ? (
            <RotateCcw aria-hidden className="size-5" />
          ) : (
            <SkipForward aria-hidden className="size-5" />
          )}
          {isOver ? words.firstStop : words.nextStop}
        </Button>
      ) : (
        <Button variant="main" onClick={isPlaying ? pause : play} className="min-w-28 px-4!">
          {isPlaying ? <Pause aria-hidden className="size-5" /> : <Play aria-hidden className="size-5" />}
          {isPlaying ? words.pause : words.play}
        </Button>
      )}
      {/* From left to right in every language, as players of music are. */}
      <div dir="ltr" className="relative h-11 min-w-0 flex-1" style={{ '--way': at / last } as CSSProperties}>
        <span aria-hidden className="player-way player-way-ahead" />
        <span aria-hidden className="player-way" />
        {dots.map(({ id }, stop) => (
          <span
            key={id}
            aria-hidden
            data-is-reached={stop <= reached || undefined}
            className="player-stop"
            style={{ '--stop': stop / last } as CSSProperties}
          />
        ))}
        <input
          type="range"
          aria-label={words.slider}
          aria-valuetext={stopName(reached)}
          min={0}
          max={last}
          step={isStepped ? 1 : 'any'}
          value={at}
          onChange={({ target }) => goTo(target.valueAsNumber)}
          onKeyDown={onKeyDown}
          className="player-range"
        />
      </div>
      <span role="status" className="sr-only">
        {isOver && said ? stopName(last) : said}
      </span>
    </div>
  );
}

const back = (at: number) => Math.max(0, Math.ceil(at) - 1);
const on = (at: number, last: number) => Math.min(last, Math.floor(at) + 1);
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: back,
  ArrowDown: back,
  PageDown: back,
  ArrowRight: on,
  ArrowUp: on,
  PageUp: on,
  Home: () => 0,
  End: (_, last) => last,
};

/** 'Stop 3 of 7: Pont Neuf, near Paris, France' */
function stopWords(
  words: Words['trackMap'],
  nearby: Words['near'],
  places: readonly JourneyPlace[],
  stop: number,
): string {
  const place = places[stop];
  if (!place) return '';
  const { locationName, near } = place;
  return words.stopOf(stop + 1, places.length, placeBeside(nearby, placeCalled(nearby, locationName), near));
}
