// Compares a database with a copy from before: rows and values.
import { askState } from '../prove/state.ts';
import type { KnownSchema } from './last-release.ts';

/** Copies the database of a state folder into a file. Nothing may write to it meanwhile. */
export const keepValues = (stateDir: string, file: string): void =>
  void askState(stateDir, (query) => query(`VACUUM INTO '${file}'`));

export interface Difference {
  /** A table, or a column as `orders.email_key`. */
  of: string;
  /** What became of it, such as `differs in 3 of 12 rows`. */
  how: string;
}

export interface Compared {
  /** Numbers of what the copy has. */
  rows: number;
  columns: number;
  differences: Difference[];
}

type Query = Parameters<Parameters<typeof askState>[1]>[0];

const quoted = (name: string) => `"${name}"`;

/**
 * What is no longer as in the copy. Rows are the same if their primary keys are; new rows and new columns are no
 * difference.
 * @param known the tables and columns that count
 */
export function compareValues(
  stateDir: string,
  file: string,
  { columns: known }: Pick<KnownSchema, 'columns'>,
): Compared {
  return askState(stateDir, (query) => {
    query(`ATTACH '${file}' AS was`);
    const tables = namesIn(query, `SELECT name FROM was.sqlite_master WHERE type = 'table'`);
    const compared = tables.flatMap((table) => {
      const columns = known.get(table);
      return columns ? [compareTable(query, table, columns)] : [];
    });
    const sum = (of: 'rows' | 'columns') => compared.reduce((total, one) => total + one[of], 0);
    return {
      rows: sum('rows'),
      columns: sum('columns'),
      differences: compared.flatMap(({ differences }) => differences),
    };
  });
}

const namesIn = (query: Query, sql: string) => query(sql).map(({ name }) => String(name));

function compareTable(query: Query, table: string, known: ReadonlySet<string>): Compared {
  const columnsIn = (schema: string) =>
    query(`SELECT name, pk FROM pragma_table_info('${table}', '${schema}')`).map(({ name, pk }) => ({
      name: String(name),
      isKey: Number(pk) > 0,
    }));
  const [were, are] = [columnsIn('was'), new Set(columnsIn('main').map(({ name }) => name))];
  const rows = Number(query(`SELECT count(*) AS n FROM was.${quoted(table)}`)[0]?.['n']);
  const keys = were.filter(({ isKey }) => isKey).map(({ name }) => name);
  const columns = were
    .map(({ name }) => name)
    .filter((name) => known.has(name) && are.has(name) && !keys.includes(name));
  const compared = { rows, columns: keys.length + columns.length };
  if (are.size === 0) return { ...compared, differences: [{ of: table, how: 'is gone' }] };
  if (keys.some((name) => !are.has(name)))
    return { ...compared, differences: [{ of: table, how: 'has another primary key' }] };
  const same = (keys.length > 0 ? keys.map(quoted) : ['rowid']).map((name) => `was.${name} = now.${name}`);
  const counts = columns.map(
    (name, i) => `count(*) FILTER (WHERE was.${quoted(name)} IS NOT now.${quoted(name)}) AS "${i}"`,
  );
  const [counted = {}] = query(
    `SELECT ${[...counts, 'count(*) AS there'].join()} FROM was.${quoted(table)} AS was
     JOIN main.${quoted(table)} AS now ON ${same.join(' AND ')}`,
  );
  const lost = rows - Number(counted['there']);
  const changed = columns.flatMap((name, i) => {
    const many = Number(counted[i]);
    return many > 0 ? [{ of: `${table}.${name}`, how: `differs in ${many} of ${rows} rows` }] : [];
  });
  return {
    ...compared,
    differences: [...(lost > 0 ? [{ of: table, how: `has lost ${lost} of ${rows} rows` }] : []), ...changed],
  };
}
