// A sentence with elements in it, at the places where its language has them.
import type { ReactNode } from 'react';

/** @param parts as a word of `schema/words` puts them in order */
export function Sentence({ parts }: { parts: readonly ReactNode[] }) {
  // A sentence's parts never change places, except with the language.
  return parts.map((part, place) => <Part key={place}>{part}</Part>);
}

const Part = ({ children }: { children: ReactNode }) => children;
