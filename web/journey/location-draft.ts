// What was typed about a place, kept until it is saved: a phone may drop the page while its owner looks at the map.
import { useState } from 'react';

export interface LocationDraft {
  latitude: string;
  longitude: string;
  locationName: string;
  notes: string;
}

const empty: LocationDraft = { latitude: '', longitude: '', locationName: '', notes: '' };

/** The draft of one form, in this tab only. */
export function useLocationDraft(name: string) {
  const key = `location-draft:${name}`;
  const [draft, setDraft] = useState(() => read(key));
  const change = (changed: Partial<LocationDraft>) => {
    setDraft((before) => {
      const next = { ...before, ...changed };
      write(key, next);
      return next;
    });
  };
  return [draft, change] as const;
}

/** Forgets a draft: it was saved, or given up. */
export function dropLocationDraft(name: string): void {
  write(`location-draft:${name}`, null);
}

function read(key: string): LocationDraft {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return empty;
    const words = Object.entries(kept).filter(
      ([field, value]) => field in empty && typeof value === 'string',
    );
    return { ...empty, ...Object.fromEntries(words) };
  } catch {
    return empty;
  }
}

function write(key: string, draft: LocationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(key, JSON.stringify(draft));
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing: the draft lives as long as the form.
  }
}
