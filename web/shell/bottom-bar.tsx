// The bar at the bottom of members' phones: the places where they are most, and the menu.
import { Link } from '@tanstack/react-router';
import { Ellipsis, House, Map } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import type { CurrentMember } from '../../schema/members.ts';
import { useWords } from '../views/words.ts';
import { useOpenDialog } from './dialogs.tsx';
import { MenuPanel } from './menu-panel.tsx';

export interface BottomBarProps {
  member: CurrentMember;
  /** The header's buttons, shown in the menu. */
  buttons: ReactNode;
}

const place =
  'group flex flex-1 flex-col items-center justify-center gap-0.5 rounded-sm text-xs min-[18rem]:text-nowrap text-soft aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-expanded:text-ink -outline-offset-4!';

export function BottomBar({ member, buttons }: BottomBarProps) {
  const words = useWords('shell');
  const menu = useWords('memberMenu');
  const [isOpen, setOpen] = useState(false);
  const more = useRef<HTMLButtonElement>(null);
  const openDialog = useOpenDialog();
  return (
    <>
      <nav
        aria-label={menu.label}
        className="bottom-bar fixed inset-x-0 bottom-0 z-45 h-(--bar) border-t border-line bg-card pb-[env(safe-area-inset-bottom)]"
      >
        <Link to="/" className={place} activeOptions={{ exact: true, includeSearch: false }}>
          <House aria-hidden className="size-6" strokeWidth={1.75} />
          {menu.home}
        </Link>
        <Link to="/explore-map" className={place}>
          <Map aria-hidden className="size-6" strokeWidth={1.75} />
          {menu.map}
        </Link>
        <div className="relative w-20 shrink-0">
          <button
            type="button"
            aria-label={words.foundRock}
            onClick={() => openDialog('found-rock')}
            className="absolute bottom-1.5 left-1/2 grid size-18 -translate-x-1/2 place-items-center rounded-full border-4 border-card bg-moss font-semibold text-on-moss translated:text-[0.75rem] translated:leading-tight"
          >
            {menu.found}
          </button>
        </div>
        <Link to="/my-rocks" className={place}>
          <PebbleIcon />
          {menu.myRocks}
        </Link>
        <button
          ref={more}
          type="button"
          aria-expanded={isOpen}
          aria-controls="more"
          onClick={() => setOpen(!isOpen)}
          className={place}
        >
          <Ellipsis aria-hidden className="size-6" strokeWidth={1.75} />
          {menu.more}
        </button>
      </nav>
      <MenuPanel
        id="more"
        member={member}
        buttons={buttons}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          more.current?.focus();
        }}
        onMissing={() => setOpen(false)}
        className="bottom-bar fixed inset-x-0 bottom-(--bar) z-40 max-h-[calc(100dvh-var(--bar)-1rem)] flex-col rounded-t-md border-t pb-6"
      />
    </>
  );
}

/** A painted rock. */
function PebbleIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className="size-6 fill-none stroke-current" strokeWidth="1.75">
      <path d="M5 15.5C3.2 11 6 6 11.5 5.2 17 4.4 21 8.600 20.600 13.200 20.300 17 16.600 18.800 12 18.800 8.300 18.800 6 17.900 5 15.500Z" />
      <circle cx="9.500" cy="12" r="1" className="fill-current stroke-0" />
      <circle cx="12.700" cy="11" r="1.300" className="fill-current stroke-0" />
      <circle cx="16.200" cy="12" r="1" className="fill-current stroke-0" />
    </svg>
  );
}
