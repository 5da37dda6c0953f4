// The section with the three rocks that have traveled farthest.
import { useQuery } from '@tanstack/react-query';
import { signInUrl } from '../../members/sign-in.ts';
import { EmptyState } from '../../painting/empty-state.tsx';
import { FeaturedCard } from '../../rocks/featured-card.tsx';
import { featuredRocks } from '../../rocks/queries.ts';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../views/button-class.ts';
import { featuredGrid, featuredPlace, FeaturedWaiting } from './waiting.tsx';
import { useWords } from '../../views/words.ts';

/** The number of rocks here; the Community page shows the rest. */
const ranks = 3;

export default function Featured() {
  const { featured: words, tryAgain, signUp } = useWords('landingStops');
  const { data: rocks, isError, isFetching, refetch } = useQuery(featuredRocks);
  if (isError) {
    return (
      <EmptyState rock="lost" title={words.failed} description={words.failedText} className="bg-paper">
        <Button pending={isFetching} onClick={() => void refetch()}>
          {tryAgain}
        </Button>
      </EmptyState>
    );
  }
  if (!rocks) return <FeaturedWaiting />;
  if (rocks.length === 0) {
    return (
      <EmptyState rock="first" title={words.none} className="bg-paper">
        <a href={signInUrl('/')} className={buttonClass()}>
          {signUp}
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
