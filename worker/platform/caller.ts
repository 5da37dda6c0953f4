// Who calls, for limits: the network address that the platform gives, hashed.
import { hmac } from './ids.ts';

/**
 * Only `CF-Connecting-IP` counts, which the platform sets; anything else a caller could make up.
 * IPv6 counts by /64: one household has 2^64 addresses.
 */
export function networkOf(address: string): string {
  if (!address.includes(':')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const missing = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...Array<string>(missing).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/**
 * Hash of the caller's network; one for all where the platform says nothing.
 * @param secret that is in no database: there are so few networks that whoever has it can try them all
 */
export async function callerOf(request: Request, secret = ''): Promise<string> {
  const network = networkOf(request.headers.get('CF-Connecting-IP') ?? '');
  return (await hmac(`network ${secret}`, network)).slice(0, 22);
}
