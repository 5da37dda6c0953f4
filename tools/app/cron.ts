// The platform's cron, on this machine: the hourly tick, once at the start and then at minute 7 as in wrangler.toml.

const minute = 60_000;

/** One tick, over when it is done. One that fails has told why in the log of the app. */
export async function tick(origin: string): Promise<void> {
  const path = `/cdn-cgi/local/scheduled?cron=${encodeURIComponent('7 * * * *')}`;
  await fetch(`${origin}${path}`).then(
    () => undefined,
    () => undefined,
  );
}

/** Ends with the returned function. */
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
