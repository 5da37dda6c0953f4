// The footer, whose rock is painted when it comes near the viewport.
import { useRef } from 'react';
import { productName } from '../config.ts';
import { useNear } from '../lib/use-near.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { lazyPart, NoFallback } from '../ui/lazy-part.tsx';
import { RockPlaceholder } from '../views/rock-placeholder.tsx';
import { afterPaint } from '../lib/painted.ts';
import * as views from '../views/footer.tsx';

/** After the first paint: nobody chooses a language before. */
const LanguageSwitch = lazyPart(
  afterPaint(() => import('./language-switch.tsx')),
  NoFallback,
);

export function Footer() {
  const place = useRef<HTMLElement>(null);
  // On many pages this is the only rock, so the painter is not loaded before it is needed.
  const Rock = useNear(place) ? PaintedRock : RockPlaceholder;
  return (
    <views.Footer
      ref={place}
      productName={productName}
      Rock={Rock}
      Link={AppLink}
      speech={<LanguageSwitch />}
    />
  );
}
