// The requests of everybody to a version, from Cloudflare's analytics, where the environment has a token for them.
import type { Watched } from './watch.ts';

const query = `query ($account: string, $script: string, $version: string, $since: string) {
  viewer { accounts(filter: { accountTag: $account }) {
    workersInvocationsAdaptive(limit: 1000, filter: { scriptName: $script, scriptVersion: $version, datetime_geq: $since }) {
      sum { requests errors }
    }
  } }
}`;

interface Answer {
  data?: {
    viewer?: {
      accounts?: { workersInvocationsAdaptive?: { sum: { requests: number; errors: number } }[] }[];
    };
  } | null;
}

/**
 * @param env `CLOUDFLARE_API_TOKEN` may read the account's analytics, `CLOUDFLARE_ACCOUNT_ID` names it
 * @returns undefined without them. Its result is undefined when the analytics do not answer as expected: the watch
 * goes on without them.
 */
export function analytics(
  env: NodeJS.ProcessEnv,
  script: string,
  endpoint = 'https://api.cloudflare.com/client/v4/graphql',
): ((version: string) => NonNullable<Watched['real']>) | undefined {
  const { CLOUDFLARE_API_TOKEN: token, CLOUDFLARE_ACCOUNT_ID: account } = env;
  if (!token || !account) return undefined;
  return (version) => {
    const since = new Date().toISOString();
    return async () => {
      const response = await fetch(endpoint, {
        method: 'POST',
        headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query, variables: { account, script, version, since } }),
        signal: AbortSignal.timeout(10_000),
      });
      const { data } = (await response.json()) as Answer;
      const groups = data?.viewer?.accounts?.[0]?.workersInvocationsAdaptive;
      return groups?.reduce(
        (all, { sum }) => ({ requests: all.requests + sum.requests, errors: all.errors + sum.errors }),
        { requests: 0, errors: 0 },
      );
    };
  };
}
