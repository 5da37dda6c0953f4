// Getting Started: from a bare stone to its first journey.
import { useMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink, buttonLook } from '../ui/button.tsx';

export function GettingStartedPage() {
  const member = useMember();
  return (
    <PlainPage title="Getting Started" picture={<PaintedRock id="tulip" />}>
      <p>
        Paint a rock, register it with its Rock ID, hide it where somebody will smile, and follow it as others
        find it and hide it again. A guide with every step and how to keep everybody safe will be here soon.
      </p>
      {member ? (
        <ButtonLink to="/register-rock" look="main">
          Register Your First Rock
        </ButtonLink>
      ) : (
        <a href={signInUrl('/')} className={buttonLook({ look: 'main' })}>
          Sign Up Free
        </a>
      )}
    </PlainPage>
  );
}
