import { env } from 'cloudflare:test';
import { expect, test } from 'vitest';
import { runHourly } from '../hourly.ts';
import { hour } from '../platform/clock.ts';
import { asStranger, makeWorld, type World } from '../testing/as.ts';
import { newApplication } from './testing-application.ts';

async function apply(world: World, changes: Parameters<typeof newApplication>[0]) {
  const json = newApplication(changes);
  const answer = await asStranger(world).api['qr-code-signups'].$post({ json });
  expect(answer.status).toBe(200);
  return json;
}

const subjectsTo = ({ emails }: World, email: string) =>
  emails.filter(({ to }) => to === email).map(({ subject }) => subject);

const confirmation = 'Rockabout: We have your application';
const welcome = 'Rockabout: You are a Founding Rock Ambassador';
const regret = 'Rockabout: Your Founding Rock Ambassador application';

test('the application is confirmed at once, and the next hourly job sends the result, once', async () => {
  const world = makeWorld();
  const applications = [];
  for (let i = 0; i < 3; i++) {
    applications.push(await apply(world, { country: 'Norway' }));
    world.now += 1000;
  }
  for (const { email } of applications) expect(subjectsTo(world, email)).toEqual([confirmation]);
  world.now += hour;
  await runHourly(env, world.deps);
  world.now += hour;
  await runHourly(env, world.deps);
  expect(applications.map(({ email }) => subjectsTo(world, email))).toEqual([
    [confirmation, welcome],
    [confirmation, welcome],
    [confirmation, regret],
  ]);
});

test('the welcome email shows the shipping address, with typed text escaped in both forms of the email', async () => {
  const world = makeWorld();
  const { email } = await apply(world, {
    name: '<b>Ann</b> Miller',
    address: '1 <script>alert(1)</script> & Sons',
    country: 'Spain',
  });
  world.now += hour;
  await runHourly(env, world.deps);
  const [confirmed, welcomed] = world.emails.filter(({ to }) => to === email);
  expect(confirmed?.text).toContain('within 24 hours');
  expect(confirmed?.text).not.toContain('Pebble');
  expect(welcomed?.text).toContain('A free pack of 20 QR code labels will be sent to the address');
  expect(welcomed?.text).not.toContain('is on its way to');
  expect(welcomed?.text).toContain('1 <script>alert(1)</script> & Sons\nOmaha, Nebraska, 68102\nSpain');
  expect(welcomed?.html).toContain('1 &lt;script&gt;alert(1)&lt;/script&gt; &amp; Sons<br />');
  expect(welcomed?.html).not.toContain('<script');
});

test.each([
  ['Ann Miller', 'Hello Ann,'],
  ['Zoë', 'Hello Zoë,'],
  ['O’Neill', 'Hello O’Neill,'],
  ['evil.example/win Now', 'Hello,'],
  ['WIN$$$ 1000', 'Hello,'],
  ['<b>Ann</b>', 'Hello,'],
])('an email to %s greets with %s', async (name, greeting) => {
  const world = makeWorld();
  await apply(world, { name });
  expect(world.emails[0]?.text.split('\n\n')[1]).toBe(greeting);
});
