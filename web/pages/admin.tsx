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
import { Tabs } from '../ui/tabs.tsx';
import { AdministratorOnly } from './administrator-only.tsx';
import { useWords } from '../views/words.ts';

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
  const words = useWords('admin');
  const search = readAdminSearch(useSearch({ from: '/admin' }));
  const navigate = useNavigate({ from: '/admin' });
  const reports = useInfiniteQuery(reportedThings);
  const toShip = useQuery(orderTotals).data?.toShip ?? 0;
  const broken = brokenCount(useQuery(siteHealth).data?.parts ?? []);
  const waiting = itemsOf(reports)?.length ?? 0;
  const go = (next: AdminSearch) => void navigate({ search: next, replace: true, resetScroll: false });
  const change = (changed: AdminSearch) => go({ ...search, ...changed });
  return (
    // As high as the screen while lists load, so that the footer stays where it is.
    <div className="page min-h-dvh py-8 sm:py-10">
      <h1 className="mb-6">{words.heading}</h1>
      <Tabs
        label={words.heading}
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
            label: broken > 0 ? words.overviewBroken(broken) : words.overview,
            panel: <Overview search={search} onSearch={change} />,
          },
          {
            value: 'orders',
            label: toShip > 0 ? words.ordersToShip(toShip) : words.orders,
            panel: <Orders search={search} onSearch={change} />,
          },
          {
            value: 'ambassadors',
            label: words.ambassadors,
            panel: <Applications search={search} onSearch={change} />,
          },
          {
            value: 'reports',
            label: waiting > 0 ? words.reportsWait(waiting, reports.hasNextPage) : words.reports,
            panel: <Reports query={reports} />,
          },
          { value: 'members', label: words.members, panel: <Members search={search} onSearch={change} /> },
          { value: 'upkeep', label: words.upkeep, panel: <Upkeep /> },
          { value: 'log', label: words.log, panel: <AuditLog /> },
        ]}
      />
    </div>
  );
}
