// Versions of the worker at Cloudflare: which of them serve, and how much.
import { Stopped } from './stopped.ts';
import { WranglerError, type Wrangler } from './wrangler.ts';

export interface Share {
  version: string;
  /** Percentage of the requests. */
  percent: number;
}

interface Deployment {
  created_on: string;
  versions: { version_id: string; percentage: number }[];
}

/** Without it, wrangler would read the configuration of the newest build, if there is one. */
const config = ['--config', 'wrangler.toml'] as const;

const sharesOf = ({ versions }: Deployment): Share[] =>
  versions
    .map(({ version_id: version, percentage: percent }) => ({ version, percent }))
    .filter(({ percent }) => percent > 0)
    .toSorted((one, other) => other.percent - one.percent);

/** The versions that serve now, the largest share first; none before the first deployment. */
export async function servingVersions(wrangler: Wrangler): Promise<Share[]> {
  try {
    const text = await wrangler.read('deployments', 'status', '--json', ...config);
    return sharesOf(JSON.parse(text) as Deployment);
  } catch (error) {
    // Anything else, such as a lost network, must not look like a first deployment.
    if (
      error instanceof WranglerError &&
      /has no deployments|does not exist on your account|code: 10007/.test(error.message)
    )
      return [];
    throw error;
  }
}

/** Versions without requests do not count. */
export function isSame(one: readonly Share[], other: readonly Share[]): boolean {
  const textOf = (shares: readonly Share[]) =>
    shares
      .filter(({ percent }) => percent > 0)
      .map(({ version, percent }) => `${version} ${percent}`)
      .toSorted()
      .join();
  return textOf(one) === textOf(other);
}

export const inWords = (shares: readonly Share[]): string =>
  shares.map(({ version, percent }) => `${version} with ${percent} %`).join(' and ');

/** Distributes the requests to these versions. @param message for the list of deployments */
export async function serve(wrangler: Wrangler, shares: readonly Share[], message: string): Promise<void> {
  const specs = shares.map(({ version, percent }) => `${version}@${percent}`);
  await wrangler.read('versions', 'deploy', ...specs, '-y', '--message', message, ...config);
}

/** The commit of a version, which its upload has noted; undefined for versions of other tools. */
export async function commitOfVersion(wrangler: Wrangler, version: string): Promise<string | undefined> {
  const text = await wrangler.read('versions', 'view', version, '--json', ...config);
  const { annotations } = JSON.parse(text) as { annotations?: Record<string, string> };
  return annotations?.['workers/tag'] || undefined;
}

/** The version that was uploaded last, whether it serves or not. */
export async function newestVersion(wrangler: Wrangler): Promise<string | undefined> {
  const text = await wrangler.read('versions', 'list', '--json', ...config);
  const versions = JSON.parse(text) as { id: string; metadata: { created_on: string } }[];
  return versions
    .toSorted((one, other) => one.metadata.created_on.localeCompare(other.metadata.created_on))
    .at(-1)?.id;
}

/**
 * The version to go back to: the one that served everybody before the present one first did, or before the present
 * deployment of two. It is the same again after going back, so that this never returns to what was taken back.
 */
export async function versionBefore(wrangler: Wrangler): Promise<{ now: Share[]; before: string }> {
  const text = await wrangler.read('deployments', 'list', '--json', ...config);
  const deployments = (JSON.parse(text) as Deployment[])
    .toSorted((one, other) => one.created_on.localeCompare(other.created_on))
    .map(sharesOf);
  const now = deployments.at(-1) ?? [];
  const full = deployments.flatMap((shares) => (shares.length === 1 && shares[0] ? [shares[0].version] : []));
  const [only] = now;
  const isAlone = now.length === 1 && only !== undefined;
  const before = isAlone ? full.slice(0, full.indexOf(only.version)).at(-1) : full.at(-1);
  if (before === undefined)
    throw new Stopped(
      'The last ten deployments name no version before this one. Choose one of npx wrangler versions list, and run npx wrangler rollback VERSION_ID.',
    );
  return { now, before };
}
