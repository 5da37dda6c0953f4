// A QR code to print and share.
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function QrCodeGeneratorPage() {
  return (
    <PlainPage title="QR Code Generator" picture={<PaintedRock id="acorn" />}>
      <p>
        A QR code that leads here, to download or to print for a park board, a classroom or a picnic table,
        will be on this page soon.
      </p>
      <ButtonLink to="/getting-started" look="main">
        Getting Started
      </ButtonLink>
    </PlainPage>
  );
}
