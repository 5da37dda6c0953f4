// The platform's cron, on this machine: the hourly tick, once at the start and then at minute 7 as in wrangler.toml.

const minute = 60_000;

/** Ends with the returned function. A tick that fails has told why in the log of the app. */
export function keepTicking(origin: string): () => void {
  const tick = () =>
    fetch(`${origin}/cdn-cgi/local/scheduled?cron=${encodeURIComponent('7 * * * *')}`).then(
      () => undefined,
      () => undefined,
    );
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const wait = () => {
    if (!isOver) timer = setTimeout(() => void tick().then(wait), untilNextTick(Date.now()));
  };
  void tick().then(wait);
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

/** Milliseconds until the next minute 7 of an hour. @param now milliseconds since 1970 */
export function untilNextTick(now: number): number {
  const passed = now - 7 * minute;
  return 60 * minute - (passed % (60 * minute));
}
