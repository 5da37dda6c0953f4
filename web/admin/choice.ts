// Which items of a list are chosen. An item that is not shown counts as not chosen: nothing happens to it unseen.
import { useRef, useState } from 'react';

/** The ids from one to another in either direction, both included; only `to` if `from` is not in the list. */
export function between(ids: readonly string[], from: string | null, to: string): readonly string[] {
  const [a, b] = [from === null ? -1 : ids.indexOf(from), ids.indexOf(to)];
  return a < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1);
}

export interface Choice<T> {
  /** In the order of the list. */
  chosen: readonly T[];
  has: (id: string) => boolean;
  /** Chooses an item, or no longer. @param isRange the same for all items from the last one that was clicked */
  toggle: (id: string, isRange: boolean) => void;
  set: (ids: readonly string[], isChosen: boolean) => void;
}

export function useChoice<T extends { id: string }>(items: readonly T[]): Choice<T> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const last = useRef<string>(null);
  const set = (changed: readonly string[], isChosen: boolean) =>
    setIds((before) => {
      const others = [...before].filter((id) => !changed.includes(id));
      return new Set(isChosen ? [...others, ...changed] : others);
    });
  return {
    chosen: items.filter(({ id }) => ids.has(id)),
    has: (id) => ids.has(id),
    toggle: (id, isRange) => {
      const shown = items.map((item) => item.id);
      set(isRange ? between(shown, last.current, id) : [id], !ids.has(id));
      last.current = id;
    },
    set,
  };
}
