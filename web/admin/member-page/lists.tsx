// The newest of a member: rocks, orders, reports about them and by them, and what was done about them.
import { Link } from '@tanstack/react-router';
import { adminActionWords } from '../../../schema/admin-actions.ts';
import type {
  MemberAction,
  MemberPage,
  MemberReport,
  MemberRock,
  Newest,
} from '../../../schema/admin-members.ts';
import type { OrderState } from '../../../schema/orders.ts';
import { reportReasons } from '../../../schema/reports.ts';
import { grouped } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Day, Moment } from '../time.tsx';
import { StatusBadge } from '../../views/badge.tsx';
import { RockBadge } from '../../views/rock-badge.tsx';
import { destroyInRow, destroyRockPhoto } from '../destroy-photo.tsx';
import type { ReasonedAction } from '../reason-dialog.tsx';
import { RockLink } from '../rock-link.tsx';
import { Table, type Column } from '../table.tsx';
import { subjectTitles } from '../words.ts';

type Ask = (decision: ReasonedAction) => void;

export function Rocks({ rocks, ask }: Pick<MemberPage, 'rocks'> & { ask: Ask }) {
  return <List title="Rocks" list={rocks} columns={rockColumns(ask)} none="No rocks." />;
}

export function Orders({ orders }: Pick<MemberPage, 'orders'>) {
  return <List title="Orders" list={orders} columns={orderColumns} none="No orders." />;
}

export function ReportsAbout({ reportsAbout }: Pick<MemberPage, 'reportsAbout'>) {
  return (
    <List
      title="Reports about them"
      list={reportsAbout}
      columns={reportColumns}
      none="Nobody has reported anything of theirs."
    />
  );
}

export function ReportsBy({ reportsBy }: Pick<MemberPage, 'reportsBy'>) {
  return (
    <List
      title="Reports by them"
      list={reportsBy}
      columns={reportColumns}
      none="They have reported nothing."
    />
  );
}

export function Actions({ acts }: Pick<MemberPage, 'acts'>) {
  return <List title="What was done" list={acts} columns={actionColumns} none="Nothing was done." />;
}

interface ListProps<T extends { id: string }> {
  title: string;
  list: Newest<T>;
  columns: readonly Column<T>[];
  none: string;
}

/** The title counts all of them. */
function List<T extends { id: string }>({ title, list: { items, count }, columns, none }: ListProps<T>) {
  const id = `member-${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="text-xl">
        {title} {count > 0 && <span className="font-normal text-soft tabular-nums">{grouped(count)}</span>}
      </h2>
      {items.length === 0 ? (
        <p className="text-sm text-soft">{none}</p>
      ) : (
        <Table caption={`${title}, the newest first`} columns={columns} items={items} />
      )}
      {items.length > 0 && items.length < count && (
        <p className="text-sm text-soft">The newest {grouped(items.length)} of them.</p>
      )}
    </section>
  );
}

const rockColumns = (ask: Ask): Column<MemberRock>[] => [
  {
    title: 'Name',
    cell: (rock) => <RockLink rock={rock} />,
  },
  {
    title: 'Status',
    cell: ({ status, isWithheld }) =>
      isWithheld ? <StatusBadge tone="warning">Hidden for now</StatusBadge> : <RockBadge status={status} />,
  },
  { title: 'Registered', cell: ({ createdAt }) => <Day at={createdAt} /> },
  {
    title: 'What can be done',
    isQuiet: true,
    cell: (rock) =>
      rock.hasPhoto ? (
        <Button
          aria-label={`Destroy the photo of ${rock.name}`}
          className={destroyInRow}
          onClick={() => ask(destroyRockPhoto(rock))}
        >
          Destroy the photo
        </Button>
      ) : null,
  },
];

const orderStates: Readonly<Record<OrderState, string>> = {
  paid: 'Completed',
  preparing: 'To ship',
  shipped: 'Shipped',
  refunded: 'Paid back',
};

const orderColumns: Column<MemberPage['orders']['items'][number]>[] = [
  {
    title: 'Number',
    cell: ({ id }) => (
      <Link
        to="/admin"
        search={{ tab: 'orders', order: id }}
        className="link inline-flex min-h-11 items-center font-mono whitespace-nowrap"
      >
        {id}
      </Link>
    ),
  },
  { title: 'What', cell: ({ productName }) => productName },
  { title: 'State', cell: ({ state }) => orderStates[state] },
  { title: 'Paid', cell: ({ createdAt }) => <Day at={createdAt} /> },
];

const reportColumns: Column<MemberReport>[] = [
  {
    title: 'About',
    cell: ({ subject, rock }) => (
      <span className="wrap-anywhere">
        {subjectTitles[subject]}, <RockLink rock={rock} />
      </span>
    ),
  },
  { title: 'Why', cell: ({ reason }) => reportReasons[reason] },
  { title: 'When', cell: ({ createdAt }) => <Day at={createdAt} /> },
  {
    title: 'Verdict',
    cell: ({ isSettled, verdict }) =>
      verdict === null ? (isSettled ? 'Settled' : 'Waits for you') : adminActionWords[verdict],
  },
];

const actionColumns: Column<MemberAction>[] = [
  { title: 'When', cell: ({ createdAt }) => <Moment at={createdAt} /> },
  { title: 'What', cell: ({ act }) => adminActionWords[act] },
  { title: 'About', cell: ({ subject }) => <bdi className="wrap-anywhere">{subject || 'The member'}</bdi> },
  { title: 'Reason or note', cell: ({ reason }) => <bdi className="wrap-anywhere">{reason || '–'}</bdi> },
];
