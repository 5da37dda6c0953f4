// The 404 page.
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

export default function NotFoundPage() {
  const words = useWords('notFound');
  return (
    <PlainPage title={words.heading} picture={<TurnedRock id="home" />}>
      <p className="text-lg">{words.didYouForget}</p>
      <p className="text-soft">{words.ifNot}</p>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
        <ButtonLink to="/" variant="main">
          {words.toStart}
        </ButtonLink>
        <ButtonLink to="/explore-map">{words.exploreMap}</ButtonLink>
      </div>
    </PlainPage>
  );
}
