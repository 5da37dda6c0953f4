// Idempotency keys: a retry after a lost response does not write twice.
import { useState } from 'react';

export type AttemptHeaders = { 'Idempotency-Key': string };

export interface Attempts {
  /** The header for this content. The key stays the same until the content changes or `done` is called. */
  headers(content: unknown): AttemptHeaders;
  /** Call after a success or a stored refusal. The next write gets a new key, even with the same content. */
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

/** The attempts of one form or button, while it is mounted. */
export function useAttempts(): Attempts {
  return useState(newAttempts)[0];
}

function fingerprint(content: unknown): string {
  return JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );
}
