// The layout of every page: skip link, header, the page itself, footer, dialogs, toasts.
import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { currentMember } from '../members/queries.ts';
import { Loader } from '../ui/loader.tsx';
import { Frame } from '../views/frame.tsx';
import { ShellDialogs } from './dialogs.tsx';
import { FailurePage } from './failure-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { MovedTo } from './moved-to.tsx';
import { Toasts } from './toasts.tsx';

export function Layout() {
  return (
    <ShellDialogs>
      <Frame header={<Header />} footer={<Footer />}>
        <PageWhenKnown />
      </Frame>
      <MovedTo />
      <Toasts />
    </ShellDialogs>
  );
}

/** Shows the page once the current member has loaded. */
function PageWhenKnown() {
  const { isPending, isError, refetch } = useQuery(currentMember);
  if (isPending) return <Loader className="min-h-dvh" />;
  if (isError) return <FailurePage onRetry={() => void refetch()} />;
  return (
    <Suspense fallback={<Loader className="min-h-dvh" />}>
      <Outlet />
    </Suspense>
  );
}
