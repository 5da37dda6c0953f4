// The top of every page: where one is on the dotted path, and what one can do from anywhere.
import { Link, useLocation } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import type { CurrentMember } from '../../schema/members.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { currentMember, useKnownAccess } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { Button, ButtonLink, buttonLook } from '../ui/button.tsx';
import { latePart, type MissingProps } from '../ui/late-part.tsx';
import { useOpenDialog } from './dialogs.tsx';
import { headerLinks, headerWords as words, planLink } from '../../schema/header.ts';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const UserMenu = latePart(async () => (await import('./user-menu.tsx')).UserMenu, UserMenuMissing);

export function Header() {
  const { data: member } = useQuery(currentMember);
  return (
    <header className="relative">
      <div className="page flex min-h-16 items-center gap-x-3 py-2 lg:pt-5">
        <Logo />
        {member !== undefined && (
          <>
            <div className="ml-auto hidden shrink-0 items-center gap-2.5 lg:flex">
              <HeaderButtons member={member} />
              {member && <UserMenu member={member} waiting={<span className="size-11" />} />}
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

/** In place of the member's picture. */
function UserMenuMissing({ isComing, onRetry }: MissingProps) {
  return (
    <Button
      look="bare"
      size="icon"
      aria-label="Your menu"
      className="rounded-full! bg-line"
      pending={isComing}
      onClick={onRetry}
    />
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
  const { pathname, searchStr } = useLocation();
  // The Found Rock page leads visitors to the plans: with a rock in their hand they go on to it.
  const afterSignIn = (pathname === '/subscribe' && pendingReturnTo()) || pathname + searchStr;
  return (
    <>
      <Button onClick={() => openDialog('found-rock')}>{words.foundRock}</Button>
      {member ? (
        <>
          <ButtonLink to="/register-rock" look="ink">
            {words.register}
          </ButtonLink>
          <PlanLink member={member} />
        </>
      ) : (
        <>
          <ButtonLink to="/subscribe" look="ink">
            {words.signUp}
          </ButtonLink>
          <a href={signInUrl(afterSignIn)} className={buttonLook({ look: 'bare' })}>
            {words.signIn}
          </a>
        </>
      )}
    </>
  );
}

function PlanLink({ member }: { member: CurrentMember }) {
  const { isAdmin } = member;
  const { to, label } = planLink({ isAdmin, hasAccess: useKnownAccess(member) });
  return (
    <ButtonLink to={to} look="sun">
      {label}
    </ButtonLink>
  );
}
