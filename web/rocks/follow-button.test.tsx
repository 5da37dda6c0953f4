// The star by which a member follows a rock.
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { notificationLimits, type FollowState } from '../../schema/notifications.ts';
import { api, noConnection, refused } from '../testing/api.ts';
import { aMember, aNeighbour, aRock } from '../testing/make.ts';
import { show } from '../testing/render.tsx';
import { FollowButton } from './follow-button.tsx';
import * as en from '../../schema/words/en/index.ts';
import { say } from '../../schema/words/say.ts';

const rock = aRock({ id: 'r1', name: 'Ladybug' });
const star = page.getByRole('button', { name: 'Follow Ladybug' });
const button = <FollowButton rock={rock} owner={aNeighbour()} />;

test('a rock is followed at once, and no longer by another tap', async () => {
  const asked = api.stub('GET /user/follows', { ids: ['r0'] });
  const late = Promise.withResolvers<FollowState>();
  const followed = api.stub('PUT /rocks/:id/follow', () => late.promise);
  const ended = api.stub('DELETE /rocks/:id/follow', { isFollowed: false });
  // Twice, as on two cards.
  await show(
    [button, button].map((one, index) => <div key={index}>{one}</div>),
    aMember(),
  );
  const [first, second] = [star.nth(0), star.nth(1)];
  await expect.element(first).toHaveAttribute('aria-pressed', 'false');
  await first.click();
  await expect.element(first).toHaveAttribute('aria-pressed', 'true');
  late.resolve({ isFollowed: true });
  await expect.element(second).toHaveAttribute('aria-pressed', 'true');
  expect(followed.map(({ param, json }) => [param['id'], json])).toEqual([['r1', {}]]);
  second.element().focus();
  await userEvent.keyboard(' ');
  await expect.element(first).toHaveAttribute('aria-pressed', 'false');
  expect(ended).toHaveLength(1);
  expect(asked).toHaveLength(1);
});

test.for([
  [
    refused(409, say('notifications', 'tooManyFollows', notificationLimits.follows)),
    en.notifications.tooManyFollows(notificationLimits.follows),
  ],
  [noConnection, 'We could not reach the server. Please check your connection and try again.'],
] as const)('a refusal is told by a toast, and the star is as before', async ([reply, words]) => {
  api.stub('PUT /rocks/:id/follow', reply);
  await show(button, aMember());
  await star.click();
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(star).toHaveAttribute('aria-pressed', 'false');
});

test('there is no star for visitors, for one’s own rocks, and while it is not known', async () => {
  const member = aMember();
  const shown = page.getByText('Shown');
  await show(
    <>
      <p>Shown</p>
      {button}
    </>,
  );
  await expect.element(shown).toBeVisible();
  await expect.element(star).not.toBeInTheDocument();
  await show(<FollowButton rock={rock} owner={aNeighbour({ id: member.id })} />, member);
  await expect.element(star).not.toBeInTheDocument();
});
