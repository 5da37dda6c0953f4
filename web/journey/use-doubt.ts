// Doubts about a place before it is saved. A doubt stops its form until the member answers it.
import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../../schema/journey.ts';

/** Milliseconds after which a form goes on without an answer. */
const patience = 3000;

export interface Doubts<T> {
  /** To show; a new object each time that the form is stopped. */
  doubt: T | null;
  /** @returns whether to save now */
  isFine: (at: Coordinates) => Promise<boolean>;
  /** The member goes on: this place is not doubted again. */
  accept: () => void;
  /** The coordinates have changed, or are about to. */
  drop: () => void;
}

/** @param find null if there is no doubt; an error counts as none */
export function useDoubt<T extends object>(find: (at: Coordinates) => Promise<T | null>): Doubts<T> {
  const [doubt, setDoubt] = useState<T | null>(null);
  const asked = useRef('');
  const accepted = useRef('');
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const drop = () => {
    asked.current = '';
    setDoubt(null);
  };
  return {
    doubt,
    isFine: async (at) => {
      const place = `${at.latitude},${at.longitude}`;
      if (accepted.current === place) return true;
      asked.current = place;
      const found = await Promise.race([find(at), afterwards(patience)]).catch(() => null);
      // After the form was left, nothing is saved.
      if (!isOpen.current) return false;
      // Coordinates that were changed meanwhile are asked about with the next click.
      if (found && asked.current === place) setDoubt({ ...found });
      return !found;
    },
    accept: () => {
      accepted.current = asked.current;
      drop();
    },
    drop,
  };
}

const afterwards = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
