// A stand-in for wrangler and for the deployed site behind it: versions, deployments, and which of them answers.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { versionHeader } from '../../worker/http/request-log.ts';
import { WranglerError, type Wrangler } from './wrangler.ts';

export interface Cloud {
  wrangler: Wrangler;
  origin: string;
  close: () => Promise<void>;
  /** Commands so far, without their options. */
  commands: string[];
  /** The versions that serve, such as `old@90 v1@10`. */
  serving: () => string;
  /** Distributes the requests, as somebody else would. */
  set: (...shares: readonly string[]) => void;
  /** Called before each command; throws to let it fail. */
  onCommand: (command: string) => void;
  /** Called after each command has taken effect; throws to let it fail all the same. */
  afterCommand: (command: string) => void;
  /** Whether the operator says 'no' to the migrations. */
  isRefused: boolean;
  /** Migrations that are pending. */
  pending: number;
  /** What a version answers; 0 breaks the connection, a negative status is not from the worker. */
  answer: (version: string, path: string) => number;
  /** Whether a visitor gets all answers from one version. */
  keepsVisitors: boolean;
  /** The commit that each version notes. */
  tags: Map<string, string>;
}

export async function openCloud(...shares: readonly string[]): Promise<Cloud> {
  const deployments: { created_on: string; versions: { version_id: string; percentage: number }[] }[] = [];
  const versions: { id: string; metadata: { created_on: string } }[] = [];
  let [uploads, visits] = [0, 0];
  const at = (number: number) => new Date(Date.UTC(2026, 0, 1) + number).toISOString();
  const add = (id: string) => void versions.push({ id, metadata: { created_on: at(versions.length) } });

  const serve = (specs: readonly string[]) =>
    void deployments.push({
      created_on: at(deployments.length),
      versions: specs.map((spec) => {
        const [id = '', percent] = spec.split('@');
        return { version_id: id, percentage: Number(percent) };
      }),
    });
  const serving = () => deployments.at(-1)?.versions ?? [];

  const upload = (args: readonly string[]) => {
    const id = `v${++uploads}`;
    add(id);
    cloud.tags.set(id, args[args.indexOf('--tag') + 1] ?? '');
    return id;
  };

  const perform = async (
    args: readonly string[],
  ): Promise<{ out: string; entries: { [key: string]: unknown }[] }> => {
    const [noun, verb] = args;
    const specs = args.filter((arg) => /^[\w-]+@\d+$/.test(arg));
    const command = noun === 'deploy' ? 'deploy' : [noun, verb, ...specs].join(' ');
    cloud.commands.push(command);
    cloud.onCommand(command);
    // As the network does, it lets others go first.
    await new Promise(setImmediate);
    const done = effectOf(args, specs);
    cloud.afterCommand(command);
    return done;
  };

  const effectOf = (args: readonly string[], specs: readonly string[]) => {
    const nothing = { out: '', entries: [] };
    const [noun, verb, which] = args;
    if (noun === 'd1' && verb === 'migrations') {
      if (which === 'apply' && !cloud.isRefused) cloud.pending = 0;
      return {
        ...nothing,
        out: cloud.pending > 0 ? 'Migrations to be applied:' : '✅ No migrations to apply!',
      };
    }
    if (noun === 'deploy') {
      const id = upload(args);
      serve([`${id}@100`]);
      return { ...nothing, entries: [{ type: 'deploy', version_id: id }] };
    }
    if (noun === 'versions' && verb === 'list') return { ...nothing, out: JSON.stringify(versions) };
    if (noun === 'versions' && verb === 'deploy') serve(specs);
    if (noun === 'versions' && verb === 'upload')
      return { ...nothing, entries: [{ type: 'version-upload', version_id: upload(args) }] };
    if (noun === 'versions' && verb === 'view')
      return {
        ...nothing,
        out: JSON.stringify({ annotations: { 'workers/tag': cloud.tags.get(args[2] ?? '') } }),
      };
    if (noun === 'deployments' && verb === 'list')
      return { ...nothing, out: JSON.stringify(deployments.slice(-10)) };
    if (noun === 'deployments') {
      if (deployments.length === 0) throw new WranglerError('The Worker rockabout has no deployments.');
      return { ...nothing, out: JSON.stringify(deployments.at(-1)) };
    }
    return nothing;
  };

  const site = createServer(({ headers, url = '/' }, response) => {
    const override = String(headers['cloudflare-workers-version-overrides']);
    const [, wanted] = /^rockabout="(.+)"$/.exec(override) ?? [];
    const [largest, smallest] = serving().toSorted((one, other) => other.percentage - one.percentage);
    const isChanging = !cloud.keepsVisitors && ++visits % 5 === 0 && (smallest?.percentage ?? 0) > 0;
    const chosen =
      serving().find(({ version_id }) => version_id === wanted) ?? (isChanging ? smallest : largest);
    const version = chosen?.version_id ?? '';
    const status = cloud.answer(version, new URL(url, 'http://localhost').pathname);
    if (status === 0) response.destroy();
    else response.writeHead(Math.abs(status), status < 0 ? {} : { [versionHeader]: version }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const address = site.address();
  if (address === null || typeof address === 'string') throw new Error('a TCP server has a port');

  const cloud: Cloud = {
    wrangler: {
      run: async (...args) => (await perform(args)).entries,
      read: async (...args) => (await perform(args)).out,
    },
    origin: `http://127.0.0.1:${address.port}`,
    close: async () => {
      site.closeAllConnections();
      site.close();
      await once(site, 'close');
    },
    commands: [],
    serving: () =>
      serving()
        .map(({ version_id, percentage }) => `${version_id}@${percentage}`)
        .join(' '),
    set: (...specs) => serve(specs),
    onCommand: () => {},
    afterCommand: () => {},
    isRefused: false,
    pending: 1,
    answer: () => 200,
    keepsVisitors: true,
    tags: new Map(),
  };
  if (shares.length > 0) serve(shares);
  for (const { version_id } of serving()) {
    add(version_id);
    cloud.tags.set(version_id, 'earlier');
  }
  return cloud;
}
