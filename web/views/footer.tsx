// The footer of every page: the dotted path ends at a rock.
import type { ComponentType, ReactNode, Ref } from 'react';
import type { PaintedRockProps } from './rock-placeholder.tsx';
import { DotLine } from './dot-line.tsx';
import type { Link } from './link.ts';
import { useWords } from './words.ts';

interface FooterProps {
  productName: string;
  Rock: ComponentType<PaintedRockProps>;
  Link: Link;
  /** The switch of languages. */
  speech: ReactNode;
  ref?: Ref<HTMLElement>;
}

export function Footer({ productName, Rock, Link, speech, ref }: FooterProps) {
  const words = useWords('shell');
  const link = 'link inline-flex min-h-11 items-center';
  return (
    <footer ref={ref} className="mt-16 sm:mt-24">
      {/* Not printed: the rock is painted only once it was scrolled near. */}
      <div className="page flex justify-end print:hidden">
        <Rock id="garden" className="-mb-2 size-16 sm:size-20" />
      </div>
      <DotLine />
      <div className="page flex flex-col gap-x-8 gap-y-3 py-8 sm:flex-row sm:items-center">
        <p className="text-soft sm:me-auto">© 2025 {productName}</p>
        <nav aria-label={words.footer}>
          <ul className="-my-2 flex flex-wrap gap-x-8">
            <li>
              <Link to="/contact" className={link}>
                {words.contactUs}
              </Link>
            </li>
            <li>
              <Link to="/subscribe" className={link}>
                {words.subscribe}
              </Link>
            </li>
            <li>
              <a href="/privacy" className={link}>
                {words.privacy}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      {/* With room for the switch, which the app loads late. */}
      <div className="page -mt-4 min-h-32 pb-8 sm:min-h-19">{speech}</div>
    </footer>
  );
}
