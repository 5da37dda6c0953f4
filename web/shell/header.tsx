// The top of every page: where one is on the dotted path, and what one can do from anywhere.
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { currentMember } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { Button, ButtonLink, buttonLook } from '../ui/button.tsx';
import { useOpenDialog } from './dialogs.tsx';
import { headerLinks } from './header-links.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const UserMenu = lazy(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

export function Header() {
  const { data: member } = useQuery(currentMember);
  return (
    <header className="relative">
      <div className="page flex min-h-16 flex-wrap items-center gap-x-3 gap-y-2 py-2 lg:pt-5">
        <Logo />
        {member !== undefined && (
          <>
            <div className="ml-auto hidden items-center gap-2.5 lg:flex">
              <HeaderButtons member={member} />
              {member && (
                <Suspense fallback={<span className="size-11" />}>
                  <UserMenu member={member} />
                </Suspense>
              )}
            </div>
            <MobileMenu member={member}>
              <HeaderButtons member={member} />
            </MobileMenu>
          </>
        )}
      </div>
      <div className="relative">
        <div className="page relative z-1 lg:min-h-12">
          {member !== undefined && <Stations member={member} />}
        </div>
        <div aria-hidden className="dot-line absolute inset-x-0 bottom-0 text-line" />
      </div>
    </header>
  );
}

/** The pages as stations on a dotted path; a large dot marks the one where the visitor is. */
function Stations({ member }: { member: CurrentMember | null }) {
  return (
    <nav aria-label="Main" className="hidden lg:block">
      <ul className="-ml-4 flex">
        {headerLinks(member).map(({ label, ...link }) => (
          <li key={label}>
            <Link
              {...link}
              preload="intent"
              activeOptions={{ includeHash: true, includeSearch: false }}
              className="station flex min-h-12 items-center px-4 pb-4 text-soft hover:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function HeaderButtons({ member }: { member: CurrentMember | null }) {
  const openDialog = useOpenDialog();
  return (
    <>
      <Button onClick={() => openDialog('found-rock')}>Found Rock, enter rock ID#</Button>
      {member ? (
        <>
          <ButtonLink to="/register-rock" look="ink">
            Register Rock
          </ButtonLink>
          <ButtonLink to="/subscribe" look="sun">
            Go Premium
          </ButtonLink>
        </>
      ) : (
        <>
          <ButtonLink to="/subscribe" look="ink">
            Sign Up
          </ButtonLink>
          <a href={signInUrl('/')} className={buttonLook({ look: 'bare' })}>
            Sign In
          </a>
        </>
      )}
    </>
  );
}
