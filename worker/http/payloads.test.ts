// Texts of members that look like markup: stored verbatim, and refused only if they contain invisible characters.
import { expect, test } from 'vitest';
import { asMember } from '../testing/as.ts';
import { newCode, newPlace } from '../testing/make.ts';
import { payloads, unreadable } from '../testing/payloads.ts';
import { accepted, hideRock, registerRock } from '../testing/play.ts';
import { proof } from '../testing/proof.ts';

test('forty payloads are stored verbatim, and texts with invisible characters are refused', async ({
  task,
}) => {
  const owner = await asMember();
  let first = '';
  for (const text of payloads) {
    const { id } = await registerRock(owner, { name: text, description: text });
    await hideRock(owner, id, newPlace({ locationName: text, notes: text }));
    first ||= id;
  }
  const param = { id: first };
  const comment = (content: string) =>
    owner.api.rocks[':id'].interactions.$post({ param, json: { interactionType: 'comment', content } });
  for (let i = 0; i < payloads.length; i += 8)
    expect((await comment(payloads.slice(i, i + 8).join('\n'))).status).toBe(200);
  const rocks = await accepted(await owner.api.rocks.my.$get({ query: {} }));
  const comments = await accepted(await owner.api.rocks[':id'].interactions.$get({ param, query: {} }));
  const said = comments.flatMap(({ content }) => content?.split('\n') ?? []);
  const isStored = (text: string) =>
    said.includes(text) &&
    rocks.some(({ name, description, locations: [place] }) =>
      [name, description, place?.locationName, place?.notes].every((one) => one === text),
    );
  const stored = payloads.filter(isStored);
  proof(task, {
    goal: 'G-X1',
    what: 'payloads stored by members',
    figure: `${stored.length} of ${payloads.length} verbatim in five fields`,
    passLine: 'all',
  });
  expect(stored).toEqual(payloads);

  for (const text of unreadable) {
    const form = { name: text, laserEngraverId: newCode(), description: '', status: '' };
    expect([text, (await owner.api.rocks.$post({ form })).status]).toEqual([text, 400]);
    expect([text, (await comment(text)).status]).toEqual([text, 400]);
  }
  const nameOf = async (username: string) => {
    const json = { username, firstName: 'Ada', lastName: 'Stone', city: '', state: '', country: '' };
    return [username, (await owner.api.user.profile.$put({ json })).status];
  };
  for (const text of payloads.filter(({ length }) => length <= 20))
    expect(await nameOf(text)).toEqual([text, 400]);
  expect(await nameOf('')).toEqual(['', 200]);
});
