// Changes single values of wrangler.toml, and keeps its comments and its order.
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { parse, type TomlTable, type TomlValue } from 'smol-toml';

/** A table in the file: `[vars]`, or the entry of `[[kv_namespaces]]` with a given value. */
export interface TablePlace {
  table: string;
  /** For a list of tables: the key and value by which the entry is known. */
  entry?: readonly [key: string, value: string | boolean];
}

/** A basic string of TOML. Its only difference from JSON is one character that has to be escaped. */
const quoted = (value: string) => JSON.stringify(value).replaceAll('\u007F', String.raw`\u007F`);

const header = /^\s*\[\[?\s*([\w.-]+)\s*\]\]?\s*(#.*)?$/;
const assignment = /^(\s*([\w-]+)\s*=\s*)("(?:[^"\\]|\\.)*"|'[^']*')(\s*(?:#.*)?)$/;

/**
 * The text with the value set. A key that is missing is added to its table, and a table to the end of the file.
 * Throws if the text is written in a way that cannot be changed safely.
 */
export function withValue(text: string, place: TablePlace | null, key: string, value: string): string {
  const before = parse(text);
  if (valueAt(before, place, key) === value) return text;
  const lines = text.split('\n');
  const after = edited(lines, place, key, value).join('\n');
  if (!isDeepStrictEqual(structuredClone(parse(after)), expected(before, place, key, value))) {
    throw new Error(
      `wrangler.toml cannot be changed safely. Set ${key} = ${JSON.stringify(value)} in it by hand`,
    );
  }
  return after;
}

/** The value in the file; undefined if the table or the key is missing, or is no string. */
export function valueAt(config: TomlTable, place: TablePlace | null, key: string): string | undefined {
  const value = tableAt(config, place)?.[key];
  return typeof value === 'string' ? value : undefined;
}

function tableAt(config: TomlTable, place: TablePlace | null): TomlTable | undefined {
  if (!place) return config;
  const { table, entry } = place;
  const found = config[table];
  if (!entry) return isTable(found) ? found : undefined;
  return Array.isArray(found) ? found.filter(isTable).find((each) => each[entry[0]] === entry[1]) : undefined;
}

const isTable = (value: TomlValue | undefined): value is TomlTable =>
  typeof value === 'object' && !Array.isArray(value) && !(value instanceof Date);

function edited(lines: readonly string[], place: TablePlace | null, key: string, value: string): string[] {
  const said = `${key} = ${quoted(value)}`;
  const span = spanOf(lines, place);
  if (!span) return [...lines.slice(0, -1), '', ...newTable(place), said, ''];
  const [start, end] = span;
  const at = lines.findIndex((line, i) => i >= start && i < end && assignment.exec(line)?.[2] === key);
  if (at !== -1) {
    const changed = lines[at]?.replace(
      assignment,
      (_, head: string, _key, _old, tail: string) => `${head}${quoted(value)}${tail}`,
    );
    return lines.with(at, changed ?? '');
  }
  let last = end;
  while (last > start && /^\s*(#.*)?$/.test(lines[last - 1] ?? '')) last--;
  return lines.toSpliced(last, 0, said);
}

/** The lines of a table, without its header. */
function spanOf(lines: readonly string[], place: TablePlace | null): [number, number] | undefined {
  const heads = lines.flatMap((line, i) => (header.test(line) ? [i] : []));
  if (!place) return [0, heads[0] ?? lines.length];
  for (const [i, head] of heads.entries()) {
    const end = heads[i + 1] ?? lines.length;
    if (header.exec(lines[head] ?? '')?.[1] !== place.table) continue;
    if (!place.entry) return [head + 1, end];
    const [key, value] = place.entry;
    const body = parse(lines.slice(head + 1, end).join('\n'));
    if (body[key] === value) return [head + 1, end];
  }
  return undefined;
}

function newTable(place: TablePlace | null): string[] {
  if (!place) return [];
  const { table, entry } = place;
  return entry ? [`[[${table}]]`, `${entry[0]} = ${JSON.stringify(entry[1])}`] : [`[${table}]`];
}

function expected(before: TomlTable, place: TablePlace | null, key: string, value: string): TomlTable {
  const after = structuredClone(before);
  const found = tableAt(after, place);
  if (found) found[key] = value;
  else if (place?.entry) {
    const list = after[place.table];
    const entry = { [place.entry[0]]: place.entry[1], [key]: value };
    after[place.table] = [...(Array.isArray(list) ? list : []), entry];
  } else if (place) after[place.table] = { [key]: value };
  return after;
}

export interface ConfigFile {
  get(place: TablePlace | null, key: string): string | undefined;
  set(place: TablePlace | null, key: string, value: string): void;
}

/** Each change is written at once, and whole. */
export function openConfigFile(path: string): ConfigFile {
  return {
    get: (place, key) => valueAt(parse(readFileSync(path, 'utf8')), place, key),
    set(place, key, value) {
      const text = readFileSync(path, 'utf8');
      const after = withValue(text, place, key, value);
      if (after === text) return;
      writeFileSync(`${path}.new`, after);
      renameSync(`${path}.new`, path);
    },
  };
}
