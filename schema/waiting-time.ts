// How long somebody has to wait, in words.

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** '40 seconds', '12 minutes', '5 hours': rounded up. */
export function waitingTime(seconds: number): string {
  if (seconds <= 90) return plural(Math.ceil(seconds), 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 90 ? plural(minutes, 'minute') : plural(Math.ceil(minutes / 60), 'hour');
}
