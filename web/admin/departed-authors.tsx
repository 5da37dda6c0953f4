// Below a search for a rock: deleted accounts that made something there of late, whose hours can still be taken back.
import { useQuery } from '@tanstack/react-query';
import { Failure } from './failure.tsx';
import { departedAuthors } from './queries.ts';
import { TakeBackButton } from './take-back-button.tsx';
import { Moment } from './time.tsx';

/** Nothing if there are none. */
export function DepartedAuthors({ q }: { q: string }) {
  const query = useQuery(departedAuthors(q));
  if (query.isError)
    return <Failure title="Whether deleted accounts made something there is not known." query={query} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section
      aria-label="Deleted accounts"
      className="flex max-w-reading flex-col gap-4 rounded-md border border-line bg-card p-4"
    >
      <p>
        These accounts were deleted. What they made stays without a name. For seven days it is known what
        belongs together, so that you can take back an hour of it.
      </p>
      <ul className="flex flex-col gap-4">
        {query.data.map(({ id, name, rockName, newestAt }) => (
          <li key={id} className="flex flex-col items-start gap-2">
            <p className="wrap-anywhere">
              {name}, at <bdi>{rockName}</bdi>, <Moment at={newestAt} />
            </p>
            <TakeBackButton member={{ id, name }} saysWhose />
          </li>
        ))}
      </ul>
    </section>
  );
}
