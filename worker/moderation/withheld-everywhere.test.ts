import { env } from 'cloudflare:test';
import { like } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { ReportSubject } from '../../schema/reports.ts';
import { limits } from '../../schema/tables/index.ts';
import { createApi } from '../api.ts';
import { day } from '../platform/clock.ts';
import { newId } from '../platform/ids.ts';
import { asAdministrator, asMember, asStranger, makeWorld, type Person } from '../testing/as.ts';
import { db } from '../testing/db.ts';
import { makeMember, newPlace } from '../testing/make.ts';
import { commentOn, judged, report, rockRow, rockWithPhoto } from '../testing/moderation.ts';
import { askPainter, findRock, hideRock, rehideRock } from '../testing/play.ts';
import { drift, expectAgreement } from '../testing/recount.ts';

/** Every GET route except the administrator's and the one that signs out. */
const gets = [
  ...new Set(
    createApi()
      .routes.filter(({ method }) => method === 'GET')
      .map(({ path }) => path)
      .filter((path) => path !== '/api/logout' && !path.startsWith('/api/admin/')),
  ),
];

/** Public lists; the other routes return one's own data, or one rock. */
const lists = [
  '/rocks/:id',
  '/api/rocks/:id/page',
  '/api/rocks',
  '/api/rocks/featured',
  '/api/rocks/locations',
  '/api/activities',
];

/** A rock that is on every list, with a photo and a comment, and all people involved. */
async function famousRock(state: 'hidden' | 'held') {
  const world = makeWorld();
  const asPro = async () => asMember(world, await makeMember({ hasManualPlan: true }));
  const people = {
    visitor: asStranger(world),
    stranger: await asMember(world),
    premium: await asPro(),
    owner: await asPro(),
    finder: await asPro(),
    holder: await asPro(),
    commenter: await asMember(world),
    reporterOfComment: await asPro(),
    reporterOfPhoto: await asPro(),
    reporterOfRock: await asPro(),
    administrator: await asAdministrator(world),
  } satisfies Record<string, Person>;
  const { visitor, stranger, owner, finder, holder, commenter } = people;
  // In a comment, letters and digits in one word would look like a Rock ID.
  const said = {
    name: `n${newId()}`,
    description: `d${newId()}`,
    comment: `c${newId().replaceAll(/\d/g, 'c')}`,
  };
  const { rock } = await rockWithPhoto(owner, said);
  await hideRock(owner, rock.id);
  const { foundRockId } = await findRock(finder, rock.laserEngraverId);
  world.now += day;
  await rehideRock(finder, foundRockId, newPlace({ latitude: '41.26', longitude: '-95.94' }));
  const questionId = await askPainter(stranger, rock.id);
  if (state === 'held') await findRock(holder, rock.laserEngraverId);
  const commentId = await commentOn(commenter, rock.id, said.comment);
  await report([people.reporterOfComment], 'comment', commentId);
  await report([people.reporterOfPhoto], 'photo', rock.id);
  await report([people.reporterOfRock], 'rock', rock.id);
  // The holder has their own lists; for the others nothing differs from a hidden rock.
  const watchers: Record<string, Person> =
    state === 'hidden' ? people : { visitor, stranger, owner, finder, holder };
  return {
    people,
    watchers,
    rock,
    said,
    ids: { rock: rock.id, photo: rock.id, comment: commentId },
    questionId,
  };
}

type Scene = Awaited<ReturnType<typeof famousRock>>;

/** One sighting as text, such as 'owner /api/rocks/my name': who saw what in which route. */
const sightOf = (role: string, route: string, what: string) => `${role} ${route} ${what}`;

/** Everything that anybody sees in these routes. @param keys current and former keys of the photo */
async function sightsOf(
  { watchers, rock, said, questionId }: Scene,
  keys: { photo: string; hiddenPhoto?: string | null },
  routes = gets,
): Promise<string[]> {
  const canaries = Object.entries({ ...said, ...keys });
  const seen: string[] = [];
  // Six archives a day would not do.
  await db.delete(limits).where(like(limits.bucket, 'export:%'));
  for (const [role, person] of Object.entries(watchers)) {
    await Promise.all(
      routes.map(async (route) => {
        const path = route
          .replace('/:r{[rR]}/:code', `/R/${rock.laserEngraverId}`)
          .replace('check/:id', `check/${rock.laserEngraverId}`)
          .replace('/img/:key', `/img/${keys.photo}`)
          .replace('/img/rocks/:id', `/img/rocks/${rock.id}.jpg`)
          .replace('/tiles/:z/:x/:y', '/tiles/0/0/0.mvt')
          .replace(/:page\{.+\}/, 'sitemap-1.xml')
          .replace('questions/:id', `questions/${questionId}`)
          .replace(':token', 'unknown')
          .replace(/worn-off$/, 'worn-off?town=Omaha')
          .replace(':id', rock.id);
        // A route with another parameter needs a line above.
        expect(path).not.toContain(':');
        const answer = await person.request(path);
        expect(answer.status, path).toBeLessThan(500);
        const isPicture = answer.headers.get('Content-Type')?.startsWith('image/');
        const body = isPicture ? String((await answer.bytes()).length) : await answer.text();
        const text = JSON.stringify([...answer.headers]) + body;
        for (const [what, canary] of canaries)
          if (canary && text.includes(canary)) seen.push(sightOf(role, route, what));
      }),
    );
  }
  // Reporters hear that their report was looked at.
  const isAnswer = (sight: string) => /^reporter\w+ \S+\/notifications(?:\.csv)? /.test(sight);
  return seen.filter((sight) => !isAnswer(sight)).toSorted();
}

/** Whether a sighting is still expected once `subject` is withheld. */
function remains(sight: string, subject: ReportSubject, state: 'hidden' | 'held'): boolean {
  const [role, route = '', what] = sight.split(' ');
  // What somebody wrote is a part of their own data.
  if (sight === 'commenter /api/user/export.zip comment') return true;
  if (what === subject) return false;
  if (subject !== 'rock') return true;
  const isTheirs = role === 'owner' || (state === 'held' && role === 'holder');
  return isTheirs && what !== 'photo' && !lists.includes(route);
}

/** Sightings expected in both states. */
const inSight = [
  'visitor /api/rocks name',
  'visitor /api/rocks photo',
  'visitor /api/rocks/featured description',
  'visitor /api/activities name',
  'visitor /api/rocks/check/:id name',
  'visitor /img/:key photo',
  'stranger /api/rocks/:id/interactions comment',
  'owner /api/rocks/my description',
  'owner /api/user/export/rocks.csv name',
  'finder /api/activities/my name',
  'finder /api/rocks/rehidden name',
  'finder /api/user/export/finds.csv name',
  'stranger /api/questions name',
  'stranger /api/questions/:id photo',
  'owner /api/questions/:id name',
  'reporterOfRock /api/rocks/check/:id name',
  'reporterOfPhoto /api/rocks name',
];
/** Sightings that a reporter no longer has. */
const reported = [
  'reporterOfRock /api/rocks name',
  'reporterOfRock /api/worn-off name',
  'reporterOfPhoto /api/worn-off photo',
  'reporterOfPhoto /api/rocks photo',
  'reporterOfComment /api/rocks comment',
];
const expected = {
  hidden: [
    'premium /api/rocks/locations name',
    'premium /api/rocks/locations photo',
    'visitor /api/worn-off name',
    'reporterOfComment /api/worn-off photo',
  ],
  held: ['holder /api/rocks/rehide name', 'holder /api/rocks/rehide photo'],
};

/** The subjects to withhold and restore. */
const subjects = { hidden: ['comment', 'photo', 'rock'], held: ['photo', 'rock'] } as const;

test.each(['hidden', 'held'] as const)(
  'a thing withheld while the rock is %s is nowhere for others, and back everywhere when restored',
  { timeout: 240_000 },
  async (state) => {
    const before = await drift();
    const scene = await famousRock(state);
    const { people, watchers, rock, ids } = scene;
    const keyOf = async () => (await rockRow(rock.id)).photoKey ?? '';
    let key = await keyOf();
    const everything = await sightsOf(scene, { photo: key });
    /** Routes with sightings; the others are requested only once more. */
    const routes = gets.filter((route) => everything.some((sight) => sight.includes(` ${route} `)));
    // All expected sightings exist, and only each reporter no longer sees what they reported.
    const isWatched = (sight: string) => Object.hasOwn(watchers, sight.split(' ')[0] ?? '');
    for (const sight of [...inSight, ...expected[state]].filter(isWatched))
      expect(everything).toContain(sight);
    for (const sight of reported) expect(everything).not.toContain(sight);

    for (const subject of subjects[state]) {
      await judged(people.administrator, 'withhold', subject, ids[subject]);
      const hiddenPhoto = (await rockRow(rock.id)).withheldPhotoKey;
      const isWhole = subject === 'rock' && state === 'hidden';
      const left = await sightsOf(scene, { photo: key, hiddenPhoto }, isWhole ? gets : routes);
      expect(left).toEqual(everything.filter((sight) => remains(sight, subject, state)));
      expect(hiddenPhoto === null).toBe(subject === 'comment');
      for (const person of Object.values(watchers))
        expect((await person.request(`/img/${key}`)).status).toBe(subject === 'comment' ? 200 : 404);
      await expectAgreement(before);

      await judged(people.administrator, 'restore', subject, ids[subject]);
      const old = key;
      key = await keyOf();
      expect(key).toBe(hiddenPhoto ?? old);
      // A comment that is back everywhere is among what remains when the photo is withheld next.
      if (subject !== 'comment') expect(await sightsOf(scene, { photo: key }, routes)).toEqual(everything);
      expect((await env.PHOTOS.head(old)) === null).toBe(subject !== 'comment');
      await expectAgreement(before);
    }
  },
);
