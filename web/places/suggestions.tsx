// The list of suggested places below the search field.
import { clsx } from 'clsx';
import { Trees } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { PlaceHit } from '../../schema/places.ts';
import { hitKey, nameWords, regionWords } from './hit-words.ts';
import { suggestionsClass } from './suggestions-class.ts';
import { useWords } from '../views/words.ts';

interface SuggestionsProps {
  /** The list's id, and the prefix of those of its options. */
  id: string;
  hits: readonly PlaceHit[];
  activeKey: string | null;
  onChoose: (hit: PlaceHit) => void;
}

export default function Suggestions({ id, hits, activeKey, onChoose }: SuggestionsProps) {
  const words = useWords('places');
  const list = useRef<HTMLDivElement>(null);
  // The list may reach below the screen.
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [activeKey]);
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={words.suggested}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      className={clsx(
        suggestionsClass,
        'max-h-[min(25rem,60svh)] scroll-my-3 overflow-y-auto overscroll-contain p-1.5',
      )}
    >
      {hits.map((hit) => {
        const key = hitKey(hit);
        const { name, otherName } = nameWords(hit);
        return (
          <div
            key={key}
            id={`${id}-${key}`}
            role="option"
            tabIndex={-1}
            aria-selected={key === activeKey}
            onClick={() => onChoose(hit)}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-1.5 outline-ink hover:bg-paper aria-selected:bg-paper aria-selected:outline-2 aria-selected:-outline-offset-2"
          >
            <span className="min-w-0 flex-1 leading-snug">
              <span className="font-semibold">{name}</span>{' '}
              {otherName !== null && <span>({otherName}) </span>}
              <span className="block text-sm text-soft">{regionWords(hit, hits)}</span>
            </span>
            {hit.kind === 'park' && (
              <span className="flex items-center gap-1.5 text-sm text-moss">
                <Trees aria-hidden className="size-4.5" />
                {words.park}
              </span>
            )}
          </div>
        );
      })}
    </div>
  );
}
