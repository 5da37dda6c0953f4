// The type of a row to insert.
import type * as tables from '../../schema/tables/index.ts';

export type Row<Table extends keyof typeof tables> = (typeof tables)[Table]['$inferInsert'];
