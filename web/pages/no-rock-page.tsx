// The page of a rock that has none: it is unknown, or its painter put it away.
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';

export default function NoRockPage() {
  return (
    <PlainPage title="This rock has no page here" picture={<TurnedRock id="no-rock" />}>
      <p className="text-soft">Its painter may have put it away, or the link is not complete.</p>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
        <ButtonLink to="/nfc-scan" variant="main">
          Enter a Rock ID
        </ButtonLink>
        <ButtonLink to="/explore-map">Explore Map</ButtonLink>
      </div>
    </PlainPage>
  );
}
