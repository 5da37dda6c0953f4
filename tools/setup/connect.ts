// The login at Cloudflare that wrangler has, and the account that the community belongs to.
import * as z from 'zod/mini';
import { CloudflareError, openCloudflare, type Cloudflare } from '../cloudflare/api.ts';
import type { ConfigFile } from './toml.ts';
import type { Wrangler } from './wrangler.ts';

const Token = z.object({ token: z.string() });
const Account = z.object({ id: z.string(), name: z.string() });
export type Account = z.infer<typeof Account>;

export interface Access {
  api: Cloudflare;
  account: string;
  /** Whether the login has others, so that wrangler has to be told. */
  isOneOfSeveral: boolean;
}

interface Wanted {
  wrangler: Wrangler;
  config: ConfigFile;
  /** '' if nobody chose one. */
  account: string;
  /** Asks which of several; without it a choice has to be made by `account`. */
  choose?: ((accounts: readonly Account[]) => Promise<string>) | undefined;
  /** Of the API, if it is not Cloudflare's own. */
  url?: string | undefined;
}

/** Null without a login. Throws in words if the token is refused or the account is not known. */
export async function connect(wanted: Wanted): Promise<Access | null> {
  const ended = await wanted.wrangler(['auth', 'token', '--json']);
  if (ended.status !== 0) return null;
  const read = Token.safeParse(jsonIn(ended.stdout));
  if (!read.success)
    throw new Error(
      'wrangler is logged in by an old API key. Use a token: CLOUDFLARE_API_TOKEN, or npx wrangler login',
    );
  const api = openCloudflare({ ...read.data, ...(wanted.url !== undefined && { url: wanted.url }) });
  const account = wanted.account || (wanted.config.get(null, 'account_id') ?? '');
  return { api, ...(await accountOf(api, account, wanted)) };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text.slice(text.search(/^\{/m)));
  } catch {
    return undefined;
  }
}

async function accountOf(api: Cloudflare, chosen: string, { choose }: Wanted): Promise<Omit<Access, 'api'>> {
  let accounts: Account[];
  try {
    accounts = await api.list('/accounts', Account);
  } catch (error) {
    // A token of one account may not list accounts.
    if (error instanceof CloudflareError && error.status === 403 && chosen !== '')
      return { account: chosen, isOneOfSeveral: true };
    if (error instanceof CloudflareError && error.status < 500)
      throw new Error(`Cloudflare does not accept the token: ${error.message}`, { cause: error });
    throw error;
  }
  const isOneOfSeveral = accounts.length > 1;
  if (accounts.some(({ id }) => id === chosen)) return { account: chosen, isOneOfSeveral };
  const list = accounts.map(({ id, name }) => `${id} (${name})`).join(', ');
  if (chosen !== '') throw new Error(`the account ${chosen} is not one of yours: ${list}`);
  const [first] = accounts;
  if (!first) throw new Error('the token belongs to no account');
  if (isOneOfSeveral && !choose)
    throw new Error(`you have several accounts. Choose one by --account: ${list}`);
  return { account: isOneOfSeveral && choose ? await choose(accounts) : first.id, isOneOfSeveral };
}
