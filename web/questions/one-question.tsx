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

interface OneQuestionProps {
  id: string;
  /** What was looked for before; empty for whoever comes from an email. */
  sought: Sought;
}

export function OneQuestion({ id, sought }: OneQuestionProps) {
  const query = useQuery(oneQuestion(id));
  const { data, error } = query;
  useTitle(data ? `${data.state === 'open' && data.isAsked ? 'Is this ' : ''}${data.rock.name}` : null);
  if (error instanceof ApiError && error.status === 404)
    return (
      <EmptyState
        rock="elsewhere"
        title={<h1 className="text-xl">This question is no longer here.</h1>}
        description="It may be over, or it was meant for somebody else."
      >
        <ButtonLink to="/notifications">Notifications</ButtonLink>
      </EmptyState>
    );
  if (data)
    return data.isAsked ? <ForPainter question={data} /> : <ForFinder question={data} sought={sought} />;
  if (query.isError) return <LoadFailed title="The question could not be loaded." queries={[query]} />;
  return <Loader className="min-h-60" />;
}
