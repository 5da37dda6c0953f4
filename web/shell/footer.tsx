// The bottom of every page: the dotted path ends at a rock.
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { productName } from '../config.ts';
import { useNear } from '../lib/use-near.ts';
import { BareRock } from '../painting/bare-rock.tsx';
import { PaintedRock } from '../painting/painted-rock.tsx';
import { DotLine } from '../ui/dot-line.tsx';

export function Footer() {
  const place = useRef<HTMLElement>(null);
  // On many pages it is the only rock, and the painter comes for it alone.
  const Rock = useNear(place) ? PaintedRock : BareRock;
  return (
    <footer ref={place} className="mt-16 sm:mt-24">
      {/* Who prints the page may not have come down to it. */}
      <div className="page flex justify-end print:hidden">
        <Rock id="garden" className="-mb-2 size-16 sm:size-20" />
      </div>
      <DotLine />
      <div className="page flex flex-col gap-x-8 gap-y-3 py-8 sm:flex-row sm:items-center">
        <p className="text-soft sm:mr-auto">© 2025 {productName}</p>
        <nav aria-label="Footer">
          <ul className="-my-2 flex gap-8">
            <li>
              <Link to="/contact" className="link inline-flex min-h-11 items-center">
                Contact Us
              </Link>
            </li>
            <li>
              <Link to="/subscribe" className="link inline-flex min-h-11 items-center">
                Subscribe
              </Link>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
