// Every path, its page and its search parameters.
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { AdminSearch } from './admin/search.ts';
import { readCommunitySearch } from './community/search.ts';
import { parseSearch, searchReader, stringifySearch } from './lib/search-params.ts';
import { currentMember, useMember } from './members/queries.ts';
import { RequireMember } from './members/require-member.tsx';
import { readFoundRockSearch } from './pages/found-rock-search.ts';
import type { MyRocksSearch } from './pages/my-rocks-search.ts';
import type { WornOffSearch } from './pages/worn-off-search.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { lazyPage } from './shell/lazy-page.tsx';
import { Layout } from './shell/layout.tsx';
import { queryClient } from './query-client.ts';
import { readShopSearch } from './shop/search.ts';
import { Loader } from './ui/loader.tsx';
import type { Words } from '../schema/words/words.ts';

const LandingPage = lazyPage(() => import('./pages/landing/landing.tsx'));
const DashboardPage = lazyPage(() => import('./pages/dashboard.tsx'));
const RegisterRockPage = lazyPage(() => import('./pages/register-rock.tsx'));
const MyRocksPage = lazyPage(() => import('./pages/my-rocks.tsx'));
/** The page that a label opens. The server renders it, so it shows before the app has loaded. */
export const foundRock = lazyPage(async () => {
  const page = await import('./pages/found-rock.tsx');
  await page.prepare();
  return page;
});
/** The server renders this one too. */
export const rock = lazyPage(() => import('./pages/rock-page.tsx'));
const ProPage = lazyPage(() => import('./pages/pro.tsx'));
const AdminPage = lazyPage(() => import('./pages/admin.tsx'));
const NotificationsPage = lazyPage(() => import('./pages/notifications.tsx'));

const isVisitor = () => queryClient.getQueryData(currentMember.queryKey) === null;

/** Visitors see the landing page and are redirected to the sign-in. */
const forMembers = (Page: ComponentType) => ({
  // A known visitor waits for the landing page, which replaces the member's page.
  loader: () => (isVisitor() ? LandingPage.preload() : undefined),
  component: () => (
    <RequireMember visitor={<LandingPage />}>
      <Page />
    </RequireMember>
  ),
});

const root = createRootRoute({ component: Layout });

/** The path of a page, which also says the title of its browser tab. */
const at = <P extends keyof Words['titles']['of']>(path: P) => ({
  getParentRoute: () => root,
  path,
  staticData: { titled: path },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: searchReader({ action: ['found-rock'], 'first-login': ['true'] }),
  // Fetched in parallel with the current member, because most first-time arrivals are visitors.
  loader: () => {
    const loaded = LandingPage.preload();
    return isVisitor() ? loaded : undefined;
  },
  component: () => (useMember() ? <DashboardPage /> : <LandingPage />),
});

const registerRock = createRoute({
  ...at('/register-rock'),
  validateSearch: searchReader({ rockId: 'text' }),
  ...forMembers(RegisterRockPage),
});

const myRocks = createRoute({
  ...at('/my-rocks'),
  // Read by the pages themselves, here and below, so that nobody else's first script has their words.
  validateSearch: (search) => search as MyRocksSearch,
  ...forMembers(MyRocksPage),
});

const pro = createRoute({
  ...at('/pro'),
  ...forMembers(ProPage),
});

const notifications = createRoute({
  ...at('/notifications'),
  ...forMembers(NotificationsPage),
});

const scan = createRoute({
  ...at('/nfc-scan'),
  validateSearch: readFoundRockSearch,
  component: foundRock,
});

const rockOfId = createRoute({
  // The page gives the tab the rock's name.
  ...at('/rocks/$id'),
  component: rock,
});

const adopt = createRoute({
  // The page gives the tab the rock's name.
  ...at('/adopt/$token'),
  component: lazyPage(() => import('./pages/adopt.tsx')),
});

const wornOff = createRoute({
  ...at('/worn-off'),
  validateSearch: (search) => search as WornOffSearch,
  component: lazyPage(() => import('./pages/worn-off.tsx')),
});

const exploreMap = createRoute({
  ...at('/explore-map'),
  validateSearch: searchReader({
    status: ['hidden', 'traveling'],
    miles: ['5', '25', '100'],
    days: ['1', '7', '30'],
  }),
  component: lazyPage(() => import('./pages/explore-map.tsx')),
});

const community = createRoute({
  ...at('/community'),
  validateSearch: readCommunitySearch,
  component: lazyPage(() => import('./pages/community.tsx')),
});

const contact = createRoute({
  ...at('/contact'),
  component: lazyPage(() => import('./pages/contact.tsx')),
});

const gettingStarted = createRoute({
  ...at('/getting-started'),
  component: lazyPage(() => import('./pages/getting-started.tsx')),
});

const subscribe = createRoute({
  ...at('/subscribe'),
  validateSearch: searchReader({ success: ['true'], canceled: ['true'], plan: ['monthly', 'yearly'] }),
  component: lazyPage(() => import('./pages/subscribe.tsx')),
});

const shop = createRoute({
  ...at('/shop'),
  validateSearch: readShopSearch,
  component: lazyPage(() => import('./pages/shop.tsx')),
});

const ambassadorSignup = createRoute({
  ...at('/qr-code-signup'),
  component: lazyPage(() => import('./pages/qr-code-signup.tsx')),
});

const qrCodeGenerator = createRoute({
  ...at('/qr-code-generator'),
  component: lazyPage(() => import('./pages/qr-code-generator.tsx')),
});

const admin = createRoute({
  ...at('/admin'),
  validateSearch: (search) => search as AdminSearch,
  component: AdminPage,
});

const adminMember = createRoute({
  ...at('/admin/members/$id'),
  validateSearch: (search) => search as Pick<AdminSearch, 'q'>,
  component: AdminPage,
});

/** A route instead of `notFoundComponent`, so that the tab has the title too. */
const notFound = createRoute({
  ...at('$'),
  component: lazyPage(() => import('./pages/not-found.tsx')),
});

/** @param history the address bar by default; tests pass one that they can discard */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    history,
    defaultPreload: 'intent',
    routeTree: root.addChildren([
      home,
      registerRock,
      myRocks,
      pro,
      notifications,
      scan,
      rockOfId,
      adopt,
      wornOff,
      exploreMap,
      community,
      contact,
      gettingStarted,
      subscribe,
      shop,
      ambassadorSignup,
      qrCodeGenerator,
      admin,
      adminMember,
      notFound,
    ]),
    parseSearch,
    stringifySearch,
    scrollRestoration: true,
    defaultPendingComponent: () => <Loader className="min-h-dvh" />,
    defaultErrorComponent: ({ reset }) => <FailurePage onRetry={reset} />,
  });

export const router = createAppRouter();

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
