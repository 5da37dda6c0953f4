// The header with its buttons and menus.
import { useLocation } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { planLink } from '../../schema/header-links.ts';
import type { CurrentMember } from '../../schema/members.ts';
import { productName } from '../config.ts';
import { pendingReturnTo } from '../finds/pending-rock.ts';
import { currentMember, useKnownAccess } from '../members/queries.ts';
import { signInUrl } from '../members/sign-in.ts';
import { AppLink } from '../ui/app-link.tsx';
import { Button } from '../ui/button.tsx';
import { lazyPart, NoFallback, type MissingProps } from '../ui/lazy-part.tsx';
import * as views from '../views/header.tsx';
import { useWords } from '../views/words.ts';
import { useOpenDialog } from './dialogs.tsx';
import { MobileMenu } from './mobile-menu.tsx';

const MemberEnd = lazyPart(() => import('./member-end.tsx'), MemberEndMissing);

export const MemberParts = lazyPart(() => import('./member-parts.tsx'), NoFallback);

export function Header() {
  const { data: member } = useQuery(currentMember);
  const known = member ?? null;
  const buttons = <HeaderButtons member={known} />;
  return (
    <>
      <views.Header
        productName={productName}
        member={member}
        wide={
          <>
            {buttons}
            {member && <MemberEnd member={member} isWide waiting={<span className="w-24" />} />}
          </>
        }
        narrow={
          <>
            {member && <MemberEnd member={member} />}
            <MobileMenu member={known}>{buttons}</MobileMenu>
          </>
        }
        Link={AppLink}
      />
      {member && <MemberParts member={member} buttons={buttons} waiting={barWaiting} />}
    </>
  );
}

/** Keeps the bar's room, so that nothing moves when it comes. */
const barWaiting = <div className="bottom-bar fixed" />;

/** The fallback of the member's picture and menu. A narrow header has the other menu. */
function MemberEndMissing({ isWide, isRetrying, onRetry }: MissingProps & { isWide?: boolean }) {
  const words = useWords('shell');
  return (
    isWide && (
      <Button
        variant="bare"
        size="icon"
        aria-label={words.yourMenu}
        className="rounded-full! bg-line"
        pending={isRetrying}
        onClick={onRetry}
      />
    )
  );
}

function HeaderButtons({ member }: { member: CurrentMember | null }) {
  const words = useWords('shell');
  const openDialog = useOpenDialog();
  const { pathname, searchStr } = useLocation();
  const hasAccess = useKnownAccess(member);
  // The Found Rock page sends visitors to the plans. After the sign-in they return to their pending rock.
  const afterSignIn = (pathname === '/subscribe' && pendingReturnTo()) || pathname + searchStr;
  return (
    <views.HeaderButtons
      foundRock={
        <Button
          variant="ink"
          aria-label={words.foundRock}
          onClick={() => openDialog('found-rock')}
          className={views.wideButton}
        >
          <views.FoundRockWords />
        </Button>
      }
      plan={member && planLink({ isAdmin: member.isAdmin, hasAccess })}
      signIn={signInUrl(afterSignIn)}
      Link={AppLink}
    />
  );
}
