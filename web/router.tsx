// Every path, its page and its search parameters.
import { createRootRoute, createRoute, createRouter, type RouterHistory } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { readAdminSearch } from './admin/search.ts';
import { readCommunitySearch } from './community/search.ts';
import { parseSearch, searchReader, stringifySearch } from './lib/search-params.ts';
import { currentMember, useMember } from './members/queries.ts';
import { RequireMember } from './members/require-member.tsx';
import { readFoundRockSearch } from './pages/found-rock-search.ts';
import { readMyRocksSearch } from './pages/my-rocks-search.ts';
import { FailurePage } from './shell/failure-page.tsx';
import { latePage } from './shell/late-page.tsx';
import { Layout } from './shell/layout.tsx';
import { queryClient } from './query-client.ts';
import { readShopSearch } from './shop/search.ts';
import { Loader } from './ui/loader.tsx';

const LandingPage = latePage(async () => (await import('./pages/landing/landing.tsx')).LandingPage);
const DashboardPage = latePage(async () => (await import('./pages/dashboard.tsx')).DashboardPage);
const RegisterRockPage = latePage(async () => (await import('./pages/register-rock.tsx')).RegisterRockPage);
const MyRocksPage = latePage(async () => (await import('./pages/my-rocks.tsx')).MyRocksPage);
/** The page that a label leads to: the first HTML shows it before the app is here. */
export const foundRock = latePage(async () => (await import('./pages/found-rock.tsx')).foundRockPage());
const ProPage = latePage(async () => (await import('./pages/pro.tsx')).ProPage);

const isVisitor = () => queryClient.getQueryData(currentMember.queryKey) === null;

/** Visitors see the landing page, and are led to the sign-in. */
const forMembers = (Page: ComponentType) => ({
  // Of whom it is known already that they are visitors, they wait for what they see in a member's place.
  loader: () => (isVisitor() ? LandingPage.preload() : undefined),
  component: () => (
    <RequireMember visitor={<LandingPage />}>
      <Page />
    </RequireMember>
  ),
});

const root = createRootRoute({ component: Layout });

/** Where a page is, and what the tab of the browser says. */
const at = <P extends string>(path: P, title: string) => ({
  getParentRoute: () => root,
  path,
  staticData: { title },
});

const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  validateSearch: searchReader({ action: ['found-rock'], 'first-login': ['true'] }),
  // Fetched while it is asked who is there: most who arrive here for the first time are visitors.
  loader: () => {
    const isComing = LandingPage.preload();
    return isVisitor() ? isComing : undefined;
  },
  component: () => (useMember() ? <DashboardPage /> : <LandingPage />),
});

const registerRock = createRoute({
  ...at('/register-rock', 'Register Rock'),
  validateSearch: searchReader({ rockId: 'text' }),
  ...forMembers(RegisterRockPage),
});

const myRocks = createRoute({
  ...at('/my-rocks', 'My Rocks'),
  validateSearch: readMyRocksSearch,
  ...forMembers(MyRocksPage),
});

const pro = createRoute({
  ...at('/pro', 'Your Rock Hunter Pro'),
  ...forMembers(ProPage),
});

const scan = createRoute({
  ...at('/nfc-scan', 'Found Rock'),
  validateSearch: readFoundRockSearch,
  component: foundRock,
});

const exploreMap = createRoute({
  ...at('/explore-map', 'Explore Map'),
  validateSearch: searchReader({
    status: ['hidden', 'traveling'],
    miles: ['5', '25', '100'],
    days: ['1', '7', '30'],
  }),
  component: latePage(async () => (await import('./pages/explore-map.tsx')).ExploreMapPage),
});

const community = createRoute({
  ...at('/community', 'Community'),
  validateSearch: readCommunitySearch,
  component: latePage(async () => (await import('./pages/community.tsx')).CommunityPage),
});

const contact = createRoute({
  ...at('/contact', 'Contact Us'),
  component: latePage(async () => (await import('./pages/contact.tsx')).ContactPage),
});

const gettingStarted = createRoute({
  ...at('/getting-started', 'Getting Started'),
  component: latePage(async () => (await import('./pages/getting-started.tsx')).GettingStartedPage),
});

const subscribe = createRoute({
  ...at('/subscribe', 'Subscribe'),
  validateSearch: searchReader({ success: ['true'], canceled: ['true'], plan: ['monthly', 'yearly'] }),
  component: latePage(async () => (await import('./pages/subscribe.tsx')).SubscribePage),
});

const shop = createRoute({
  ...at('/shop', 'Shop'),
  validateSearch: readShopSearch,
  component: latePage(async () => (await import('./pages/shop.tsx')).ShopPage),
});

const ambassadorSignup = createRoute({
  ...at('/qr-code-signup', 'Become a Founding Rock Ambassador'),
  component: latePage(async () => (await import('./pages/qr-code-signup.tsx')).AmbassadorSignupPage),
});

const qrCodeGenerator = createRoute({
  ...at('/qr-code-generator', 'QR Code Generator'),
  component: latePage(async () => (await import('./pages/qr-code-generator.tsx')).QrCodeGeneratorPage),
});

const admin = createRoute({
  ...at('/admin', 'Admin Dashboard'),
  validateSearch: readAdminSearch,
  component: latePage(async () => (await import('./pages/admin.tsx')).AdminPage),
});

/** A path of its own, so that the title of the tab says it too. */
const notFound = createRoute({
  ...at('$', '404 Page Not Found'),
  component: latePage(async () => (await import('./pages/not-found.tsx')).NotFoundPage),
});

/** @param history of the address bar; a test gives one that it can take away again */
export const createAppRouter = (history?: RouterHistory) =>
  createRouter({
    history,
    defaultPreload: 'intent',
    routeTree: root.addChildren([
      home,
      registerRock,
      myRocks,
      pro,
      scan,
      exploreMap,
      community,
      contact,
      gettingStarted,
      subscribe,
      shop,
      ambassadorSignup,
      qrCodeGenerator,
      admin,
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
