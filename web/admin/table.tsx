// A table: compact rows on a wide screen, and on a narrow one a card for each row, with titles beside the values.
import { clsx } from 'clsx';
import type { ReactNode } from 'react';

export interface Column<T> {
  title: string;
  /** One element or text. The first column is the row's header. */
  cell: (item: T) => ReactNode;
  /** For numbers: they line up by their ones. */
  isFigure?: boolean;
  /** For columns of buttons: the title is for screen readers only. */
  isQuiet?: boolean;
}

interface TableProps<T> {
  caption: string;
  columns: readonly Column<T>[];
  items: readonly T[];
}

/** Explicit roles, since browsers drop table semantics when rows are displayed as cards or lines. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader', scope: 'col' },
  rowheader: { role: 'rowheader', scope: 'row' },
  cell: { role: 'cell' },
} as const;

export function Table<T extends { id: string }>({ caption, columns, items }: TableProps<T>) {
  return (
    <table
      {...roles.table}
      className="w-full text-sm tabular-nums max-lg:block lg:[&_time]:whitespace-nowrap"
    >
      <caption className="sr-only">{caption}</caption>
      <thead {...roles.rowgroup} className="max-lg:sr-only">
        <tr {...roles.row}>
          {columns.map(({ title, isFigure, isQuiet }) => (
            <th
              key={title}
              {...roles.columnheader}
              className={clsx(
                'border-b border-edge px-2 py-2 align-bottom font-semibold text-soft first:ps-0 last:pe-0',
                isFigure ? 'by-ones' : 'text-start',
              )}
            >
              <span className={clsx(isQuiet && 'sr-only')}>{title}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup} className="max-lg:flex max-lg:flex-col max-lg:gap-3">
        {items.map((item) => (
          <tr
            key={item.id}
            {...roles.row}
            tabIndex={-1}
            className="max-lg:flex max-lg:flex-col max-lg:rounded-md max-lg:border max-lg:border-line max-lg:bg-card max-lg:px-4 max-lg:py-2 lg:border-b lg:border-line lg:hover:bg-card"
          >
            {columns.map((column, i) => (
              <Cell key={column.title} column={column} item={item} isFirst={i === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface CellProps<T> {
  column: Column<T>;
  item: T;
  isFirst: boolean;
}

/** On a card, the title is before the value, as CSS content and not as text. */
const withTitle =
  'max-lg:grid max-lg:items-baseline max-lg:justify-items-start max-lg:before:text-sm max-lg:before:font-normal max-lg:before:text-soft max-lg:before:content-[attr(data-title)] min-[24rem]:max-lg:grid-cols-[8.5rem_minmax(0,1fr)]';

function Cell<T>({
  column: { title, cell, isFigure = false, isQuiet = false },
  item,
  isFirst,
}: CellProps<T>) {
  const content = cell(item);
  const shared = {
    'data-title': title,
    className: clsx(
      'px-2 py-1 text-start max-lg:px-0 lg:h-11 lg:first:ps-0 lg:last:pe-0',
      !isQuiet && !isFirst && withTitle,
      isQuiet && (content === null ? 'max-lg:hidden' : 'max-lg:flex max-lg:justify-end lg:text-end'),
      isFigure && 'whitespace-nowrap lg:by-ones',
      // The heading of a card.
      isFirst ? 'font-semibold max-lg:text-base' : 'font-normal',
    ),
  };
  return isFirst ? (
    <th {...roles.rowheader} {...shared}>
      {content}
    </th>
  ) : (
    <td {...roles.cell} {...shared}>
      {content}
    </td>
  );
}
