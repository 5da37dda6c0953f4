import { env } from 'cloudflare:test';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { signInCodes } from '../../schema/tables/index.ts';
import { createApi } from '../api.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person, withCookie } from '../testing/as.ts';
import { asBrowser, signIn } from '../testing/browser.ts';
import { dumpOf } from '../testing/canaries/dump.ts';
import { db } from '../testing/db.ts';
import { repeated } from '../testing/retrying-client.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import {
  comment,
  commentOn,
  judged,
  like,
  remove,
  report,
  rockOf,
  setAvatar,
} from '../testing/moderation.ts';
import { proof } from '../testing/proof.ts';
import {
  accepted,
  askPainter,
  findRock,
  hiddenRock,
  hideRock,
  registerRock,
  rehideRock,
} from '../testing/play.ts';
import { leftKeyOf } from './sign-in-codes.ts';
import { expectAgreementAfterEach } from '../testing/recount.ts';

expectAgreementAfterEach();

test('no response contains a trace of the member’s name, address, words or picture', async ({ task }) => {
  const canary = newId();
  const world = makeWorld();
  const owner = await asMember(world, await makeMember({ hasManualPlan: true, firstName: 'Hazel' }));
  const member = await makeMember({
    email: `${canary}@example.test`,
    emailKey: `${canary}@example.test`,
    username: `u${canary}`,
    usernameKey: `u${canary}`,
    firstName: `f${canary}`,
    lastName: `l${canary}`,
    city: `c${canary}`,
    state: `s${canary}`,
    country: `o${canary}`,
  });
  // Sign in by email on two devices, so that real sessions exist.
  const [phone, tablet] = [asBrowser(world), asBrowser(world)];
  await signIn(world, phone, member.email);
  // The code row stores this return page.
  await signIn(world, tablet, member.email, `/nfc-scan?rockId=${canary}`);
  const robin = { ...withCookie(world, `__Host-sid=${phone.cookies.get('__Host-sid')}`), member };
  const avatar = await setAvatar(robin);
  const own = await hiddenRock(robin);
  const others = await hiddenRock(owner);
  const { foundRockId } = await findRock(robin, others.laserEngraverId);
  const noted = { locationName: `Home of ${canary}`, notes: `Bell of ${canary}` };
  // The member's own place of the find, with digits that occur nowhere else.
  const home = { latitude: '12.345678', longitude: '98.765432' };
  await robin.api.rocks[':id'].locations.$post({
    param: { id: others.id },
    form: { ...newPlace({ ...home, ...noted }), actionType: 'found' },
  });
  await rehideRock(robin, foundRockId, newPlace(noted));
  const question = await askPainter(robin, others.id);
  const { photoUrl } = await accepted(await robin.api.questions[':id'].$get({ param: { id: question } }));
  // The next finder's entry copies the name of this place.
  const finder = await asMember(world);
  await findRock(finder, others.laserEngraverId);
  await like(robin, others.id);
  await comment(robin, others.id, `Greetings of ${canary}`);
  await findRock(owner, own.laserEngraverId);
  const waiting = await registerRock(robin);
  await hideRock(robin, waiting.id, newPlace(noted));
  const askedOfThem = await askPainter(owner, waiting.id);
  const typed = async (path: string, method: string, body: object) => {
    const { status } = await repeated(robin, method, path, body)();
    expect([path, status]).toEqual([path, 200]);
  };
  const about = { subject: 'rock', subjectId: others.id, reason: 'private' };
  await typed('/api/reports', 'POST', { ...about, details: `Seen by ${canary}` });
  await typed('/api/auth/user/email', 'PATCH', { email: `new-${canary}@example.test` });
  await robin.send('POST', '/api/rocks/find', { laserEngraverId: `NOBODY-${newId()}` });
  await asBrowser(world).submit('/api/login', { email: robin.member.email });
  // Administrator actions about the member are in the audit log.
  const administrator = await asAdministrator(world);
  const unhidden = await registerRock(robin, { name: `Sun of ${canary}` });
  const unkind = await commentOn(robin, others.id, `Unkind words of ${canary}`);
  await report([owner], 'comment', unkind);
  for (const [subject, id] of [
    ['rock', own.id],
    ['rock', unhidden.id],
    ['comment', unkind],
  ] as const)
    await judged(administrator, 'withhold', subject, id);
  const given = { isGiven: true, reason: 'A prize' };
  await administrator.api.admin.members[':id'].plan.$post({ param: { id: robin.member.id }, json: given });

  const paths = new Set(
    createApi(world.deps)
      .routes.filter(
        ({ method, path }) => method === 'GET' && path.startsWith('/api') && !path.includes('log'),
      )
      .flatMap(({ path }) =>
        [others, own, waiting].map((rock) =>
          path.replace('check/:id', `check/${rock.laserEngraverId}`).replace(':id', rock.id),
        ),
      ),
  );
  for (const id of [question, askedOfThem]) paths.add(`/api/questions/${id}`);
  paths.add('/api/worn-off?town=Omaha');
  const traces = [canary, avatar, photoUrl?.replace('/img/', '') ?? '', ...Object.values(home)];
  const seenBy = async (...people: Person[]) => {
    const bodies = [];
    for (const person of people)
      for (const path of paths) bodies.push(`${path} ${await (await person.request(path)).text()}`);
    return bodies.filter((body) => traces.some((trace) => body.includes(trace))).length;
  };
  expect(await seenBy(owner, administrator)).toBeGreaterThan(10);
  await remove(robin);
  expect(await seenBy(asStranger(world), owner, administrator)).toBe(0);

  const all = [...traces, robin.member.id];
  const left = (await dumpOf(env)).flatMap(({ where, texts }) =>
    all.filter((trace) => texts.some((text) => text.includes(trace))).map((trace) => `${where}: ${trace}`),
  );
  proof(task, {
    goal: 'G-E3',
    what: 'words, places, addresses and id of a deleted account in any table, in KV or in responses to others',
    figure: `${left.length} of ${all.length} are left`,
    passLine: 'none',
  });
  expect(left).toEqual([]);
  const [rock] = await (await asStranger(world).request('/api/rocks')).json<{ owner: unknown }[]>();
  expect(rock).toBeDefined();
  expect(await rockOf(own.id)).toMatchObject({ ownerId: null });
});

test('of an account’s sign-in codes only the columns that the rate limits count are kept', async () => {
  const world = makeWorld();
  const { email } = await makeMember();
  const browser = asBrowser(world);
  await signIn(world, browser, email, '/nfc-scan?rockId=K7M-2QX-9RT');
  const [asked] = await db.select().from(signInCodes).where(eq(signInCodes.emailKey, email));
  if (!asked) throw new Error('no code was kept');
  await remove(withCookie(world, `__Host-sid=${browser.cookies.get('__Host-sid')}`));
  // The address, the code and the return page are empty; the remaining columns only count.
  expect(await db.select().from(signInCodes).where(eq(signInCodes.id, asked.id))).toEqual([
    {
      id: asked.id,
      emailKey: await leftKeyOf(email),
      ipHash: asked.ipHash,
      createdAt: asked.createdAt,
      expiresAt: asked.expiresAt,
      email: '',
      browserHash: '',
      codeHash: '',
      knownHash: null,
      returnTo: '',
      triesLeft: 0,
      usedAt: null,
    },
  ]);
});
