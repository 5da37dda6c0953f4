// Liking and commenting in the feed: messages, drafts and keyboard use.
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Interaction } from '../../schema/rocks.ts';
import { api, noConnection, pageOf, refused } from '../testing/api.ts';
import { forgetWritesOf, keepWrite } from '../outbox/kept-write.ts';
import { aComment, aKeptWrite, aMember, aRock } from '../testing/make.ts';
import { openApp } from '../testing/render.tsx';
import { say } from '../../schema/words/say.ts';

const heart = page.getByRole('button', { name: /^Like Pebble/ });
const talkAbout = page.getByRole('button', { name: /^Comment on Pebble/ });
const dialog = page.getByRole('dialog', { name: 'Pebble' });
const box = dialog.getByRole('textbox', { name: 'Your comment' });
const post = dialog.getByRole('button', { name: 'Post' });

beforeEach(() => {
  api.stub('GET /payments', { isOpen: true, publishableKey: null });
  api.stub('GET /rocks', [aRock({ name: 'Pebble' })]);
  api.stub('GET /rocks/:id/interactions', []);
});

test('a failed like is undone with a message, and cannot be clicked again while it is pending', async () => {
  const { promise, resolve } = Promise.withResolvers<typeof noConnection>();
  const likes = api.stub('POST /rocks/:id/interactions', promise);
  await openApp('/community', aMember());
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.element(heart).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  resolve(noConnection);
  await expect.element(page.getByText('Failed to like rock')).toBeVisible();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
  await expect.element(heart).toHaveAccessibleName('Like Pebble, 0 likes');
  await expect.element(heart).toHaveFocus();
  expect(likes).toHaveLength(1);
});

test('an empty, invisible or too long comment cannot be posted', async () => {
  await openApp('/community', aMember());
  await talkAbout.click();
  await expect.element(post).toBeDisabled();
  await box.fill('  \u200B\n ');
  await expect.element(post).toBeDisabled();
  await box.fill('a'.repeat(501));
  await expect.element(post).toBeDisabled();
  await expect.element(dialog.getByText(/1 too many/)).toBeVisible();
  await expect.element(box).toHaveValue('a'.repeat(501));
  await box.fill('a'.repeat(490));
  await expect.element(dialog.getByText(/10 left/)).toBeVisible();
  await expect.element(post).toBeEnabled();
});

test('a comment that failed to post keeps its text, also after the dialog is closed', async () => {
  api.stub('POST /rocks/:id/interactions', noConnection);
  await openApp('/community', aMember());
  await talkAbout.click();
  await box.fill('What a whale');
  await post.click();
  await expect.element(page.getByText('Failed to add comment')).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.element(talkAbout).toHaveFocus();
  await talkAbout.click();
  await expect.element(box).toHaveValue('What a whale');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await talkAbout.click();
  await expect.element(box).toHaveValue('');
});

test('long conversations load page by page, and a member over the rate limit is asked to wait', async () => {
  const said = Array.from({ length: 30 }, (_, i) => aComment({ content: `Line ${i}` }));
  api.stub('GET /rocks', [aRock({ name: 'Pebble', commentCount: 30 })]);
  api.stub('GET /rocks/:id/interactions', ({ query }) =>
    query.get('cursor') ? said.slice(20) : pageOf(said.slice(0, 20), 'more'),
  );
  api.stub('POST /rocks/:id/interactions', refused(429, say('interactions', 'tooMany')));
  await openApp('/community', aMember());
  await talkAbout.click();
  await expect.element(dialog.getByRole('article')).toHaveLength(20);
  (await dialog.getByRole('button', { name: 'Show more' }).findElement()).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('article')).toHaveLength(30);
  await expect.element(dialog.getByRole('listitem').nth(20)).toHaveFocus();

  await box.fill('One too many');
  await post.click();
  await expect.element(page.getByText(/^You have written a lot just now\./).first()).toBeVisible();
  await expect.element(box).toHaveValue('One too many');
});

test('the focus returns to the box once a comment is posted, unless it has moved on', async () => {
  const { promise, resolve } = Promise.withResolvers<Interaction>();
  api.stub('POST /rocks/:id/interactions', promise);
  await openApp('/community', aMember());
  await talkAbout.click();
  await box.fill('What a whale');
  await post.click();
  const cancel = dialog.getByRole('button', { name: 'Cancel' });
  (await cancel.findElement()).focus();
  const comment = aComment({ content: 'What a whale' });
  api.stub('GET /rocks/:id/interactions', [comment]);
  resolve(comment);
  await expect.element(box).toHaveValue('');
  await expect.element(cancel).toHaveFocus();

  api.stub('POST /rocks/:id/interactions', aComment({ content: 'And its tail' }));
  await box.fill('And its tail');
  await post.click();
  await expect.element(box).toHaveValue('');
  await expect.element(post).toBeDisabled();
  await expect.element(box).toHaveFocus();
});

test('a visitor who clicks Like or Comment is asked to join', async () => {
  await page.viewport(390, 844);
  await openApp('/community');
  const join = page.getByRole('link', { name: 'Join or sign in' });
  const href = '/api/login?returnTo=%2Fcommunity';
  await heart.click();
  await expect.element(page.getByRole('dialog', { name: 'You like Pebble' })).toBeVisible();
  await expect.element(join).toHaveAttribute('href', href);
  await page.getByRole('button', { name: 'Just looking' }).click();
  await expect.element(heart).toHaveFocus();

  await talkAbout.click();
  await expect.element(join).toHaveAttribute('href', href);
  await expect.element(dialog.getByRole('textbox')).not.toBeInTheDocument();
});

test('liking and commenting work with the keyboard alone', async () => {
  const member = aMember();
  api.stub('POST /rocks/:id/interactions', ({ json }) => {
    const { interactionType } = json as { interactionType: string }; // as the web sends it
    if (interactionType === 'like') return { likedByMe: true, likeCount: 1 };
    const comment = aComment({ content: 'By heart', user: member });
    api.stub('GET /rocks/:id/interactions', [comment]);
    return comment;
  });
  await openApp('/community', member);
  (await heart.findElement()).focus();
  await userEvent.keyboard(' ');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await userEvent.tab();
  await expect.element(talkAbout).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('button', { name: /^Like Pebble/ })).toHaveFocus();
  await userEvent.tab();
  await expect.element(box).toHaveFocus();
  await userEvent.keyboard('By heart');
  await userEvent.tab();
  await userEvent.tab();
  await expect.element(post).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('article').getByText('By heart')).toBeVisible();
  await expect.element(box).toHaveValue('');
  await expect.element(box).toHaveFocus();
  // The first Escape closes the toast.
  await userEvent.keyboard('{Escape}');
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(talkAbout).toHaveFocus();
  await expect.element(talkAbout).toHaveAccessibleName('Comment on Pebble, 1 comment');
});

test('a like and a comment that wait for a connection stand in their place', async () => {
  const member = aMember();
  api.stub('GET /rocks', [aRock({ id: 'pebble', name: 'Pebble' })]);
  const path = '/api/rocks/pebble/interactions';
  for (const write of [
    aKeptWrite({ kind: 'like', path }),
    aKeptWrite({ kind: 'comment', path, text: 'So green!' }),
    aKeptWrite({ kind: 'comment', path, text: 'Refused', state: 'refused' }),
  ])
    await keepWrite({ ...write, memberId: member.id });
  await openApp('/community', member);
  await expect.element(heart).toHaveAccessibleName('Like Pebble, 1 like');
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  await talkAbout.click();
  const comment = dialog.getByRole('article').filter({ hasText: 'So green!' });
  await expect.element(comment).toMatchTextContent(/Waiting for a connectionSo green!$/);
  expect(dialog.getByRole('article').elements()).toHaveLength(1);
  await expect.element(dialog.getByText(/^Nobody has said anything yet/)).not.toBeInTheDocument();
  await forgetWritesOf(member.id);
});
