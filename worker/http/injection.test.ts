import { env } from 'cloudflare:test';
import { expect, inject, test } from 'vitest';
import { asAdministrator, asMember, asStranger, type World } from '../testing/as.ts';
import { makeMember } from '../testing/make.ts';
import { hiddenRock } from '../testing/play.ts';
import { unshielded } from '../testing/race.ts';

const endings = ["'", '"', '`', "')", '")', ']', ';', "';", "');", '\\'];
const statements = [
  '',
  ' OR 1=1',
  " OR '1'='1",
  ' OR 1=1 --',
  ' OR 1=1 /*',
  ' UNION SELECT id, email FROM members --',
  ' UNION ALL SELECT NULL, NULL, NULL --',
  '; DELETE FROM rocks; --',
  '; DROP TABLE entries; --',
  '; UPDATE members SET has_manual_plan=1; --',
  ' AND (SELECT count(*) FROM members) > 0',
  ' AND 1=randomblob(9999999)',
  ' || (SELECT email FROM members LIMIT 1)',
  ' GROUP BY 1 HAVING 1=1',
  ' ORDER BY 99',
  ' LIMIT 0 OFFSET 1',
  " LIKE '%",
  " GLOB '*",
  ' COLLATE NOCASE',
];
const wildcards =
  '% _ %% _% %_% * ? [a-z] \\% \\_ ^ $ $1 ?1 :name @x {{1}} $.a ->> {"$ne":null} [$gt] %25'.split(' ');
const payloads = [
  ...endings.flatMap((ending) => statements.map((statement) => `x${ending}${statement}`)),
  ...wildcards,
];

/** Row counts of all tables, except what any request may write after its answer. */
async function rowCounts(): Promise<unknown> {
  const { results } = await env.DB.prepare(
    `SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE '\\_cf%' ESCAPE '\\'
     AND name NOT LIKE 'sqlite%' AND name NOT IN ('limits', 'health_counts', 'alarms', 'chores', 'outbox', 'd1_migrations')`,
  ).all<{ name: string }>();
  const counts = results.map(({ name }) => env.DB.prepare(`SELECT count(*) AS many FROM ${name}`));
  const answers = await env.DB.batch<{ many: number }>(counts);
  return results.map(({ name }, i) => [name, answers[i]?.results[0]?.many]);
}

/** Advances the clock, so that no rate limit applies. */
const goOn = (world: World) => (world.now += 3_600_000);

test('input that looks like SQL finds nothing and changes nothing', async () => {
  const world = unshielded();
  const administrator = await asAdministrator(world);
  const [owner, stranger] = [await asMember(world), asStranger(world)];
  const rock = await hiddenRock(owner);
  const finder = await asMember(world, await makeMember());
  const before = await rowCounts();
  const some = inject('isThorough') ? payloads : payloads.filter((_, i) => i % 5 === inject('seed') % 5);
  for (const payload of some) {
    goOn(world);
    const text = encodeURIComponent(payload);
    const json = { 'Content-Type': 'application/json' };
    const asked = {
      check: await stranger.request(`/api/rocks/check/${text}`),
      find: await finder.request('/api/rocks/find', {
        method: 'POST',
        headers: json,
        body: JSON.stringify({ laserEngraverId: payload }),
      }),
      journey: await stranger.request(`/api/rocks/${text}/journey`),
      search: await administrator.request(`/api/admin/members?q=${text}`),
      cursor: await stranger.request(`/api/rocks?cursor=1.${text}`),
    };
    const statuses = Object.entries(asked).map(([name, { status }]) => `${name} ${status}`);
    expect([payload, ...statuses]).toEqual([
      payload,
      expect.stringMatching(/^check (200|400)$/),
      expect.stringMatching(/^find (404|400)$/),
      'journey 404',
      'search 200',
      'cursor 400',
    ]);
    if (asked.check.ok) expect(await asked.check.json()).toMatchObject({ exists: false });
    expect([payload, await asked.search.json()]).toEqual([payload, []]);
  }
  expect(await rowCounts()).toEqual(before);
  const known = await stranger.request(`/api/rocks/check/${rock.laserEngraverId}`);
  expect(await known.json()).toMatchObject({ exists: true });
});
