// One question: the painter answers it, the finder sees what became of it.
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../lib/api-error.ts';
import { EmptyState, LoadFailed } from '../painting/empty-state.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Loader } from '../ui/loader.tsx';
import { useTitle } from '../ui/use-title.ts';
import { ForFinder } from './for-finder.tsx';
import { ForPainter } from './for-painter.tsx';
import { oneQuestion, type Sought } from './queries.ts';
import { useWords } from '../views/words.ts';

interface OneQuestionProps {
  id: string;
  /** What was looked for before; empty for whoever comes from an email. */
  sought: Sought;
}

export function OneQuestion({ id, sought }: OneQuestionProps) {
  const words = useWords('questions').one;
  const query = useQuery(oneQuestion(id));
  const { data, error } = query;
  useTitle(
    data ? (data.state === 'open' && data.isAsked ? words.isThis(data.rock.name) : data.rock.name) : null,
  );
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        rock="elsewhere"
        title={<h1 className="text-xl">{words.gone}</h1>}
        description={words.goneHint}
      >
        <ButtonLink to="/notifications">{words.notifications}</ButtonLink>
      </EmptyState>
    );
  if (data)
    return data.isAsked ? <ForPainter question={data} /> : <ForFinder question={data} sought={sought} />;
  if (query.isError) return <LoadFailed title={words.loadFailed} queries={[query]} />;
  return <Loader className="min-h-60" />;
}
