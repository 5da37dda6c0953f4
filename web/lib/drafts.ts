// What somebody typed and has not sent, kept in this tab: a phone may drop the page while its owner takes a photo or looks
// at the map. In a browser that keeps nothing, a draft lives as long as its form.
import { attempt } from './attempt.ts';

const prefix = 'draft:';

/** The kept fields over the empty ones: only fields of the form, each of its own type. */
export function readDraft<F extends object>(name: string, empty: F): F {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(prefix + name) ?? '{}');
    const known = new Map<string, unknown>(Object.entries(empty));
    const pairs = Object.entries(kept ?? {}).filter(
      ([field, value]) => typeof known.get(field) === typeof value,
    );
    return { ...empty, ...Object.fromEntries(pairs) };
  } catch {
    return empty;
  }
}

export function keepDraft(name: string, fields: object): void {
  attempt(() => sessionStorage.setItem(prefix + name, JSON.stringify(fields)));
}

/** It was sent, or given up. */
export function dropDraft(name: string): void {
  attempt(() => sessionStorage.removeItem(prefix + name));
}

/** Whoever sits here next is somebody else. */
export function dropAllDrafts(): void {
  attempt(() => {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  });
}
