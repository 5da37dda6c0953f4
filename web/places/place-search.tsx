// Searches a place by its name. Towns and parks are suggested while typing; an address is looked up on submit only,
// because that search is a shared public service.
import { useQueryClient } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import { placeLimits, type Place, type PlaceHit } from '../../schema/places.ts';
import { api, bodyOf } from '../api.ts';
import { hasAddressSearch } from '../config.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';
import { findPlace } from './find-place.ts';
import { hitKey, placeOf } from './hit-words.ts';
import { placesBeginning } from './queries.ts';
import { SuggestionsStatus } from './suggestions-status.tsx';
import { useSuggestions } from './use-suggestions.ts';
import { wordsNow } from '../lib/words.ts';
import { useWords } from '../views/words.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx'), NoFallback);

interface PlaceSearchProps {
  /** The middle of the map, where it tells what the member is looking at: '41.3,-95.9'. */
  near: string | undefined;
  onFound: (place: Place) => void;
}

export function PlaceSearch({ near, onFound }: PlaceSearchProps) {
  const texts = useWords('places');
  const id = useId();
  const listId = `${id}-list`;
  const [words, setWords] = useState('');
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const { hits = [], ...suggestions } = useSuggestions(near);
  const active = hits.findIndex((hit) => hitKey(hit) === activeKey);
  const search = useSearch(near, onFound);

  const close = () => {
    suggestions.close();
    setActiveKey(null);
  };
  const type = (typed: string, delay?: number) => {
    setWords(typed);
    setActiveKey(null);
    suggestions.suggest(typed, delay);
  };
  const choose = (hit: PlaceHit) => {
    const place = placeOf(hit);
    setWords(place.name);
    close();
    search.found(place);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    close();
    const q = words.trim();
    if (q) search.submit(q);
  };
  const walk = (event: KeyboardEvent, step: 1 | -1) => {
    event.preventDefault();
    if (hits.length === 0) return suggestions.suggest(words, 0);
    const from = active < 0 && step < 0 ? 0 : active;
    const next = hits.at((from + step) % hits.length);
    if (next) setActiveKey(hitKey(next));
  };
  const press = (event: KeyboardEvent) => {
    const chosen = hits[active];
    // Keys that pick a character of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') walk(event, 1);
    else if (event.key === 'ArrowUp') walk(event, -1);
    else if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      choose(chosen);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      if (suggestions.isOpen) close();
      else setWords('');
    }
  };
  const sentence = suggestions.hasFailed
    ? texts.notNow
    : suggestions.isMissed
      ? texts[hasAddressSearch ? 'noneBeginsButAddress' : 'noneBegins'](suggestions.q)
      : null;

  return (
    <form
      role="search"
      aria-label={texts.places}
      onSubmit={submit}
      className="relative flex min-w-0 flex-1 items-center rounded-md border border-edge bg-card shadow-float has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ink lg:w-80 lg:flex-initial"
    >
      <label htmlFor={id} className="sr-only">
        {texts.searchFor}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${activeKey}`}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={placeLimits.query}
        value={words}
        onChange={(event) => type(event.target.value)}
        onKeyDown={press}
        onBlur={close}
        placeholder={hasAddressSearch ? texts.townParkOrAddress : texts.townOrPark}
        className="min-h-11 w-full min-w-0 rounded-md bg-transparent text-ellipsis outline-none! py-2 pe-0 ps-4 text-ink placeholder:text-soft"
      />
      {hits.length > 0 && <Suggestions id={listId} hits={hits} activeKey={activeKey} onChoose={choose} />}
      <SuggestionsStatus count={hits.length} sentence={sentence} />
      <Button
        type="submit"
        variant="bare"
        size="icon"
        pending={search.isPending}
        aria-label={texts.search}
        className="shrink-0"
      >
        <Search aria-hidden className="size-5" />
      </Button>
    </form>
  );
}

/** Finds a submitted text. A place that is chosen meanwhile wins. */
function useSearch(near: string | undefined, onFound: (place: Place) => void) {
  const queryClient = useQueryClient();
  const wanted = useRef<string | null>(null);
  const { mutate, isPending } = useMemberMutation(
    (typed: string) =>
      findPlace(typed, {
        suggestions: async (q) =>
          [...q].length < placeLimits.leastLetters ? [] : queryClient.fetchQuery(placesBeginning(q, near)),
        addresses: hasAddressSearch ? (q) => bodyOf(api.geocode.$get({ query: { q } })) : null,
      }),
    {
      onDone: (place, typed) => {
        if (wanted.current !== typed) return;
        if (place) onFound(place);
        else {
          const { title, tryStreet, tryPark } = wordsNow('places').notFound;
          toast({ title, description: hasAddressSearch ? tryStreet : tryPark, tone: 'plain' });
        }
      },
      onFailed: (error) => {
        const { notPossible, resting } = wordsNow('places');
        return sayFailed(notPossible, resting)(error);
      },
    },
  );
  return {
    isPending,
    submit: (typed: string) => {
      wanted.current = typed;
      mutate(typed);
    },
    found: (place: Place) => {
      wanted.current = null;
      onFound(place);
    },
  };
}
