// Community: what others find, paint and say.
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function CommunityPage() {
  return (
    <PlainPage title="Community" picture={<PaintedRock id="clover" />}>
      <p>
        The table where everybody shows their rocks is being set: a feed of finds, the leaderboards, featured
        rocks and the founding ambassadors. Until then, the map shows where rocks are waiting.
      </p>
      <ButtonLink to="/explore-map" look="main">
        Explore Map
      </ButtonLink>
    </PlainPage>
  );
}
