// Form drafts in sessionStorage, because a phone may unload the page while its owner takes a photo or looks at the map.
// If the browser denies storage, a draft lives as long as its form.
import { ignoreErrors } from './ignore-errors.ts';

const prefix = 'draft:';

/** The stored fields merged over `empty`. Ignores unknown fields and values of another type. */
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
  ignoreErrors(() => sessionStorage.setItem(prefix + name, JSON.stringify(fields)));
}

/** For after the form was sent or discarded. */
export function dropDraft(name: string): void {
  ignoreErrors(() => sessionStorage.removeItem(prefix + name));
}

/** For logging out: the next user of this tab may be somebody else. @param names begin so */
export function dropAllDrafts(names = ''): void {
  ignoreErrors(() => {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(prefix + names)) sessionStorage.removeItem(key);
  });
}
