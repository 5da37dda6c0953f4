// Who calls, for limits: the network address that the platform gives, hashed.
import { hmac } from './ids.ts';

/** Groups of four hex digits: a household has a /64, and who rents or asks for a network of their own a /48. */
const groups = { network: 4, site: 3 } as const;

/**
 * Only `CF-Connecting-IP` counts, which the platform sets; anything else a caller could make up.
 * IPv6 counts by /64: one household has 2^64 addresses.
 */
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

/** Characters of a caller's hash, six bits each, and how many of them its site takes. */
const lengths = { caller: 22, site: 11 } as const;

/**
 * Hash of the caller's network; one for all where the platform says nothing. All networks of one /48 have its first
 * half in common: see `siteOf`.
 * @param secret that is in no database: there are so few networks that whoever has it can try them all
 */
export async function callerOf(request: Request, secret = ''): Promise<string> {
  const address = request.headers.get('CF-Connecting-IP') ?? '';
  const hash = (network: string) => hmac(`network ${secret}`, network);
  const caller = (await hash(subnetOf(address))).slice(0, lengths.caller);
  if (!address.includes(':')) return caller;
  const site = await hash(subnetOf(address, groups.site));
  return site.slice(0, lengths.site) + caller.slice(lengths.site);
}

/** What stands for the caller's IPv4 address or their whole /48, of which one person can have every network. */
export const siteOf = (caller: string): string => caller.slice(0, lengths.site);
