// Dumps everything that is stored, as a thief of the stores would see it.
import { stored, type Shown } from './allowed.ts';

/** Every table of D1, and every key and value of KV. */
export async function dumpOf({ DB, SESSIONS }: Env): Promise<Shown[]> {
  const { results: tables } = await DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND name NOT LIKE '_cf_%'`,
  ).all<{ name: string }>();
  const shown: Shown[] = [];
  const show = (where: string, text: string) => shown.push(stored(where, text));
  for (const { name } of tables) {
    const { results } = await DB.prepare(`SELECT * FROM "${name}"`).all();
    show(`table ${name}`, results.map((row) => JSON.stringify(row)).join('\n'));
  }
  let cursor: string | undefined;
  do {
    const page: KVNamespaceListResult<unknown> = await SESSIONS.list({ cursor: cursor ?? null });
    for (const { name } of page.keys) show('KV', `${name}: ${(await SESSIONS.get(name)) ?? ''}`);
    cursor = page.list_complete ? undefined : page.cursor;
  } while (cursor !== undefined);
  return shown;
}
