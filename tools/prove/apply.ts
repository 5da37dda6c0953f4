// Applies the migrations of a state folder one by one, and reports each of them before it is applied.
import '../app/local.ts';
import { allMigrations, migrate } from '../app/migrate.ts';
import { openStore } from '../app/store.ts';

const all = await allMigrations();
const store = await openStore(process.argv[2] ?? '');
for (const [i, { name }] of all.entries()) {
  process.send?.(name);
  await migrate(store, all.slice(0, i + 1));
}
await store.close();
process.disconnect();
