// For finders who cannot read the Rock ID any more: they say what they see, and ask the painter.
import { useIsFetching } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useMember } from '../members/queries.ts';
import { RequireMember } from '../members/require-member.tsx';
import { AskPainter } from '../questions/ask-painter.tsx';
import { LikelyRocks } from '../questions/likely-rocks.tsx';
import { OneQuestion } from '../questions/one-question.tsx';
import { OwnQuestions } from '../questions/own-questions.tsx';
import { likelyRocks } from '../questions/queries.ts';
import { SearchForm } from '../questions/search-form.tsx';
import { Loader } from '../ui/loader.tsx';

const route = getRouteApi('/worn-off');

export default function WornOffPage() {
  const { question, rock, ...sought } = route.useSearch();
  return (
    <div className="page flex min-h-dvh flex-col gap-10 py-6 sm:gap-14 sm:py-16">
      {question ? (
        <RequireMember visitor={<Loader className="min-h-60" />}>
          <OneQuestion key={question} id={question} />
        </RequireMember>
      ) : (
        <>
          <div className="max-w-form">
            <h1>The ID is worn off</h1>
            {!rock && (
              <p className="mt-4 text-lg text-soft">
                Rain and sun can do that. Say what you see, find your rock among those that are hidden, and
                ask its painter.
              </p>
            )}
          </div>
          {rock ? <AskPainter key={rock} rockId={rock} sought={sought} /> : <Search sought={sought} />}
        </>
      )}
    </div>
  );
}

function Search({ sought }: { sought: Parameters<typeof likelyRocks>[0] }) {
  const navigate = route.useNavigate();
  const isMember = useMember() !== null;
  const isLooking = useIsFetching({ queryKey: likelyRocks(sought).queryKey }) > 0;
  return (
    <>
      <SearchForm
        key={JSON.stringify(sought)}
        sought={sought}
        pending={isLooking}
        onSeek={(search) => void navigate({ search, resetScroll: false })}
      />
      {sought.town !== undefined && <LikelyRocks sought={sought} />}
      {isMember && <OwnQuestions />}
    </>
  );
}
