// Calls of Cloudflare's REST API, for what wrangler has no command for or prints only for people.
import * as z from 'zod/mini';

/** What the API answered instead of a result. The message is Cloudflare's own, and never contains the token. */
export class CloudflareError extends Error {
  override name = 'CloudflareError';
  status: number;
  /** Cloudflare's own, such as 10006 for a bucket that does not exist. */
  codes: readonly number[];

  constructor(status: number, codes: readonly number[], message: string) {
    super(message);
    this.status = status;
    this.codes = codes;
  }
}

export interface CloudflareAccess {
  /** An API token, or what `wrangler auth token` prints. */
  token: string;
  /** Of the API, if it is not Cloudflare's own. */
  url?: string;
}

type Query = Readonly<Record<string, string>>;

export interface Cloudflare {
  get<Result>(path: string, result: z.ZodMiniType<Result>, query?: Query): Promise<Result>;
  /** All pages of a list. */
  list<Item>(path: string, item: z.ZodMiniType<Item>, query?: Query): Promise<Item[]>;
  send<Result>(
    method: 'POST' | 'PATCH' | 'PUT',
    path: string,
    body: object,
    result: z.ZodMiniType<Result>,
  ): Promise<Result>;
}

const Answer = z.object({
  success: z.boolean(),
  errors: z.array(z.object({ code: z.number(), message: z.string() })),
  result: z.unknown(),
});

const perPage = 50;

/** Each call ends within 30 seconds. Throws CloudflareError; other errors mean that there was no answer. */
export function openCloudflare({
  token,
  url = 'https://api.cloudflare.com/client/v4',
}: CloudflareAccess): Cloudflare {
  async function call(method: string, path: string, query: Query, body?: object): Promise<unknown> {
    const search = new URLSearchParams(query).toString();
    const response = await fetch(`${url}${path}${search && `?${search}`}`, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      signal: AbortSignal.timeout(30_000),
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = Answer.safeParse(await response.json().catch(() => undefined));
    if (answer.success && answer.data.success) return answer.data.result;
    const errors = answer.data?.errors ?? [];
    throw new CloudflareError(
      response.status,
      errors.map(({ code }) => code),
      errors.map(({ message }) => message).join('; ') || `Cloudflare answered ${response.status}`,
    );
  }

  return {
    get: async (path, result, query = {}) => result.parse(await call('GET', path, query)),
    async list(path, item, query = {}) {
      const all = [];
      for (let page = 1; ; page++) {
        const paging = { page: String(page), per_page: String(perPage) };
        const items = z.array(item).parse(await call('GET', path, { ...query, ...paging }));
        all.push(...items);
        if (items.length < perPage) return all;
      }
    },
    send: async (method, path, body, result) => result.parse(await call(method, path, {}, body)),
  };
}
