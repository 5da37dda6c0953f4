// What happened to the member's rocks, and to those that they found or follow.
import { useLocation, useNavigate } from '@tanstack/react-router';
import { Settings2 } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { NotificationsList } from '../inbox/notifications-list.tsx';
import { parseSearch } from '../lib/search-params.ts';
import { useOpenDialog } from '../shell/dialogs.tsx';
import { Button } from '../ui/button.tsx';
import { useWords } from '../views/words.ts';

export default function NotificationsPage() {
  const words = useWords('inbox');
  const openDialog = useOpenDialog();
  const openSettings = () => openDialog('profile', 'settings');
  useSettingsFromUrl(openSettings);
  return (
    <div className="page min-h-dvh py-6 sm:py-16">
      <div className="max-w-[44rem]">
        <div className="mb-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 sm:mb-10">
          <h1>{words.heading}</h1>
          <Button variant="link" onClick={openSettings}>
            <Settings2 aria-hidden className="size-5" />
            {words.settings}
          </Button>
        </div>
        <NotificationsList />
      </div>
    </div>
  );
}

/** Opens the settings for `/notifications?settings=open`, as emails link to them, and removes it from the URL. */
function useSettingsFromUrl(openSettings: () => void): void {
  const { searchStr } = useLocation();
  const navigate = useNavigate();
  const isAsked = parseSearch(searchStr)['settings'] === 'open';
  const open = useEffectEvent(() => {
    openSettings();
    void navigate({ to: '/notifications', replace: true });
  });
  useEffect(() => {
    if (isAsked) open();
  }, [isAsked]);
}
