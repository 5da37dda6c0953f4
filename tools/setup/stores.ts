// The database, the sessions and the two buckets. A new id is written into wrangler.toml right after it was made.
import * as z from 'zod/mini';
import { CloudflareError } from '../cloudflare/api.ts';
import { cloudflareOf, open, there, todo, type Setup, type Step } from './steps.ts';
import type { TablePlace } from './toml.ts';

const database: TablePlace = { table: 'd1_databases', entry: ['binding', 'DB'] };
const namespace: TablePlace = { table: 'kv_namespaces', entry: ['binding', 'SESSIONS'] };
/** Names as the file gives them, and as it is delivered. */
const sessions = 'rockabout-sessions';

const Database = z.object({
  uuid: z.string(),
  name: z.string(),
  read_replication: z.optional(z.object({ mode: z.string() })),
});
const Listed = z.object({ uuid: z.string(), name: z.string() });
const Namespace = z.object({ id: z.string(), title: z.string() });
const Bucket = z.object({ name: z.string() });

const isBlank = (id: string | undefined) => /^[0-]*$/.test(id ?? '');

/** The thing with the id of the file. Throws in words if the account does not have it. */
async function known<Found>(what: string, id: string, get: () => Promise<Found>): Promise<Found> {
  try {
    return await get();
  } catch (error) {
    if (!(error instanceof CloudflareError) || error.status !== 404) throw error;
    throw new Error(
      `wrangler.toml names ${what} ${id}, which this account does not have. Use the account that has it, or set that id to "" to make a new one`,
      { cause: error },
    );
  }
}

const databaseName = ({ config }: Setup) => config.get(database, 'database_name') ?? 'rockabout';

/** Reads come from the nearest replica; the worker asks for the primary where it must. */
const replicated = { read_replication: { mode: 'auto' } };

const databaseStep: Step = {
  what: 'the database',
  makes: (setup) => `make the database ${databaseName(setup)}, with read replicas`,
  byHand: 'npx wrangler d1 create rockabout, and put its database_id into wrangler.toml',
  async look(setup) {
    const { api, account } = cloudflareOf(setup);
    const path = `/accounts/${account}/d1/database`;
    const name = databaseName(setup);
    const id = setup.config.get(database, 'database_id');
    if (!isBlank(id)) {
      await known('the database', id ?? '', () => api.get(`${path}/${id}`, Database));
      return there(`the database ${name}`);
    }
    const keep = (uuid: string) => setup.config.set(database, 'database_id', uuid);
    const made = (await api.list(path, Listed, { name })).find((each) => each.name === name);
    if (made) return todo(`use the database ${name} that the account has`, () => keep(made.uuid));
    return todo(databaseStep.makes(setup), async () => {
      keep((await api.send('POST', path, { name, ...replicated }, Database)).uuid);
    });
  },
};

const replicasStep: Step = {
  what: 'read replicas of the database',
  makes: () => 'switch on read replicas of a database that has none',
  byHand: 'dashboard, D1, the database, Settings, Enable Read Replication',
  async look(setup) {
    const { api, account } = cloudflareOf(setup);
    const id = setup.config.get(database, 'database_id');
    if (isBlank(id)) return there('read replicas come with the new database');
    const path = `/accounts/${account}/d1/database/${id}`;
    const { read_replication } = await api.get(path, Database);
    if (read_replication?.mode === 'auto') return there('read replicas of the database');
    return todo('switch on read replicas of the database', async () => {
      await api.send('PATCH', path, replicated, Database);
    });
  },
};

const sessionsStep: Step = {
  what: 'the KV namespace for sessions',
  makes: () => `make the KV namespace ${sessions}`,
  byHand: 'npx wrangler kv namespace create SESSIONS, and put its id into wrangler.toml',
  async look(setup) {
    const { api, account } = cloudflareOf(setup);
    const path = `/accounts/${account}/storage/kv/namespaces`;
    const id = setup.config.get(namespace, 'id');
    if (!isBlank(id)) {
      await known('the KV namespace', id ?? '', () => api.get(`${path}/${id}`, Namespace));
      return there('the KV namespace for sessions');
    }
    const keep = (made: string) => setup.config.set(namespace, 'id', made);
    const made = (await api.list(path, Namespace)).find(({ title }) => title === sessions);
    if (made) return todo(`use the KV namespace ${sessions} that the account has`, () => keep(made.id));
    return todo(sessionsStep.makes(setup), async () => {
      keep((await api.send('POST', path, { title: sessions }, Namespace)).id);
    });
  },
};

/** Cloudflare's codes: the bucket does not exist; R2 is not enabled for the account. */
const noBucket = 10_006;
const noR2 = 10_042;

const bucketStep = (binding: string, usual: string, what: string): Step => {
  const nameIn = ({ config }: Setup) =>
    config.get({ table: 'r2_buckets', entry: ['binding', binding] }, 'bucket_name') ?? usual;
  const makes = (setup: Setup) => `make the bucket ${nameIn(setup)}, for ${what}`;
  const enable = "Enable R2 in Cloudflare's dashboard, once: it asks for a card.";
  return {
    what: `the bucket for ${what}`,
    makes,
    byHand: `npx wrangler r2 bucket create ${usual}`,
    needs: () => enable,
    async look(setup) {
      const { api, account } = cloudflareOf(setup);
      const path = `/accounts/${account}/r2/buckets`;
      const name = nameIn(setup);
      try {
        await api.get(`${path}/${name}`, Bucket);
        return there(`the bucket ${name}`);
      } catch (error) {
        if (!(error instanceof CloudflareError)) throw error;
        if (error.codes.includes(noR2))
          return open(`${enable} Then run npm run setup again: it makes the bucket ${name}.`);
        if (!error.codes.includes(noBucket)) throw error;
      }
      return todo(makes(setup), async () => {
        await api.send('POST', path, { name }, Bucket);
      });
    },
  };
};

export const storeSteps: readonly Step[] = [
  databaseStep,
  replicasStep,
  sessionsStep,
  bucketStep('PHOTOS', 'rockabout-photos', 'photos'),
  bucketStep('TILES', 'rockabout-tiles', 'the map'),
];
