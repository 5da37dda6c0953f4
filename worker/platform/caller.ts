// Identifies a caller for rate limits, by a hash of their IPv4 address or IPv6 subnet.
import { hmac } from './ids.ts';

/** IPv6 prefixes in groups of four hex digits: a household has a /64, and anyone can rent or request a /48. */
const groups = { network: 4, site: 3 } as const;

/** The IPv4 address, or the prefix of the IPv6 address: by default its /64, since one household has 2^64 addresses. */
export function subnetOf(address: string, length: number = groups.network): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right]
    .slice(0, length)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** Length of a caller's hash in characters of six bits, and how many of them stand for the site. */
const lengths = { caller: 22, site: 11 } as const;

/**
 * Hash of the caller's IPv4 address or /64, from `CF-Connecting-IP`: the platform sets it, other headers can be forged.
 * Without it all callers have the same hash. The subnets of one /48 share the first half: see `siteOf`.
 * @param secret stored outside the database, from which the hashes could otherwise be brute-forced
 */
export async function callerOf(request: Request, secret = ''): Promise<string> {
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  const hash = (network: string) => hmac(`network ${secret}`, network);
  const caller = (await hash(subnetOf(address))).slice(0, lengths.caller);
  if (!address.includes(':')) return caller;
  const site = await hash(subnetOf(address, groups.site));
  return site.slice(0, lengths.site) + caller.slice(lengths.site);
}

/** The part of the hash for the IPv4 address or the whole /48, which one person may control. */
export const siteOf = (caller: string): string => caller.slice(0, lengths.site);
