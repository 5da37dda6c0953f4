// Subscribe: the plans.
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink, buttonLook } from '../ui/button.tsx';

export function SubscribePage() {
  const isMember = useMember() !== null;
  const backToRock = pendingReturnTo();
  return (
    <PlainPage title="Premium" picture={<PaintedRock id="lantern" />}>
      <p>
        Rock Explorer is free forever. Rock Hunter Pro, with the community feed, distance analytics and a map
        that tells its stories, will be here soon for $1.99 a month or $19.99 a year.
      </p>
      {isMember ? (
        <ButtonLink to="/explore-map" look="main">
          Explore Map
        </ButtonLink>
      ) : (
        <>
          {backToRock && (
            <p>The rock in your hand waits for you: you come back to it when you have joined.</p>
          )}
          <a href={signInUrl(backToRock ?? '/')} className={buttonLook({ look: 'main' })}>
            Continue with Free
          </a>
        </>
      )}
    </PlainPage>
  );
}
