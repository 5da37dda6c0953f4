// The suggestions for a typed text, a moment after the last letter.
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { placeLimits } from '../../schema/places.ts';
import { placesBeginning } from './queries.ts';

/** Milliseconds without a further letter. */
const pause = 200;

interface Asked {
  q: string;
  near: string | undefined;
}

/** @param near the middle of the map, where it tells what the member is looking at */
export function useSuggestions(near: string | undefined) {
  // With the map's middle of that moment: a move of the map asks for nothing.
  const [asked, setAsked] = useState<Asked>({ q: '', near });
  const [isOpen, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { data, isError, isPlaceholderData } = useQuery(placesBeginning(asked.q, asked.near));
  const isShown = isOpen && [...asked.q].length >= placeLimits.leastLetters;

  /** Opens the list for this text. @param delay milliseconds */
  const suggest = (typed: string, delay = pause) => {
    clearTimeout(timer.current);
    const q = typed.trim();
    timer.current = setTimeout(() => setAsked((before) => (before.q === q ? before : { q, near })), delay);
    setOpen(true);
  };
  const close = () => {
    clearTimeout(timer.current);
    setOpen(false);
  };
  return {
    q: asked.q,
    isOpen: isShown,
    hits: isShown && !isError ? data : undefined,
    isMissed: isShown && !isError && !isPlaceholderData && data?.length === 0,
    hasFailed: isShown && isError,
    suggest,
    close,
  };
}
