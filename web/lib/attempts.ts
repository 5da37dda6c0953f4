// One key per attempt at a write, so that trying again after a lost answer cannot do it twice.
import { useState } from 'react';

export type AttemptHeaders = { 'Idempotency-Key': string };

export interface Attempts {
  /** The header for this content: the same key until the content changes or the attempt is done. */
  headers(content: unknown): AttemptHeaders;
  /** The server said yes, or a no that it keeps: the next write is a new attempt, even with the same content. */
  done(): void;
}

export function newAttempts(newKey: () => string = () => crypto.randomUUID()): Attempts {
  let current: { print: string; key: string } | null = null;
  return {
    headers(content) {
      const print = fingerprint(content);
      if (current?.print !== print) current = { print, key: newKey() };
      return { 'Idempotency-Key': current.key };
    },
    done() {
      current = null;
    },
  };
}

/** The attempts of one form or button, for as long as it is on the screen. */
export function useAttempts(): Attempts {
  return useState(newAttempts)[0];
}

function fingerprint(content: unknown): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
