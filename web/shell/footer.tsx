// The footer, whose rock is painted when it is near.
import { useRef } from 'react';
import { productName } from '../config.ts';
import { useNear } from '../lib/use-near.ts';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { AppLink } from '../ui/app-link.tsx';
import { BareRock } from '../views/bare-rock.tsx';
import * as views from '../views/footer.tsx';

export function Footer() {
  const place = useRef<HTMLElement>(null);
  // On many pages it is the only rock, and the painter comes for it alone.
  const Rock = useNear(place) ? PaintedRock : BareRock;
  return <views.Footer ref={place} productName={productName} Rock={Rock} Link={AppLink} />;
}
