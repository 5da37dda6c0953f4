// The search form for orders or members.
import { useRef, useState, type SubmitEvent } from 'react';
import { adminLimits } from '../../schema/admin.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/field.tsx';
import { useWords } from '../views/words.ts';

interface SearchFormProps {
  label: string;
  /** The current search. */
  q: string;
  onSearch: (q: string) => void;
}

export function SearchForm({ label, q, onSearch }: SearchFormProps) {
  const words = useWords('admin');
  const box = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(q);
  const [searched, setSearched] = useState(q);
  // The URL has changed, by a search or by Back: update the box.
  if (q !== searched) {
    setSearched(q);
    setTyped(q);
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  const showAll = () => {
    box.current?.focus();
    onSearch('');
  };
  return (
    <form role="search" onSubmit={submit} className="flex min-w-0 flex-wrap items-end gap-2 max-sm:w-full">
      <TextField
        ref={box}
        type="search"
        label={label}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={adminLimits.search}
        autoComplete="off"
        className="min-w-0 grow sm:w-72"
      />
      <Button type="submit" className="min-h-12">
        {words.search}
      </Button>
      {q !== '' && (
        <Button variant="link" onClick={showAll}>
          {words.showAll}
        </Button>
      )}
    </form>
  );
}
