// Any other path.
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function NotFoundPage() {
  return (
    <PlainPage title="404 Page Not Found" picture={<TurnedRock id="home" />}>
      <p>Did you forget to add the page to the router?</p>
      <ButtonLink to="/" look="main">
        Back to the start
      </ButtonLink>
    </PlainPage>
  );
}
