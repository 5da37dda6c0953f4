// The founding ambassadors' application.
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function AmbassadorSignupPage() {
  return (
    <PlainPage title="Become a Founding Rock Ambassador" picture={<PaintedRock id="maple" />}>
      <p>
        The first two ambassadors of every state or country get 20 QR labels for free. The application opens
        here soon; replies come within 24 hours.
      </p>
      <ButtonLink to="/getting-started" look="main">
        Getting Started
      </ButtonLink>
    </PlainPage>
  );
}
