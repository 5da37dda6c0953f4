// The header of every page: the main navigation on a dotted path, and the buttons that every page has.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { headerLinks, type planLink } from '../../schema/header-links.ts';
import type { Link } from './link.ts';
import { Logo } from './logo.tsx';
import { buttonClass } from './button-class.ts';
import { useWords } from './words.ts';

interface HeaderProps {
  productName: string;
  /** null for a visitor; undefined while that is still loading, when the header has only the logo. */
  member: { isAdmin: boolean } | null | undefined;
  /** The right end of the header, on a wide and on a narrow screen. */
  wide: ReactNode;
  narrow: ReactNode;
  Link: Link;
}

export function Header({ productName, member, wide, narrow, Link }: HeaderProps) {
  const isKnown = member !== undefined;
  return (
    <header className="relative">
      {/* One row from 1280 px on, where the words are as short as in English; else the stations have their own. */}
      <div className="page relative z-30 flex min-h-16 items-center gap-x-3 pt-2 max-[18rem]:flex-wrap max-lg:pb-2 lg:grid lg:min-h-31 lg:grid-cols-[minmax(0,1fr)_auto] lg:pt-5 one-row:flex one-row:min-h-18 one-row:max-w-[96rem] one-row:pt-0">
        <Logo productName={productName} Link={Link} />
        {isKnown && (
          <>
            <Stations member={member} Link={Link} />
            <div className="ms-auto hidden shrink-0 items-center gap-2 lg:flex">{wide}</div>
            <div className="narrow-buttons ms-auto flex shrink-0 items-center translated:shrink gap-1 lg:hidden">
              {narrow}
            </div>
          </>
        )}
      </div>
      <div aria-hidden className="dot-line absolute inset-x-0 bottom-0 text-line" />
    </header>
  );
}

/** The pages as stations on a dotted path; a large dot marks the current page. */
function Stations({ member, Link }: { member: { isAdmin: boolean } | null; Link: Link }) {
  const words = useWords('shell');
  return (
    <nav aria-label={words.main} className="hidden lg:col-span-2 lg:row-start-2 lg:block">
      <ul className="-ms-4 flex one-row:ms-0">
        {headerLinks(member).map(({ label, ...link }) => (
          <li key={label}>
            <Link
              {...link}
              className="station flex min-h-12 items-center px-4 pb-4 text-soft whitespace-nowrap one-row:min-h-18 one-row:px-2.5 one-row:pb-0 one-row:text-sm hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {words[label]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface HeaderButtonsProps {
  /** The button that opens the Found Rock dialog or page. */
  foundRock: ReactNode;
  /** The link for the member's plan; null for a visitor. */
  plan: ReturnType<typeof planLink> | null;
  /** URL of the sign-in page, which returns to this page. */
  signIn: string;
  Link: Link;
}

/** The words on the button that opens the Found Rock dialog or page; short where one row has little room. */
export function FoundRockWords() {
  const words = useWords('shell');
  return (
    <>
      <span className="one-row:max-[90rem]:hidden">{words.foundRock}</span>
      <span className="hidden one-row:max-[90rem]:inline">{words.foundRockShort}</span>
    </>
  );
}

/** Smaller in a header of one row. */
export const wideButton = 'whitespace-nowrap one-row:px-3.5! one-row:text-sm';

export function HeaderButtons({ foundRock, plan, signIn, Link }: HeaderButtonsProps) {
  const words = useWords('shell');
  const [main, other] = plan
    ? ([{ to: '/register-rock', label: 'register' }, plan] as const)
    : ([{ to: '/subscribe', label: 'signUp' }] as const);
  return (
    <>
      {foundRock}
      <Link to={main.to} className={buttonClass({ class: wideButton })}>
        {words[main.label]}
      </Link>
      {other ? (
        <Link to={other.to} className={buttonClass({ variant: 'sun', class: wideButton })}>
          {words[other.label]}
        </Link>
      ) : (
        <a href={signIn} className={buttonClass({ variant: 'bare', class: wideButton })}>
          {words.signIn}
        </a>
      )}
    </>
  );
}

/** Three dots in a column; rotated to a row while the menu is open. */
export function MenuDots({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 20 20"
      className={clsx('size-5 fill-current transition-transform', className)}
    >
      <circle cx="10" cy="3.6" r="2.3" />
      <circle cx="10" cy="10" r="2.3" />
      <circle cx="10" cy="16.4" r="2.3" />
    </svg>
  );
}
