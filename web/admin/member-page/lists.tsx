// The newest of a member: rocks, orders, reports about them and by them, and what was done about them.
import { productNameIn } from '../../../schema/product-name.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { wordsNow } from '../../lib/words.ts';
import type {
  MemberAction,
  MemberPage,
  MemberReport,
  MemberRock,
  Newest,
} from '../../../schema/admin-members.ts';
import { grouped } from '../../lib/numbers.ts';
import { Button } from '../../ui/button.tsx';
import { Day, Moment } from '../time.tsx';
import { StatusBadge } from '../../views/badge.tsx';
import { Sentence } from '../../views/sentence.tsx';
import { RockBadge } from '../../views/rock-badge.tsx';
import { destroyInRow, destroyRockPhoto } from '../destroy-photo.tsx';
import type { ReasonedAction } from '../reason-dialog.tsx';
import { RockLink } from '../rock-link.tsx';
import { Table, type Column } from '../table.tsx';
import { useWords } from '../../views/words.ts';

type Ask = (decision: ReasonedAction) => void;

export function Rocks({ rocks, ask }: Pick<MemberPage, 'rocks'> & { ask: Ask }) {
  const words = useWords('adminMembers');
  return (
    <List
      id="rocks"
      title={words.rocks}
      caption={words.rocksNewest}
      list={rocks}
      columns={rockColumns(ask)}
      none={words.noRocks}
    />
  );
}

export function Orders({ orders }: Pick<MemberPage, 'orders'>) {
  const words = useWords('adminMembers');
  return (
    <List
      id="orders"
      title={words.orders}
      caption={words.ordersNewest}
      list={orders}
      columns={orderColumns()}
      none={words.noOrders}
    />
  );
}

export function ReportsAbout({ reportsAbout }: Pick<MemberPage, 'reportsAbout'>) {
  const words = useWords('adminMembers');
  return (
    <List
      id="reports-about-them"
      title={words.reportsAbout}
      caption={words.reportsAboutNewest}
      list={reportsAbout}
      columns={reportColumns()}
      none={words.noReportsAbout}
    />
  );
}

export function ReportsBy({ reportsBy }: Pick<MemberPage, 'reportsBy'>) {
  const words = useWords('adminMembers');
  return (
    <List
      id="reports-by-them"
      title={words.reportsBy}
      caption={words.reportsByNewest}
      list={reportsBy}
      columns={reportColumns()}
      none={words.noReportsBy}
    />
  );
}

export function Actions({ acts }: Pick<MemberPage, 'acts'>) {
  const words = useWords('adminMembers');
  return (
    <List
      id="what-was-done"
      title={words.acts}
      caption={words.actsNewest}
      list={acts}
      columns={actionColumns()}
      none={words.noActs}
    />
  );
}

interface ListProps<T extends { id: string }> {
  id: string;
  title: string;
  caption: string;
  list: Newest<T>;
  columns: readonly Column<T>[];
  none: string;
}

/** The title counts all of them. */
function List<T extends { id: string }>({
  id: name,
  title,
  caption,
  list: { items, count },
  columns,
  none,
}: ListProps<T>) {
  const words = useWords('adminMembers');
  const id = `member-${name}`;
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-2">
      <h2 id={id} className="text-xl">
        {title} {count > 0 && <span className="font-normal text-soft tabular-nums">{grouped(count)}</span>}
      </h2>
      {items.length === 0 ? (
        <p className="text-sm text-soft">{none}</p>
      ) : (
        <Table caption={caption} columns={columns} items={items} />
      )}
      {items.length > 0 && items.length < count && (
        <p className="text-sm text-soft">{words.newestOf(items.length)}</p>
      )}
    </section>
  );
}

const rockColumns = (ask: Ask): Column<MemberRock>[] => {
  const words = wordsNow('adminMembers');
  const shared = wordsNow('admin');
  return [
    {
      title: words.name,
      cell: (rock) => <RockLink rock={rock} />,
    },
    {
      title: words.status,
      cell: ({ status, isWithheld }) =>
        isWithheld ? (
          <StatusBadge tone="warning">{words.hiddenForNow}</StatusBadge>
        ) : (
          <RockBadge status={status} />
        ),
    },
    { title: words.registered, cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      title: shared.whatCanBeDone,
      isQuiet: true,
      cell: (rock) =>
        rock.hasPhoto ? (
          <Button
            aria-label={shared.destroyPhotoOf(rock.name)}
            className={destroyInRow}
            onClick={() => ask(destroyRockPhoto(rock))}
          >
            {shared.destroyPhoto}
          </Button>
        ) : null,
    },
  ];
};

const orderColumns = (): Column<MemberPage['orders']['items'][number]>[] => {
  const words = wordsNow('adminMembers');
  return [
    {
      title: words.number,
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
    { title: words.what, cell: (order) => productNameIn(wordsNow('products'), order) },
    { title: words.state, cell: ({ state }) => words.orderStates[state] },
    { title: words.paidOn, cell: ({ createdAt }) => <Day at={createdAt} /> },
  ];
};

const reportColumns = (): Column<MemberReport>[] => {
  const words = wordsNow('adminMembers');
  const { withRock } = wordsNow('moderation');
  const { done } = wordsNow('adminActions');
  return [
    {
      title: words.about,
      cell: ({ subject, rock }) => (
        <span className="wrap-anywhere">
          <Sentence parts={withRock<ReactNode>(subject, <RockLink rock={rock} />)} />
        </span>
      ),
    },
    { title: words.why, cell: ({ reason }) => wordsNow('reports').reasons[reason] },
    { title: words.when, cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      title: words.verdict,
      cell: ({ isSettled, verdict }) =>
        verdict === null ? (isSettled ? words.settled : words.waitsForYou) : done[verdict],
    },
  ];
};

const actionColumns = (): Column<MemberAction>[] => {
  const words = wordsNow('adminMembers');
  const { none } = wordsNow('admin');
  const { done } = wordsNow('adminActions');
  return [
    { title: words.when, cell: ({ createdAt }) => <Moment at={createdAt} /> },
    { title: words.what, cell: ({ act }) => done[act] },
    {
      title: words.about,
      cell: ({ subject }) => <bdi className="wrap-anywhere">{subject || words.theMember}</bdi>,
    },
    {
      title: words.reasonOrNote,
      cell: ({ reason }) => <bdi className="wrap-anywhere">{reason || none}</bdi>,
    },
  ];
};
