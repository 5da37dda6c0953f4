// The push message about notifications of one rock. It has no words of members: they may say where somebody lives.
import { nameOr } from '../../schema/members.ts';
import { givePath, questionPath } from '../../schema/pages.ts';
import { plainDetails, plainTitle } from '../../schema/notification-sentences.ts';
import type { Notification } from '../../schema/notifications.ts';
import type { PushMessage } from '../../schema/push.ts';
import { notificationView, type ToldRow } from './view.ts';
import type { Words } from '../../schema/words/words.ts';

/** @param rows notifications about one rock, newest first; at least one */
export function pushMessageOf(
  words: Words,
  [newest, ...others]: readonly [ToldRow, ...ToldRow[]],
): PushMessage {
  const { noticeMessages } = words;
  const said = notificationView(newest, 0);
  const isOne = others.length === 0;
  return {
    title: isOne
      ? plainTitle(words.notifications, said)
      : noticeMessages.thingsHappened(said.rock?.name ?? '', others.length + 1),
    body: isOne ? bodyOf(words, said) : noticeMessages.push.seeAll,
    path: pathOf(said),
    tag: newest.rockId === '' ? newest.id : newest.rockId,
    badge: null,
  };
}

function pathOf({ kind, rock, content }: Notification): string {
  if (['reminder', 'confirmed', 'contested', 'mayNotKeep'].includes(kind)) return '/my-rocks?tab=rehide';
  if (kind === 'wanted' && rock) return givePath(rock.id);
  if (kind === 'given') return '/my-rocks';
  return kind === 'asked' ? questionPath(content) : '/notifications';
}

function bodyOf(words: Words, said: Notification): string {
  const { push } = words.noticeMessages;
  const { kind, user, content } = said;
  const who = nameOr(user, push.somebody);
  const line = () => push.line(plainDetails(words, said, who));
  switch (kind) {
    case 'reminder':
    case 'seen':
    case 'answer':
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'wanted':
    case 'given':
    case 'declined':
      return push[kind];
    // Without what they wrote.
    case 'comment':
    case 'line':
      return push.by(who);
    case 'thanks':
      return content === '' ? line() : push.by(who);
    case 'found':
    case 'rehidden':
    case 'moved':
    case 'shifted':
    case 'kept':
    case 'missing':
    case 'contested':
    case 'corrected':
    case 'keep':
    case 'mayKeep':
    case 'mayNotKeep':
    case 'shipped':
      return line();
  }
}
