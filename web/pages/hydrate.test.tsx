// Taking over a page that the server rendered: what has loaded before the app takes its place.
import { expect, onTestFinished, test, vi } from 'vitest';
import { Suspended } from '../finds/lazy-messages.ts';
import { currentMember } from '../members/queries.ts';
import { queryClient } from '../query-client.ts';
import { MemberParts } from '../shell/header.tsx';
import { SuspendedNotice } from '../shell/member-parts.tsx';
import { stubByDefault } from '../testing/api.ts';
import { aMember } from '../testing/make.ts';
import { hydrate } from './hydrate.ts';

test('what tells a suspended member so has loaded before, since it would push the page down; others wait for nothing', async () => {
  onTestFinished(() => void vi.restoreAllMocks());
  const happened: string[] = [];
  for (const [name, part] of Object.entries({
    bar: MemberParts,
    place: Suspended,
    notice: SuspendedNotice,
  })) {
    const { preload } = part;
    vi.spyOn(part, 'preload').mockImplementation(() => preload().then(() => void happened.push(name)));
  }
  const startAs = async (member: ReturnType<typeof aMember>) => {
    queryClient.setQueryData(currentMember.queryKey, member);
    stubByDefault('GET /auth/user', member);
    await hydrate({
      place: document.createElement('div'),
      queryClient,
      page: { preload: () => Promise.resolve(), isLoaded: () => true },
      router: { load: () => Promise.resolve() },
      draw: () => happened.push('app'),
    });
    return happened.splice(0);
  };
  expect(await startAs(aMember())).toEqual(['app']);
  const suspension = { reason: 'Unkind words', until: null };
  const loaded = await startAs(aMember({ suspension }));
  expect(loaded.pop()).toBe('app');
  expect(loaded.toSorted()).toEqual(['bar', 'notice', 'place']);
});
