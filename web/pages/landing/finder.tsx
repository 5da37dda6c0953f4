// The form 'I found a rock', which opens the Found Rock page. A plain form, so that it works before the scripts load.
import { useNavigate } from '@tanstack/react-router';
import type { FormEvent } from 'react';
import { textOf } from '../../lib/search-params.ts';
import { TurnedRock } from '../../shell/turned-rock.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../views/field.tsx';
import { useWords } from '../../views/words.ts';
import { exampleCode } from '../../../schema/found-rock.ts';

export function Finder() {
  const words = useWords('landing').finder;
  const navigate = useNavigate();
  const lookUp = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('rockId');
    void navigate({ to: '/nfc-scan', search: { rockId: textOf(typed) } });
  };
  return (
    <section
      aria-labelledby="finder"
      className="relative self-start rounded-md border border-line bg-card p-5 sm:p-7"
    >
      <div className="pe-24 max-[18rem]:pe-0 sm:pe-32">
        <h2 id="finder" className="text-2xl">
          {words.title}
        </h2>
        <p className="mt-2 text-soft">{words.text}</p>
      </div>
      <TurnedRock
        id="home"
        className="absolute -top-4 -inset-e-2 size-30 rotate-6 max-[18rem]:hidden sm:-top-8 sm:-inset-e-3 sm:size-40 lg:-inset-e-8"
      />
      <form
        action="/nfc-scan"
        method="get"
        onSubmit={lookUp}
        className="mt-5 flex flex-col gap-3 sm:max-lg:flex-row sm:max-lg:items-end xl:flex-row xl:items-end"
      >
        <TextField
          id="rock-id"
          tone="code"
          label={words.field}
          name="rockId"
          placeholder={exampleCode}
          maxLength={64}
          enterKeyHint="search"
          className="flex-1"
        />
        <Button type="submit" variant="main" size="large">
          {words.find}
        </Button>
      </form>
    </section>
  );
}
