// The push message about notifications of one rock. It has no words of members: they may say where somebody lives.
import { nameOr } from '../../schema/name-or.ts';
import { givePath, questionPath } from '../../schema/pages.ts';
import { detailsOf, plainTitle } from '../../schema/notification-words.ts';
import type { Notification } from '../../schema/notifications.ts';
import type { PushMessage } from '../../schema/push.ts';
import { notificationView, type ToldRow } from './view.ts';

/** @param rows notifications about one rock, newest first; at least one */
export function pushMessageOf([newest, ...others]: readonly [ToldRow, ...ToldRow[]]): PushMessage {
  const said = notificationView(newest, 0);
  const isOne = others.length === 0;
  return {
    title: isOne ? plainTitle(said) : `${said.rock?.name ?? ''}: ${others.length + 1} things happened`,
    body: isOne ? bodyOf(said) : 'See what happened.',
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

function bodyOf(said: Notification): string {
  const { kind, user } = said;
  if (kind === 'reminder') return 'Hide it, hand it on, or keep it.';
  if (kind === 'seen') return 'Somebody left it for the next one.';
  if (kind === 'answer') return 'Thank you for telling us.';
  if (kind === 'asked') return 'Somebody found a rock whose ID is worn off.';
  if (kind === 'confirmed') return 'Its painter recognized it. Hide it again.';
  if (kind === 'denied') return 'Its painter says that yours is another rock.';
  if (kind === 'wanted') return 'Only if you say yes, it becomes theirs.';
  if (kind === 'given') return 'Its journey goes on with you.';
  if (kind === 'declined') return 'Thank you for offering it a home.';
  const who = nameOr(user, 'somebody');
  const { lead, isNamed } = detailsOf(said);
  const words = isNamed ? (lead || 'by ') + who : lead;
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
