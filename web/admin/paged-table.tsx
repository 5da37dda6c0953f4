// A table of a paginated query.
import { Paged, type PagedProps } from './paged.tsx';
import { Table, type Column } from './table.tsx';

interface PagedTableProps<T extends { id: string }> extends PagedProps<T> {
  caption: string;
  columns: readonly Column<T>[];
}

export function PagedTable<T extends { id: string }>({ caption, columns, ...paged }: PagedTableProps<T>) {
  return (
    <Paged {...paged} item="tbody > tr">
      {(items) => <Table caption={caption} columns={columns} items={items} />}
    </Paged>
  );
}
