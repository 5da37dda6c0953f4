import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { adoptionLimits } from '../../schema/adoption.ts';
import {
  activities,
  entries,
  finds,
  idempotencyKeys,
  members,
  offers,
  questions,
} from '../../schema/tables/index.ts';
import { day, hour } from '../platform/clock.ts';
import { newToken, sha256 } from '../platform/ids.ts';
import {
  adopt,
  countersOf,
  dropWish,
  end,
  giftWorld,
  give,
  look,
  offer,
  offerByLink,
  seenBy,
  wish,
} from '../testing/adoption.ts';
import { db } from '../testing/db.ts';
import { judged, ownRockOf, refusalOf, remove, report, rockOf, rockRow } from '../testing/moderation.ts';
import { asAdministrator, asStranger, origin, type Member } from '../testing/as.ts';
import { emailsTo, kindsOf, listOf, tick } from '../testing/news.ts';
import { accepted, askPainter, findRock, hideRock, registerRock, rehideRock } from '../testing/play.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';
import * as en from '../../schema/words/en/index.ts';

expectAgreementAfterEach();

const pageOf = async (id: string) => {
  const page = await accepted(await asStranger().api.rocks[':id'].page.$get({ param: { id } }));
  if ('isForMembers' in page) throw new Error('for members');
  return page;
};

test('a rock changes hands once both have said yes, and goes on telling who painted it', async () => {
  const { world, painter, receiver, other, rock, id } = await giftWorld();
  const { foundRockId } = await findRock(other, rock.laserEngraverId);
  await rehideRock(other, foundRockId);
  const thanks = `/api/rocks/${id}/journey/2/thanks`;
  expect((await painter.send('PUT', thanks, { line: 'How kind' })).status).toBe(200);
  const before = await countersOf(painter);
  expect(before).toMatchObject({ rockCount: 1 });
  expect(before.metres).toBeGreaterThan(0);

  const { id: offerId, token, until } = await offerByLink(painter, id);
  const page = { rock: { name: 'Ladybug', imageUrl: null, timesFound: 1 }, until };
  const giver = { id: painter.member.id };
  expect(await seenBy(asStranger(world), token)).toMatchObject({ ...page, giver, state: 'open' });
  expect(await seenBy(painter, token)).toMatchObject({ state: 'own' });
  expect(JSON.stringify(await seenBy(receiver, token))).not.toContain(rock.laserEngraverId);

  // Not in one email with the news before.
  world.now += 2 * hour;
  world.emails.length = 0;
  for (const _ of ['once', 'twice']) expect((await wish(receiver, token)).status).toBe(200);
  expect((await rockRow(id)).ownerId).toBe(painter.member.id);
  expect(await seenBy(receiver, token)).toMatchObject({ state: 'wished' });
  expect(await seenBy(other, token)).toMatchObject({ state: 'taken' });
  expect(await listOf(painter)).toMatchObject([
    { kind: 'wanted', content: offerId, user: { id: receiver.member.id }, rock: { id } },
    { kind: 'rehidden' },
    { kind: 'found', seq: 2 },
  ]);
  expect(emailsTo(world, painter)).toMatchObject([{ subject: 'Somebody would like Ladybug' }]);
  expect(emailsTo(world, painter)[0]?.text).toContain(`/my-rocks?action=give&rockId=${id}`);
  expect(await ownRockOf(painter, id)).toMatchObject({
    offer: { id: offerId, email: null, receiver: { id: receiver.member.id } },
  });

  for (const _ of ['once', 'twice']) expect((await give(painter, offerId)).status).toBe(200);
  const { ownerId, painterId, adoptedAt } = await rockRow(id);
  expect([ownerId, painterId, adoptedAt]).toEqual([receiver.member.id, painter.member.id, world.now]);
  expect(await countersOf(painter)).toMatchObject({ rockCount: 0, metres: 0 });
  expect(await countersOf(receiver)).toMatchObject({ rockCount: 1, metres: before.metres });
  expect(await ownRockOf(painter, id)).toBeUndefined();
  const mine = await ownRockOf(receiver, id);
  expect(mine).toMatchObject({
    laserEngraverId: rock.laserEngraverId,
    owner: { id: receiver.member.id },
    painter: { id: painter.member.id },
  });
  expect(mine).not.toHaveProperty('offer');
  expect(emailsTo(world, receiver)).toMatchObject([{ subject: 'Ladybug is yours now' }]);
  expect(await listOf(receiver)).toMatchObject([{ kind: 'given', user: { id: painter.member.id } }]);

  const told = await pageOf(id);
  expect(told).toMatchObject({ painter: { id: painter.member.id }, adoptedBy: { id: receiver.member.id } });
  expect(told.stops.find(({ thanks: said }) => said !== undefined)?.thankedBy?.id).toBe(painter.member.id);
  // What happened to the rock is in the new owner's list, and in the old one's only what they did.
  const owners = await db.select().from(activities).where(eq(activities.rockId, id));
  expect(new Set(owners.map((one) => one.ownerId))).toEqual(new Set([receiver.member.id]));
  // Only the owner says thanks from now on.
  expect((await painter.send('PUT', thanks, { line: 'Again' })).status).toBe(403);
  expect((await listOf(painter)).find(({ kind }) => kind === 'found')?.seq).toBeNull();
  // The painter follows it.
  world.now += hour;
  await findRock(other, rock.laserEngraverId);
  expect((await kindsOf(painter))[0]).toBe('moved');
  expect((await kindsOf(receiver))[0]).toBe('found');
});

test('a rock that was never hidden is given too, and its new owner hides it', async () => {
  const { painter, receiver, other } = await giftWorld();
  const rock = await registerRock(painter);
  await adopt(painter, receiver, rock.id);
  const hide = (who: typeof painter) =>
    who.send('POST', `/api/rocks/${rock.id}/locations`, {
      latitude: 41,
      longitude: -96,
      locationName: 'Bench',
      actionType: 'hidden',
    });
  expect((await hide(painter)).status).toBe(403);
  await hideRock(receiver, rock.id);
  // Neither painter nor owner scores on it, and the next distance is the owner's.
  const found = await findRock(painter, rock.laserEngraverId);
  expect((await countersOf(painter)).scoredFindCount).toBe(0);
  await rehideRock(painter, found.foundRockId);
  expect((await countersOf(receiver)).metres).toBeGreaterThan(0);
  expect((await countersOf(painter)).metres).toBe(0);
  const next = await findRock(other, rock.laserEngraverId);
  expect(next.foundRockId).not.toBe('');
});

test('a rock that comes home is its painter’s as before', async () => {
  const { painter, receiver, other, id } = await giftWorld();
  await adopt(painter, receiver, id);
  await adopt(receiver, other, id);
  expect(await rockRow(id)).toMatchObject({ ownerId: other.member.id, painterId: painter.member.id });
  await adopt(other, painter, id);
  expect(await rockRow(id)).toMatchObject({ ownerId: painter.member.id, painterId: null, adoptedAt: null });
  expect(await pageOf(id)).not.toHaveProperty('adoptedBy');
});

test('previews name the painter, and the file of the owner says who painted what they adopted', async () => {
  const { world, painter, receiver, id } = await giftWorld();
  await adopt(painter, receiver, id);
  const url = encodeURIComponent(`${origin}/rocks/${id}`);
  const embedded = await asStranger(world).request(`/api/oembed?url=${url}`);
  expect(await embedded.json()).toMatchObject({ author_name: painter.member.username });
  const html = await (await asStranger(world).request(`/rocks/${id}`)).text();
  const [painted, adopted] = [painter.member.username ?? '', receiver.member.username ?? ''];
  expect(html).toContain(`A painted rock by ${painted}, adopted by ${adopted}.`);
  await db.update(members).set({ hasManualPlan: true }).where(eq(members.id, receiver.member.id));
  const file = await (await receiver.request('/api/user/export/rocks.csv')).text();
  expect(file).toContain(`"${painted}","${new Date(world.now).toISOString()}"`);
});

test('a link that is dead says the same for every reason, and nothing of the rock', async () => {
  const { world, painter, receiver, other, id } = await giftWorld();
  const gone = [404, en.adoption.dead];
  const isDead = async (token: string) => {
    for (const person of [asStranger(world), receiver])
      expect(await refusalOf(await look(person, token))).toEqual(gone);
    expect(await refusalOf(await wish(receiver, token))).toEqual(gone);
  };
  await isDead(newToken());
  const back = await offerByLink(painter, id);
  expect((await end(painter, back.id)).status).toBe(200);
  await isDead(back.token);
  expect((await end(painter, back.id)).status).toBe(404);

  const used = await offerByLink(painter, id);
  await wish(receiver, used.token);
  await give(painter, used.id);
  await isDead(used.token);
  expect(await refusalOf(await end(painter, used.id))).toEqual([409, en.adoption.given]);

  const old = await offerByLink(receiver, id);
  world.now += adoptionLimits.days * day;
  expect((await ownRockOf(receiver, id))?.offer).toBeUndefined();
  expect(await refusalOf(await wish(other, old.token))).toEqual(gone);
  expect(await refusalOf(await give(receiver, old.id))).toEqual([409, en.adoption.ended]);
  // An old offer does not stand in the way of a new one, and is forgotten.
  const again = await offerByLink(receiver, id);
  expect((await db.select().from(offers).where(eq(offers.id, old.id))).length).toBe(0);
  world.now += adoptionLimits.days * day;
  await tick(world);
  expect((await db.select().from(offers).where(eq(offers.id, again.id))).length).toBe(0);
});

test('the token is nowhere but in the link', async () => {
  const { painter, id } = await giftWorld();
  const token = newToken();
  const hash = await sha256(token);
  const key = { 'Idempotency-Key': newToken() };
  const made = await painter.send('POST', `/api/rocks/${id}/offers`, { by: 'link', tokenHash: hash }, key);
  const again = await painter.send('POST', `/api/rocks/${id}/offers`, { by: 'link', tokenHash: hash }, key);
  expect(await again.json()).toEqual(await made.json());
  const kept = await db.select().from(idempotencyKeys).where(eq(idempotencyKeys.memberId, painter.member.id));
  expect(JSON.stringify([kept, await db.select().from(offers)])).not.toContain(token);
});

test('an email has the link and no words of members, and each try to send it makes a new link', async () => {
  const { world, painter, receiver, id } = await giftWorld();
  const email = 'Friend@example.test';
  const made = await accepted(await offer(painter, id, { by: 'email', email }));
  expect(made).toMatchObject({ email, receiver: null });
  const [sent] = world.emails.filter(({ to }) => to === email);
  expect(sent?.text).not.toContain('Ladybug');
  expect(sent?.text).not.toContain('painter');
  const token = /\/adopt\/(\S+)/.exec(sent?.text ?? '')?.[1] ?? '';
  expect(await seenBy(receiver, token)).toMatchObject({ state: 'open' });
  expect(JSON.stringify(await db.select().from(offers))).not.toContain(token);
  const [row] = await db.select().from(offers).where(eq(offers.rockId, id));
  expect(row).toMatchObject({ email, tokenHash: await sha256(token) });
  await wish(receiver, token);
  await give(painter, row?.id ?? '');
  expect((await db.select().from(offers).where(eq(offers.rockId, id)))[0]).toMatchObject({
    email: null,
    emailKey: null,
    tokenHash: null,
  });
});

test('an email that was not sent yet is not sent once the offer is taken back', async () => {
  const { world, painter, id } = await giftWorld();
  const { openMail } = world.deps;
  world.deps = { ...world.deps, openMail: () => () => Promise.reject(new Error('down')) };
  const { id: offerId } = await accepted<{ id: string }>(
    await offer(painter, id, { by: 'email', email: 'later@example.test' }),
  );
  world.deps = { ...world.deps, openMail };
  await end(painter, offerId);
  await tick(world);
  expect(world.emails.filter(({ to }) => to === 'later@example.test')).toEqual([]);
});

test('emails are limited for a member and for an address, and offers and wishes for a member', async () => {
  const { world, painter, receiver, other } = await giftWorld();
  const offerTo = async (owner: typeof painter, email: string) =>
    offer(owner, (await registerRock(owner)).id, { by: 'email', email });
  const { emailsPerAddress, emailsPerDay, offersPerDay, wishesPerDay } = adoptionLimits;
  const statuses = async (times: number, act: (i: number) => Promise<Response>) => {
    const all = [];
    for (let i = 0; i < times; i++) all.push((await act(i)).status);
    return all;
  };
  const few = (most: number) => [...Array<number>(most).fill(200), 429];
  expect(await statuses(emailsPerAddress + 1, () => offerTo(painter, 'one@example.test'))).toEqual(
    few(emailsPerAddress),
  );
  // Of somebody else too, in any spelling.
  expect(await refusalOf(await offerTo(receiver, 'ONE@example.test'))).toEqual([
    429,
    en.adoption.tooManyEmails,
  ]);
  const left = emailsPerDay - emailsPerAddress;
  expect(await statuses(left + 1, (i) => offerTo(painter, `${i}-more@example.test`))).toEqual(few(left));
  const tokens: string[] = [];
  const share = async () => {
    const token = newToken();
    const answer = await offer(other, (await registerRock(other)).id, {
      by: 'link',
      tokenHash: await sha256(token),
    });
    if (answer.status === 200) tokens.push(token);
    return answer;
  };
  expect(await statuses(offersPerDay + 1, share)).toEqual(few(offersPerDay));
  world.now += day;
  await share();
  expect(await statuses(wishesPerDay + 1, (i) => wish(receiver, tokens[i] ?? ''))).toEqual(few(wishesPerDay));
});

test('only what is one’s own and nowhere withheld is offered, once at a time, and given', async () => {
  const { world, painter, receiver, other, id } = await giftWorld();
  const admin = await asAdministrator(world);
  const body = { by: 'link', tokenHash: await sha256(newToken()) };
  expect(await refusalOf(await offer(other, id, body))).toEqual([403, en.adoption.notOwner]);
  expect((await offer(other, 'nosuchrock', body)).status).toBe(404);
  for (const wrong of [{}, { by: 'link', tokenHash: 'short' }, { by: 'email', email: 'no address' }])
    expect((await offer(painter, id, wrong)).status).toBe(400);
  const { id: offerId, token } = await offerByLink(painter, id);
  expect(await refusalOf(await offer(painter, id, body))).toEqual([409, en.adoption.already]);
  expect(await refusalOf(await wish(painter, token))).toEqual([409, en.adoption.own]);
  expect(await refusalOf(await give(painter, offerId))).toEqual([409, en.adoption.nobody]);
  await wish(receiver, token);
  expect(await refusalOf(await wish(other, token))).toEqual([409, en.adoption.taken]);
  for (const act of [give, end]) expect((await act(other, offerId)).status).toBe(404);
  expect((await dropWish(other, token)).status).toBe(404);

  await report([other], 'rock', id);
  await judged(admin, 'withhold', 'rock', id);
  expect(await refusalOf(await give(painter, offerId))).toEqual([409, en.adoption.withheld]);
  expect((await look(receiver, token)).status).toBe(404);
  expect((await rockRow(id)).ownerId).toBe(painter.member.id);
  expect((await end(painter, offerId)).status).toBe(200);
  expect(await refusalOf(await offer(painter, id, body))).toEqual([409, en.adoption.withheld]);
});

test('whoever said yes hears when the rock is kept, and may change their mind', async () => {
  const { world, painter, receiver, other, id } = await giftWorld();
  const first = await offerByLink(painter, id);
  await wish(receiver, first.token);
  for (const _ of ['once', 'twice']) expect((await end(painter, first.id)).status).toBe(200);
  expect(await kindsOf(receiver)).toEqual(['declined']);
  expect(emailsTo(world, receiver)).toMatchObject([{ subject: 'Ladybug stays where it is' }]);
  expect(await refusalOf(await give(painter, first.id))).toEqual([409, en.adoption.ended]);

  const second = await offerByLink(painter, id);
  await wish(other, second.token);
  expect((await dropWish(other, second.token)).status).toBe(200);
  expect((await dropWish(other, second.token)).status).toBe(404);
  expect((await give(painter, second.id)).status).toBe(404);
  expect(await kindsOf(painter)).toEqual(['wanted']);
  expect((await ownRockOf(painter, id))?.offer).toBeUndefined();
  await offerByLink(painter, id);
});

test('an account that is deleted meanwhile ends the offer, and leaves nothing half changed', async () => {
  const { world, painter, receiver, other, id } = await giftWorld();
  const first = await offerByLink(painter, id);
  await wish(receiver, first.token);
  expect((await remove(receiver)).status).toBe(200);
  expect((await give(painter, first.id)).status).toBe(404);
  expect((await rockRow(id)).ownerId).toBe(painter.member.id);

  const second = await offerByLink(painter, id);
  await wish(other, second.token);
  expect((await remove(painter)).status).toBe(200);
  expect((await look(other, second.token)).status).toBe(404);
  expect(await db.select().from(offers).where(eq(offers.rockId, id))).toEqual([]);
  expect(await kindsOf(other)).toEqual([]);
  expect(world.emails.some(({ to }) => to === other.member.email)).toBe(false);
});

test('once its painter has left, an adopted rock names nobody as its painter', async () => {
  const { painter, receiver, other, rock, id } = await giftWorld();
  const { foundRockId } = await findRock(other, rock.laserEngraverId);
  await rehideRock(other, foundRockId);
  const { foundRockId: again } = await findRock(other, rock.laserEngraverId);
  const thank = (who: typeof painter, seq: number, line: string) =>
    who.send('PUT', `/api/rocks/${id}/journey/${seq}/thanks`, { line });
  await thank(painter, 2, 'From the painter');
  await adopt(painter, receiver, id);
  await thank(receiver, 4, 'From the owner');
  await rehideRock(other, again);
  await remove(painter);
  expect(await rockRow(id)).toMatchObject({ ownerId: receiver.member.id, painterId: null });
  expect(await pageOf(id)).toMatchObject({ painter: null, adoptedBy: { id: receiver.member.id } });
  expect(await ownRockOf(receiver, id)).toMatchObject({ painter: null });
  const thanks = async () =>
    (
      await db
        .select()
        .from(entries)
        .where(and(eq(entries.rockId, id), eq(entries.action, 'found')))
    ).map((entry) => entry.thanks);
  // The words of the one who left go, those of the owner stay until they leave too.
  expect(await thanks()).toEqual([null, 'From the owner']);
  await remove(receiver);
  expect(await thanks()).toEqual([null, null]);
  expect(await pageOf(id)).toMatchObject({ painter: null, adoptedBy: null });
});

test('a rock of its painter’s that was never hidden stays when the painter leaves after giving it', async () => {
  const { painter, receiver } = await giftWorld();
  const { id } = await registerRock(painter);
  await adopt(painter, receiver, id);
  await remove(painter);
  expect(await rockOf(id)).toMatchObject({ ownerId: receiver.member.id, painterId: null });
});

test('what counts on leaderboards stays as it was counted, also when logs of that time come late', async () => {
  const { world, painter, receiver, other, rock, id } = await giftWorld(Date.UTC(2031, 4, 5));
  const scored = () =>
    db
      .select({ memberId: finds.memberId, isScored: finds.isScored })
      .from(finds)
      .where(eq(finds.rockId, id))
      .orderBy(finds.seq);
  world.now += 2 * day;
  const { foundRockId } = await findRock(receiver, rock.laserEngraverId);
  world.now += day;
  await rehideRock(receiver, foundRockId);
  world.now += day;
  const own = await findRock(painter, rock.laserEngraverId);
  world.now += day;
  await rehideRock(painter, own.foundRockId);
  await adopt(painter, receiver, id);
  const before = [
    { memberId: receiver.member.id, isScored: true },
    { memberId: painter.member.id, isScored: false },
  ];
  expect(await scored()).toEqual(before);
  const late = {
    laserEngraverId: rock.laserEngraverId,
    happenedAt: new Date(world.now - 4 * day).toISOString(),
  };
  const answer = await other.send('POST', '/api/rocks/find', late);
  expect(answer.status).toBe(200);
  expect((await scored()).slice(0, 2)).toEqual(before);
  expect((await countersOf(receiver)).scoredFindCount).toBe(1);
});

test('open questions end with their photos when the rock changes hands, and may be asked anew', async () => {
  const { painter, receiver, other, id } = await giftWorld();
  const asked = await askPainter(other, id);
  await adopt(painter, receiver, id);
  expect(await db.select().from(questions).where(eq(questions.id, asked))).toEqual([]);
  expect((await receiver.request(`/api/questions/${asked}`)).status).toBe(404);
  await askPainter(other, id);
  expect(await kindsOf(receiver)).toContain('asked');
});

test('whether a finder may keep a rock is for its new owner to say', async () => {
  const { world, painter, receiver, other, rock, id } = await giftWorld();
  await findRock(other, rock.laserEngraverId);
  await accepted(await other.send('POST', `/api/rocks/${id}/keep`));
  await adopt(painter, receiver, id);
  await tick(world);
  expect((await listOf(receiver)).map(({ kind }) => kind)).toContain('keep');
  const answer = (person: Member) => person.send('POST', `/api/rocks/${id}/keep/answer`, { isYes: true });
  expect((await answer(painter)).status).toBe(403);
  expect((await answer(receiver)).status).toBe(200);
  expect(await kindsOf(other)).toContain('mayKeep');
});
