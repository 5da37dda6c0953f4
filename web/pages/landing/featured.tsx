// The section with the three rocks that have traveled farthest.
import { useQuery } from '@tanstack/react-query';
import { signInUrl } from '../../members/sign-in.ts';
import { EmptyState } from '../../painting/empty-state.tsx';
import { FeaturedCard } from '../../rocks/featured-card.tsx';
import { featuredRocks } from '../../rocks/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../views/button-class.ts';
import { featuredGrid, featuredPlace, FeaturedWaiting } from './waiting.tsx';

/** The number of rocks here; the Community page shows the rest. */
const ranks = 3;

export default function Featured() {
  const { data: rocks, isError, isFetching, refetch } = useQuery(featuredRocks);
  if (isError) {
    return (
      <EmptyState
        rock="lost"
        title="The travelers did not arrive."
        description="They are out there, we are sure. Please try again in a moment."
        className="bg-paper"
      >
        <Button pending={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      </EmptyState>
    );
  }
  if (!rocks) return <FeaturedWaiting />;
  if (rocks.length === 0) {
    return (
      <EmptyState
        rock="first"
        title="No rock has set out yet. Yours could be the first."
        className="bg-paper"
      >
        <a href={signInUrl('/')} className={buttonClass()}>
          Sign Up Free
        </a>
      </EmptyState>
    );
  }
  return (
    // `items-start`: an opened journey makes only its own card taller.
    <ol className={`${featuredGrid} items-start`}>
      {rocks.slice(0, ranks).map((rock, index) => (
        <li key={rock.id} className={featuredPlace}>
          <FeaturedCard rock={rock} rank={index + 1} />
        </li>
      ))}
    </ol>
  );
}
