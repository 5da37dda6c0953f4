// Renders the app, or a part of it, for a member or a visitor.
import { QueryClientProvider } from '@tanstack/react-query';
import {
  createBrowserHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
  type AnyRouter,
  type RouterHistory,
} from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { render } from 'vitest-browser-react';
import type { CurrentMember } from '../../schema/members.ts';
import { parseSearch, stringifySearch } from '../lib/search-params.ts';
import { watchForUnauthorized } from '../members/unauthorized.ts';
import { queryClient } from '../query-client.ts';
import { createAppRouter } from '../router.tsx';
import { ShellDialogs } from '../shell/dialogs.tsx';
import { Toasts } from '../shell/toasts.tsx';
import { refused, stubByDefault } from './api.ts';
import { aPlan, someSettings } from './make.ts';

watchForUnauthorized(queryClient);

let history: RouterHistory | undefined;

/** A browser history, because the app reads `location` in more places than its router. */
function historyAt(path: string): RouterHistory {
  window.history.replaceState(null, '', path);
  return (history = createBrowserHistory());
}

const ownAddress = location.href;

/** Restores the URL. */
export function leaveApp(): void {
  history?.destroy();
  history = undefined;
  window.history.replaceState(null, '', ownAddress);
}

/** Renders the whole app at a path. @param member null for a visitor */
export async function openApp(path: string, member: CurrentMember | null = null): Promise<void> {
  await draw(createAppRouter(historyAt(path)), member);
}

/** Renders one part, with the shell's toasts and dialogs. @param member null for a visitor */
export async function show(part: ReactNode, member: CurrentMember | null = null): Promise<void> {
  const root = createRootRoute({
    component: () => (
      <ShellDialogs>
        {part}
        <Toasts />
      </ShellDialogs>
    ),
    notFoundComponent: () => null,
  });
  await draw(
    createRouter({ routeTree: root, history: historyAt('/'), parseSearch, stringifySearch }),
    member,
  );
}

async function draw(router: AnyRouter, member: CurrentMember | null): Promise<void> {
  stubByDefault('GET /auth/user', member ?? refused(401, 'Unauthorized'));
  if (member) {
    stubByDefault('GET /subscription/status', aPlan({ hasAccess: member.hasAccess }));
    stubByDefault('POST /subscription/claim', { result: 'none' });
    stubByDefault('GET /notifications/unread', { count: 0 });
    stubByDefault('GET /user/follows', { ids: [] });
    stubByDefault('GET /user/notifications', someSettings());
  }
  await render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}
