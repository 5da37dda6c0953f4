// Doubts about a place before it is saved. A doubt stops its form until the member answers it.
import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '../../schema/journey.ts';

/** Milliseconds after which a form goes on without an answer. */
const patience = 3000;

interface DoubtAbout<T> {
  subject: string;
  doubt: T;
}

export interface Doubts<T> {
  /** To show; a new object each time that the form is stopped. */
  doubt: T | null;
  /** @returns whether to save now */
  isFine: (at: Coordinates) => Promise<boolean>;
  /** The member goes on: this place is not doubted again. */
  accept: () => void;
  drop: () => void;
}

/**
 * @param subject the coordinates as typed: once they change, a doubt is over
 * @param find null if there is no doubt; an error counts as none
 */
export function useDoubt<T extends object>(
  subject: string,
  find: (at: Coordinates) => Promise<T | null>,
): Doubts<T> {
  const [shown, setShown] = useState<DoubtAbout<T> | null>(null);
  const accepted = useRef<string>(null);
  const isOpen = useRef(false);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const current = shown?.subject === subject ? shown : null;
  if (shown && !current) setShown(null);
  return {
    doubt: current?.doubt ?? null,
    isFine: async (at) => {
      if (accepted.current === subject) return true;
      const doubt = await Promise.race([find(at), afterwards(patience)]).catch(() => null);
      // Whoever has left the form meanwhile does not save.
      if (!isOpen.current) return false;
      setShown(doubt && { subject, doubt: { ...doubt } });
      return !doubt;
    },
    accept: () => {
      accepted.current = subject;
      setShown(null);
    },
    drop: () => setShown(null),
  };
}

const afterwards = (ms: number) =>
  new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), ms);
  });
