// The places as SQL, for a remote database: it takes no parameters, and statements of at most 100 kB.
import { forgetPlaces, placeTables, tableOf, type Chunk, type PlaceFile } from './file.ts';

/** Bytes of a statement, with a margin. */
const mostBytes = 90_000;

const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const literal = (key: string | number) => (typeof key === 'number' ? String(key) : quoted(key));

/** One statement a line. A load that broke off starts again with the next one, because the version comes last. */
export function* placeSql(file: PlaceFile): Generator<string> {
  for (const statement of forgetPlaces) yield `${statement};`;
  for (const line of file.lines()) {
    const table = tableOf(line);
    const start = `INSERT INTO ${table} (${placeTables[table].join(', ')}) VALUES `;
    let rows: string[] = [];
    let bytes = 0;
    // As tools/places/make-places.ts wrote it.
    for (const [key, json] of (JSON.parse(line) as Chunk)[1]) {
      const row = `(${literal(key)}, ${quoted(JSON.stringify(json))})`;
      const more = Buffer.byteLength(row) + 1;
      if (bytes + more > mostBytes) {
        yield `${start}${rows.join()};`;
        [rows, bytes] = [[], 0];
      }
      rows.push(row);
      bytes += more;
    }
    yield `${start}${rows.join()};`;
  }
  yield `INSERT INTO place_version (version) VALUES (${quoted(file.version)});`;
}
