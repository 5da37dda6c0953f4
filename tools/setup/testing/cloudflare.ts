// A stand-in for Cloudflare's API: how the calls of setup change an account.
import { accountId, newId, ok, refuse, type Accounts, type Answer, type Asked } from './accounts.ts';

export function cloudflareAnswer(has: Accounts, { method, path, query, body }: Asked): Answer {
  const call = `${method} ${path.replace(/^\/accounts\/a+/, '').replace(/^\/zones\/z+/, '/zone')}`;
  const last = path.split('/').at(-1);
  const [zone] = has.zones;
  const { name = '', title = '' } = body;
  if (has.forbidden?.test(path)) return refuse(403, 10_000);
  if (call === 'GET /accounts') return ok(has.accounts.map((each) => ({ ...each, type: 'standard' })));
  if (call === 'GET /zones') return ok(has.zones.filter(({ name }) => name === query['name']).map(zoneOf));
  if (call === 'GET /workers/scripts/rockabout/secrets')
    return has.secrets
      ? ok([...has.secrets.keys()].map((name) => ({ name, type: 'secret_text' })))
      : refuse(404, 10_007);
  if (call === 'GET /d1/database')
    return ok(
      has.databases
        .filter(({ name }) => name.includes(query['name'] ?? ''))
        .map(({ uuid, name }) => ({ uuid, name })),
    );
  if (call === 'POST /d1/database') {
    const database = { uuid: newId('d1-'), name, mode: body.read_replication?.mode ?? 'disabled' };
    if (has.databases.some((each) => each.name === name)) return refuse(400, 7502);
    has.databases.push(database);
    return ok(databaseOf(database));
  }
  if (call.includes(' /d1/database/')) {
    const database = has.databases.find(({ uuid }) => uuid === last);
    if (!database) return refuse(404, 7404);
    if (method === 'PATCH') database.mode = body.read_replication?.mode ?? database.mode;
    return ok(databaseOf(database));
  }
  if (call === 'GET /storage/kv/namespaces') return ok(has.namespaces);
  if (call === 'POST /storage/kv/namespaces') {
    if (has.namespaces.some((each) => each.title === title)) return refuse(400, 10_014);
    const namespace = { id: newId('kv-'), title };
    has.namespaces.push(namespace);
    return ok(namespace);
  }
  if (call.startsWith('GET /storage/kv/namespaces/')) {
    const namespace = has.namespaces.find(({ id }) => id === last);
    return namespace ? ok(namespace) : refuse(404, 10_013);
  }
  if (call.includes(' /r2/buckets') && !has.isR2Enabled) return refuse(403, 10_042);
  if (call === 'POST /r2/buckets') {
    has.buckets.push(name);
    return ok({ name });
  }
  if (call.startsWith('GET /r2/buckets/')) {
    return has.buckets.includes(last ?? '') ? ok({ name: last }) : refuse(404, 10_006);
  }
  if (!zone) return refuse(404, 7003);
  if (call.endsWith('/zone/settings/always_use_https')) {
    if (method === 'PATCH') zone.https = body.value ?? zone.https;
    return ok({ id: 'always_use_https', value: zone.https });
  }
  if (method === 'POST') zone.sending.push(name);
  const sending = zone.sending.map((each) => ({ name: each, enabled: true, tag: `tag-${each}` }));
  return ok(method === 'POST' ? sending.at(-1) : sending);
}

/** Fields that every zone has, and setup does not read. */
const restOfZone = {
  activated_on: null,
  created_on: '',
  development_mode: 0,
  meta: {},
  modified_on: '',
  name_servers: [],
  original_dnshost: null,
  original_name_servers: null,
  original_registrar: null,
  owner: {},
  plan: {},
};

const zoneOf = ({ id, name, status }: Accounts['zones'][number]) => ({
  ...restOfZone,
  id,
  name,
  status,
  account: { id: accountId, name: 'Rocks of Omaha' },
});

const databaseOf = ({ uuid, name, mode }: Accounts['databases'][number]) => ({
  uuid,
  name,
  read_replication: { mode },
});
