import { expect, test } from 'vitest';
import { type Rock } from '../../schema/rocks.ts';
import { asMember, asStranger, type Person } from '../testing/as.ts';
import { registerRock } from '../testing/play.ts';
import * as en from '../../schema/words/en/index.ts';

const like = (person: Person, id: string) =>
  person.api.rocks[':id'].interactions.$post({ param: { id }, json: { interactionType: 'like' } });
const unlike = (person: Person, id: string) =>
  person.api.rocks[':id'].interactions.like.$delete({ param: { id } });
const listedTo = async (person: Person, id: string): Promise<Rock | undefined> =>
  (await (await person.api.rocks.$get({ query: {} })).json()).find((rock) => rock.id === id);

test('repeated likes count once, and repeated unlikes remove one like', async () => {
  const rock = await registerRock(await asMember());
  const [fan, other] = [await asMember(), await asMember()];
  for (let i = 0; i < 3; i++) {
    expect(await (await like(fan, rock.id)).json()).toEqual({ likedByMe: true, likeCount: 1 });
  }
  expect(await (await like(other, rock.id)).json()).toEqual({ likedByMe: true, likeCount: 2 });
  for (let i = 0; i < 3; i++) {
    expect(await (await unlike(fan, rock.id)).json()).toEqual({ likedByMe: false, likeCount: 1 });
  }
  expect(await listedTo(fan, rock.id)).toMatchObject({ likedByMe: false, likeCount: 1 });
  expect(await listedTo(other, rock.id)).toMatchObject({ likedByMe: true, likeCount: 1 });
  expect(await listedTo(asStranger(), rock.id)).toMatchObject({ likedByMe: false, likeCount: 1 });
});

test('an unknown rock is not found', async () => {
  const member = await asMember();
  for (const call of [like, unlike]) {
    const answer = await call(member, 'no-such-rock');
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ message: en.rocks.notFound });
  }
});

test('a retry with its idempotency key gets the first answer and does not restore the like', async () => {
  const rock = await registerRock(await asMember());
  const fan = await asMember();
  const attempt = () =>
    fan.send(
      'POST',
      `/api/rocks/${rock.id}/interactions`,
      { interactionType: 'like' },
      { 'Idempotency-Key': 'one-like-only' },
    );
  const first = await (await attempt()).text();
  await unlike(fan, rock.id);
  const late = await attempt();
  expect(late.headers.get('Idempotent-Replayed')).toBe('true');
  expect(await late.text()).toBe(first);
  expect(await listedTo(fan, rock.id)).toMatchObject({ likedByMe: false, likeCount: 0 });
});
