// Plays a journey: says where the rock is between its stops, and moves it on with time.

/** Milliseconds of one leg, and of all legs at most; the share of a leg's time in which the rock rests at its start. */
export const pace = { leg: 2200, most: 30_000, rest: 0.5 } as const;
/** Milliseconds. After a longer pause, as in a background tab, the rock goes on where it was. */
const mostFrame = 400;

export interface Player {
  subscribe: (onChange: () => void) => () => void;
  /** Where the rock is: 2 at the third stop, 2.5 halfway to the fourth. */
  at: () => number;
  /** Index of the stop that it has reached. */
  reached: () => number;
  isPlaying: () => boolean;
  /** Whether the rock is at its newest stop, as before the first play. */
  isOver: () => boolean;
  /** From where it is, and from the first stop if it is over. */
  play: () => void;
  pause: () => void;
  /** Also pauses. */
  seek: (at: number) => void;
}

/** @param last index of the newest stop */
export function journeyPlayer(last: number): Player {
  const listeners = new Set<() => void>();
  /** Legs played, with the rests: see `placeAfter`. */
  let played = last;
  let at = last;
  let frame: number | null = null;

  function move(to: number): void {
    played = Math.max(0, Math.min(last, to));
    at = placeAfter(played);
    for (const tell of listeners) tell();
  }

  function run(before: number): void {
    frame = requestAnimationFrame((now) => {
      const next = played + Math.min(mostFrame, Math.max(0, now - before)) / legTime(last);
      if (next < last) run(now);
      else frame = null;
      move(next);
    });
  }

  function halt(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
  }

  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    at: () => at,
    reached: () => Math.floor(at),
    isPlaying: () => frame !== null,
    isOver: () => at === last,
    play() {
      if (frame !== null || last === 0) return;
      run(performance.now());
      move(at === last ? 0 : played);
    },
    pause() {
      halt();
      move(played);
    },
    seek(to) {
      halt();
      move(playedAt(Math.max(0, Math.min(last, to))));
    },
  };
}

/** Milliseconds of one leg in a journey of so many legs. */
export function legTime(legs: number): number {
  return Math.min(pace.leg, pace.most / legs);
}

/** Where the rock is when so many legs are played: it rests at each stop, and sets off and arrives gently. */
export function placeAfter(played: number): number {
  const stop = Math.floor(played);
  const moved = Math.max(0, (played - stop - pace.rest) / (1 - pace.rest));
  return stop + (1 - Math.cos(Math.PI * moved)) / 2;
}

/** The reverse; at a stop the rest is still to come. */
function playedAt(at: number): number {
  const stop = Math.floor(at);
  const moved = Math.acos(1 - 2 * (at - stop)) / Math.PI;
  return at === stop ? stop : stop + pace.rest + moved * (1 - pace.rest);
}
