// The 404 page.
import { PlainPage } from '../shell/plain-page.tsx';
import { TurnedRock } from '../shell/turned-rock.tsx';
import { ButtonLink } from '../ui/button.tsx';

export default function NotFoundPage() {
  return (
    <PlainPage title="404 Page Not Found" picture={<TurnedRock id="home" />}>
      <p className="text-lg">Did you forget to add the page to the router?</p>
      <p className="text-soft">
        If you did not: there is nothing under this stone. The address may have a typo, or the page has moved
        on, as rocks do.
      </p>
      <div className="flex flex-col gap-3 self-stretch sm:flex-row sm:self-auto">
        <ButtonLink to="/" variant="main">
          Back to the start
        </ButtonLink>
        <ButtonLink to="/explore-map">Explore Map</ButtonLink>
      </div>
    </PlainPage>
  );
}
