// Searches a place by name, on submit and not while typing, because the search is a shared public service.
import { Search } from 'lucide-react';
import { useId, useState, type SubmitEvent } from 'react';
import { placeWords, type Place } from '../../schema/places.ts';
import { api, bodyOf } from '../api.ts';
import { hasAddressSearch } from '../config.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { Button } from '../ui/button.tsx';
import { inputClass } from '../views/field.tsx';
import { sayFailed } from '../ui/say-failed.ts';
import { toast } from '../ui/toast.ts';

export function PlaceSearch({ onFound }: { onFound: (place: Place) => void }) {
  const id = useId();
  const [words, setWords] = useState('');
  const search = useMemberMutation((q: string) => bodyOf(api.geocode.$get({ query: { q } })), {
    onDone: ([place]) => {
      if (place) onFound(place);
      else
        toast({
          title: 'Place Not Found',
          description: `${placeWords.unknown}. Try a town or a street.`,
          tone: 'plain',
        });
    },
    onFailed: sayFailed('Search Not Possible', placeWords.resting),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const q = words.trim();
    if (q) search.mutate(q);
  };
  if (!hasAddressSearch) return null;
  return (
    <form
      role="search"
      aria-label="Places"
      onSubmit={submit}
      className="flex flex-1 basis-72 flex-col gap-1.5"
    >
      <label htmlFor={id} className="font-semibold">
        Search for a place
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          maxLength={120}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          placeholder="Town, park or address"
          className={inputClass()}
        />
        <Button
          type="submit"
          pending={search.isPending}
          aria-label="Search"
          className="min-h-12! shrink-0 px-4!"
        >
          <Search aria-hidden className="size-5" />
        </Button>
      </div>
    </form>
  );
}
