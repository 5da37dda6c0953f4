// Why a command ends early, in words for the operator: what happened, and what to do.
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

/** Its message, and those of what has caused it. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // Node says 'fetch failed', and why in the cause.
  const isNamed = error.cause === undefined || error.message.includes(wordsOf(error.cause));
  return isNamed ? error.message : `${error.message} (${wordsOf(error.cause)})`;
}
