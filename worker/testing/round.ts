// A round of everything that is written here, by people of its own, each write until it is heard of.
import { env } from 'cloudflare:test';
import type { FindResult } from '../../schema/finds.ts';
import { newApplication } from '../ambassadors/testing-application.ts';
import { pictures } from '../photos/testing-corpus.ts';
import { asAdministrator } from './administrator.ts';
import { asMember, asStranger } from './as.ts';
import { formOf } from './form.ts';
import { repeated, rowsIn, type Client } from './insistence.ts';
import { newCode } from './make.ts';
import { makeOrder } from './orders.ts';
import { buy, buyBeforeJoining } from './round-money.ts';
import { comeAndGo, leave, move, mustBeOver } from './round-sessions.ts';

type Member = Awaited<ReturnType<typeof asMember>>;

export async function playRound(client: Client, round: number): Promise<void> {
  const { world } = client;
  const [owner, finder] = [await asMember(world), await asMember(world)];
  const rockId = await playWithRock(client, owner, finder, round);
  await talk(client, finder, rockId, round);
  await administrate(client, owner, finder, rockId, round);
  await buy(client);
  await buyBeforeJoining(client);
  await comeAndGo(client);
  await move(client);
  await leave(client, finder);
}

const place = (locationName: string) => ({ latitude: '41.2', longitude: '-96.1', locationName, notes: '' });

/** Registered with a photo, hidden, found, noted, hidden again. @returns the rock's id */
async function playWithRock({ write }: Client, owner: Member, finder: Member, round: number) {
  const laserEngraverId = newCode();
  const text = { name: `Rock of round ${round}`, description: 'A small sun', laserEngraverId };
  await write({
    what: 'register',
    send: repeated(owner, 'POST', '/api/rocks', formOf(text, pictures.gif)),
    count: rowsIn('rocks', 'code = ? AND photo_key IS NOT NULL', laserEngraverId),
  });
  const rock = await env.DB.prepare('SELECT id FROM rocks WHERE code = ?')
    .bind(laserEngraverId)
    .first<{ id: string }>();
  const id = rock?.id ?? '';
  await write({
    what: 'hide',
    send: repeated(
      owner,
      'POST',
      `/api/rocks/${id}/locations`,
      formOf({ ...place('A'), actionType: 'hidden' }),
    ),
    count: rowsIn('entries', "rock_id = ? AND action = 'hidden'", id),
  });
  let find: FindResult | undefined;
  const finding = repeated(finder, 'POST', '/api/rocks/find', { laserEngraverId });
  await write({
    what: 'find',
    send: async () => {
      const answer = await finding();
      if (answer.status === 200) find = await answer.clone().json<FindResult>();
      return answer;
    },
    count: rowsIn('finds', 'rock_id = ?', id),
  });
  const found = `Found in round ${round}`;
  await write({
    what: 'log find',
    send: repeated(
      finder,
      'POST',
      `/api/rocks/${id}/locations`,
      formOf({ ...place(found), actionType: 'found' }),
    ),
    count: rowsIn('entries', 'rock_id = ? AND own_location_name = ?', id, found),
  });
  await write({
    what: 'rehide',
    send: repeated(finder, 'POST', `/api/rocks/${find?.foundRockId}/rehide`, place('B')),
    count: rowsIn('entries', "rock_id = ? AND location_name = 'B'", id),
  });
  return id;
}

async function talk({ world, write }: Client, member: Member, rockId: string, round: number): Promise<void> {
  const { id } = member.member;
  const path = `/api/rocks/${rockId}/interactions`;
  await write({
    what: 'like',
    send: repeated(member, 'POST', path, { interactionType: 'like' }),
    count: rowsIn('likes', 'rock_id = ? AND member_id = ?', rockId, id),
  });
  await write({
    what: 'comment',
    send: repeated(member, 'POST', path, { interactionType: 'comment', content: 'Lovely' }),
    count: rowsIn('comments', 'rock_id = ? AND member_id = ?', rockId, id),
  });
  await write({
    what: 'report',
    send: repeated(member, 'POST', '/api/reports', { subject: 'rock', subjectId: rockId, reason: 'other' }),
    count: rowsIn('reports', 'reporter_id = ?', id),
  });
  const username = `walker${round}`;
  const profile = { username, firstName: 'Ann', lastName: 'Miller', city: '', state: '', country: '' };
  await write({
    what: 'profile',
    send: repeated(member, 'PUT', '/api/user/profile', profile),
    count: rowsIn('members', 'id = ? AND username = ?', id, username),
  });
  const stored = async () => {
    const row = await env.DB.prepare('SELECT photo_key AS key FROM members WHERE id = ?')
      .bind(id)
      .first<{ key: string | null }>();
    return (await env.PHOTOS.head(row?.key ?? '')) ? 1 : 0;
  };
  await write({
    what: 'avatar',
    send: repeated(member, 'PUT', '/api/user/avatar', formOf({}, pictures.png)),
    count: stored,
  });
  const before = await visitors();
  const visitor = asStranger(world);
  await write({
    what: 'visit',
    send: () =>
      visitor.request('/api/visits', {
        method: 'POST',
        headers: { 'User-Agent': 'Mozilla/5.0 (X11) Firefox/150.0' },
      }),
    count: async () => (await visitors()) - before,
  });
}

const visitors = async () =>
  (await env.DB.prepare('SELECT coalesce(sum(visitors), 0) AS n FROM visit_days').first<number>('n')) ?? 0;

async function administrate(client: Client, owner: Member, member: Member, rockId: string, round: number) {
  const { world, write } = client;
  const administrator = await asAdministrator(world);
  const order = await makeOrder({ createdAt: world.now });
  const { id } = member.member;
  const acts = (act: string, subjectId: string) =>
    rowsIn('acts', 'act = ? AND subject_id = ?', act, subjectId);
  const reason = `In round ${round}`;
  const posts = [
    ['order_shipped', `orders/${order.id}/shipment`, order.id, { tracking: 'UPS 1' }],
    ['plan_given', `members/${id}/plan`, id, { isGiven: true, reason }],
    ['plan_ended', `members/${id}/plan`, id, { isGiven: false, reason }],
    [
      'photo_withheld',
      'moderation',
      rockId,
      {
        subject: 'photo',
        subjectId: rockId,
        verdict: 'withhold',
        reason,
        seenUntil: new Date(world.now).toISOString(),
      },
    ],
    ['sessions_ended', `members/${owner.member.id}/sign-out`, owner.member.id, { reason }],
  ] as const;
  for (const [act, path, subjectId, body] of posts)
    await write({
      what: act,
      send: repeated(administrator, 'POST', `/api/admin/${path}`, body),
      count: acts(act, subjectId),
    });
  await mustBeOver(client, owner);
  const application = newApplication();
  await write({
    what: 'apply',
    send: repeated(asStranger(world), 'POST', '/api/qr-code-signups', application),
    count: rowsIn('ambassador_applications', 'email = ?', application.email),
  });
}
