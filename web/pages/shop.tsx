// Shop: labels and things to paint with.
import { PaintedRock } from '../painting/painted-rock.tsx';
import { PlainPage } from '../shell/plain-page.tsx';
import { ButtonLink } from '../ui/button.tsx';

export function ShopPage() {
  return (
    <PlainPage title="Shop" picture={<PaintedRock id="saffron" />}>
      <p>
        Labels for your rocks, paints and bundles will be on these shelves soon. You need none of them to
        begin: any Rock ID that you write on a rock yourself works just as well.
      </p>
      <ButtonLink to="/getting-started" look="main">
        Getting Started
      </ButtonLink>
    </PlainPage>
  );
}
