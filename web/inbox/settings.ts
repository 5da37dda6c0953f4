// What the member hears of: the settings, and a change that shows at once and is saved behind it.
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { NotificationSettings } from '../../schema/notifications.ts';
import { api, bodyOf } from '../api.ts';
import { useMemberMutation } from '../members/mutation.ts';
import { sayFailed } from '../ui/say-failed.ts';
import { useWords } from '../views/words.ts';

export const notificationSettings = queryOptions({
  queryKey: ['/api/user/notifications'],
  queryFn: (): Promise<NotificationSettings> => bodyOf(api.user.notifications.$get()),
});

/** Saves one after another: of several quick changes the last one is what stays. A failure takes them back. */
export function useChangeSettings(): (next: NotificationSettings) => void {
  const words = useWords('notificationSettings');
  const queryClient = useQueryClient();
  const { queryKey } = notificationSettings;
  const { mutateAsync } = useMemberMutation(
    (json: NotificationSettings, headers): Promise<NotificationSettings> =>
      bodyOf(api.user.notifications.$put({ json }, { headers })),
    { onFailed: sayFailed(words.notSaved, words.tryInAMoment) },
  );
  const isSaving = useRef(false);
  const save = async (saved: NotificationSettings | undefined) => {
    isSaving.current = true;
    let last = saved;
    try {
      for (;;) {
        const wanted = queryClient.getQueryData(queryKey);
        if (!wanted || wanted === last) break;
        await mutateAsync(wanted);
        last = wanted;
      }
    } catch {
      queryClient.setQueryData(queryKey, last);
    }
    isSaving.current = false;
  };
  return (next) => {
    const saved = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, { ...next, timeZone: ownTimeZone() });
    if (!isSaving.current) void save(saved);
  };
}

/** IANA name of the browser's time zone; '' if it does not tell. */
const ownTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone ?? '';
