// Why a command ends early, in words for the operator: what happened, and what to do.
export class Stopped extends Error {
  override readonly name = 'Stopped';
}

export const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
