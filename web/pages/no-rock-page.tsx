// The page of a rock that has none: it is unknown, or its painter put it away.
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

export default function NoRockPage() {
  const words = useWords('rockPage').none;
  return (
    <PlainPage title={words.title} picture={<TurnedRock id="no-rock" />}>
      <p className="text-soft">{words.text}</p>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
        <ButtonLink to="/nfc-scan" variant="main">
          {words.enterId}
        </ButtonLink>
        <ButtonLink to="/explore-map">{words.exploreMap}</ButtonLink>
      </div>
    </PlainPage>
  );
}
