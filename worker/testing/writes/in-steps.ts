// Writes in several steps that may stop between them. A retry completes them.
import { env } from 'cloudflare:test';
import { day } from '../../platform/clock.ts';
import { sha256 } from '../../platform/ids.ts';
import { asStranger, withCookie } from '../as.ts';
import { asBrowser, codeFor, newEmail, signIn } from '../browser.ts';
import { repeated, rowsIn } from '../retrying-client.ts';
import { newMember, type Writes } from './write.ts';

const visitors = async () =>
  (await env.DB.prepare('SELECT coalesce(sum(visitors), 0) AS n FROM visit_days').first<number>('n')) ?? 0;

export const writesInSteps: Writes = {
  'sign in': async (world) => {
    const email = newEmail();
    const browser = asBrowser(world, world.env);
    return {
      // A code whose response was lost is used up, so the next try requests another. An IP address gets ten a day.
      send: async () => {
        const asked = await browser.submit('/api/login', { email, returnTo: '/' });
        if (asked.status !== 303) return asked;
        const entered = await browser.submit('/api/login/code', { code: codeFor(world, email) });
        return entered.status === 400 ? new Response(null, { status: 503 }) : entered;
      },
      count: rowsIn('members', 'email = ?', email),
      pauseMs: day / 8,
    };
  },
  'sign out': async (world) => {
    const browser = asBrowser(world, world.env);
    await signIn(world, browser);
    const token = browser.cookies.get('__Host-sid') ?? '';
    return {
      send: () => browser.open('/api/logout'),
      count: rowsIn('ended_sessions', 'session_hash = ?', await sha256(token)),
      signsOut: withCookie(world, `__Host-sid=${token}`),
    };
  },
  'ask for a new address': async (world) => {
    const member = await newMember(world);
    return {
      send: repeated(member, 'PATCH', '/api/auth/user/email', { email: newEmail() }),
      count: rowsIn('email_changes', 'member_id = ? AND ended_at IS NULL', member.member.id),
      // The number of emails in a day is limited.
      pauseMs: day / 4,
    };
  },
  visit: async (world) => {
    const [visitor, before] = [asStranger(world), await visitors()];
    const browser = { 'User-Agent': 'Mozilla/5.0 (X11) Firefox/150.0' };
    return {
      send: () => visitor.send('POST', '/api/visits', undefined, browser),
      count: async () => (await visitors()) - before,
    };
  },
};
