// A row as it is inserted.
import type * as tables from '../../schema/tables/index.ts';

export type Row<Table extends keyof typeof tables> = (typeof tables)[Table]['$inferInsert'];
