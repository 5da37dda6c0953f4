// Signs events, so that a recipient can verify where they come from.
import type { Event } from './objects.ts';

export interface SignedEvent {
  event: Event;
  body: string;
  /** Value of the `Stripe-Signature` header. */
  signature: string;
}

/** @param at milliseconds */
export async function sign(event: Event, at: number, secret: string): Promise<SignedEvent> {
  const body = JSON.stringify(event, null, 2);
  const time = Math.floor(at / 1000);
  const encoder = new TextEncoder();
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(secret), algorithm, false, ['sign']);
  const mac = new Uint8Array(await crypto.subtle.sign('HMAC', key, encoder.encode(`${time}.${body}`)));
  const hex = Array.from(mac, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { event, body, signature: `t=${time},v1=${hex}` };
}
