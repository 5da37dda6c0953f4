// Contact Us: how to reach the people behind the app.
import { postalLine, supportEmail } from '../config.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';

export function ContactPage() {
  return (
    <PlainPage title="Contact Us" picture={<PaintedRock id="teapot" />}>
      <p>
        Write to us about a rock, an idea or something that does not work:{' '}
        <a href={`mailto:${supportEmail}`} className="link font-semibold">
          {supportEmail}
        </a>
      </p>
      <p className="text-soft">{postalLine}</p>
    </PlainPage>
  );
}
