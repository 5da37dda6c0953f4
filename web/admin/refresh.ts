// Which cached queries an admin action invalidates. Separate from web/refresh.ts, which every page loads first.
import type { QueryClient } from '@tanstack/react-query';
import { refresh } from '../refresh.ts';

/** All admin queries: each admin action adds to the audit log, and most also change a list. */
const ofAdministrator = /^\/api\/admin\//;

/** For after an admin action; resolves when the mounted queries have reloaded. */
export function refreshAdministration(queryClient: QueryClient): Promise<void> {
  return refresh(queryClient, ofAdministrator);
}
