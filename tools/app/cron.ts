// Runs the hourly cron locally: once at the start, then at minute 7 as in wrangler.toml.

const minute = 60_000;

/** Runs one tick and waits for its end. If it fails, the app's log says why. */
export async function tick(origin: string): Promise<void> {
  const path = `/cdn-cgi/local/scheduled?cron=${encodeURIComponent('7 * * * *')}`;
  await fetch(`${origin}${path}`).then(
    () => undefined,
    () => undefined,
  );
}

/** Runs ticks until the returned function is called. */
export function keepTicking(origin: string): () => void {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const wait = () => {
    if (!isOver) timer = setTimeout(() => void tick(origin).then(wait), untilNextTick(Date.now()));
  };
  void tick(origin).then(wait);
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
