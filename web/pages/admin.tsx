// The Admin Dashboard, and the page of one member.
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { Applications } from '../admin/applications.tsx';
import { AuditLog } from '../admin/audit-log.tsx';
import { MemberPage } from '../admin/member-page/member-page.tsx';
import { Members } from '../admin/members.tsx';
import { Orders } from '../admin/orders.tsx';
import { Overview } from '../admin/overview.tsx';
import { brokenCount } from '../admin/health.tsx';
import { orderTotals, reportedThings, siteHealth } from '../admin/queries.ts';
import { Reports } from '../admin/reports.tsx';
import { adminTabs, readAdminSearch, type AdminSearch } from '../admin/search.ts';
import { Upkeep } from '../admin/upkeep.tsx';
import { oneOf } from '../lib/search-params.ts';
import { itemsOf } from '../rocks/paged-list.tsx';
import type { PagedQuery } from '../rocks/show-more.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { AdministratorOnly } from './administrator-only.tsx';

/** Both in one part, since the app's first script names each part. */
export default function AdminPage() {
  const { id } = useParams({ strict: false });
  const { q } = useSearch({ strict: false });
  return (
    <AdministratorOnly>
      {id === undefined ? <Dashboard /> : <MemberPage key={id} id={id} q={q} />}
    </AdministratorOnly>
  );
}

function Dashboard() {
  const search = readAdminSearch(useSearch({ from: '/admin' }));
  const navigate = useNavigate({ from: '/admin' });
  const reports = useInfiniteQuery(reportedThings);
  const toShip = useQuery(orderTotals).data?.toShip ?? 0;
  const broken = brokenCount(useQuery(siteHealth).data?.parts ?? []);
  const go = (next: AdminSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const change = (changed: AdminSearch) => go({ ...search, ...changed });
  return (
    // As high as the screen while lists load, so that the footer stays where it is.
    <div className="page min-h-dvh py-8 sm:py-10">
      <h1 className="mb-6">Admin Dashboard</h1>
      <Tabs
        label="Admin Dashboard"
        value={search.tab ?? 'overview'}
        // Drops the filters, which differ between the lists.
        onValueChange={(tab) => {
          go({ tab: oneOf(tab, adminTabs) });
          // The other lists load when opened. This one is always mounted for its count.
          if (tab === 'reports') void reports.refetch();
        }}
        tabs={[
          {
            value: 'overview',
            label: broken > 0 ? `Overview (${broken} broken)` : 'Overview',
            panel: <Overview search={search} onSearch={change} />,
          },
          {
            value: 'orders',
            label: toShip > 0 ? `Orders (${toShip} to ship)` : 'Orders',
            panel: <Orders search={search} onSearch={change} />,
          },
          {
            value: 'ambassadors',
            label: 'Ambassadors',
            panel: <Applications search={search} onSearch={change} />,
          },
          {
            value: 'reports',
            label: `Reports${waiting(reports)}`,
            panel: <Reports query={reports} />,
          },
          { value: 'members', label: 'Members', panel: <Members search={search} onSearch={change} /> },
          { value: 'upkeep', label: 'Upkeep', panel: <Upkeep /> },
          { value: 'log', label: 'Log', panel: <AuditLog /> },
        ]}
      />
    </div>
  );
}

/** ' (3)'; ' (50+)' if there are further pages; '' if the list is empty or not loaded. */
function waiting(query: PagedQuery<unknown>): string {
  const count = itemsOf(query)?.length ?? 0;
  return count === 0 ? '' : ` (${count}${query.hasNextPage ? '+' : ''})`;
}
