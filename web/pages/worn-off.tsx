// For finders who cannot read the Rock ID any more: they say what they see, and ask the painter.
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMember } from '../members/queries.ts';
import { RequireMember } from '../members/require-member.tsx';
import { readWornOffSearch } from './worn-off-search.ts';
import { AskPainter } from '../questions/ask-painter.tsx';
import { LikelyRocks } from '../questions/likely-rocks.tsx';
import { OneQuestion } from '../questions/one-question.tsx';
import { OwnQuestions } from '../questions/own-questions.tsx';
import { monthIn } from '../questions/months.ts';
import { likelyRocks, ownQuestions, type Sought } from '../questions/queries.ts';
import { SearchForm } from '../questions/search-form.tsx';
import { Loader } from '../ui/loader.tsx';
import { useWords } from '../views/words.ts';

const route = getRouteApi('/worn-off');

export default function WornOffPage() {
  const { question, rock, ...typed } = readWornOffSearch(route.useSearch());
  const sought = { ...typed, month: monthIn(typed.month) };
  return (
    <div className="page flex min-h-dvh flex-col gap-8 py-6 sm:gap-12 sm:py-16 short:gap-6 short:py-6">
      {question ? (
        <RequireMember visitor={<Loader className="min-h-60" />}>
          <OneQuestion key={question} id={question} sought={sought} />
        </RequireMember>
      ) : rock ? (
        <AskPainter key={rock} rockId={rock} sought={sought} />
      ) : (
        <Search sought={sought} />
      )}
    </div>
  );
}

function Search({ sought }: { sought: Sought }) {
  const words = useWords('questions');
  const navigate = route.useNavigate();
  const isMember = useMember() !== null;
  const query = useQuery(likelyRocks(sought));
  const { data: own = [] } = useQuery({ ...ownQuestions, enabled: isMember });
  // What became of a question is why most of its askers come back.
  const hasOpen = own.some(({ state }) => state === 'open');
  return (
    <>
      <div className="max-w-form">
        <h1>{words.heading}</h1>
        <p className="mt-4 text-lg text-soft">{words.intro}</p>
      </div>
      {hasOpen && <OwnQuestions questions={own} />}
      <SearchForm
        key={JSON.stringify(sought)}
        sought={sought}
        isTownUnknown={query.data?.town === null}
        pending={query.isFetching}
        onSeek={(search) => void navigate({ search, resetScroll: false })}
      />
      {sought.town !== undefined && <LikelyRocks query={query} sought={sought} />}
      {!hasOpen && <OwnQuestions questions={own} />}
    </>
  );
}
