// What a notification says, with names isolated, since they may run right to left.
import type { ReactNode } from 'react';
import { displayName } from '../lib/display-name.ts';
import { detailsOf, nameIn, titleOf } from '../../schema/notification-sentences.ts';
import type { Notification } from '../../schema/notifications.ts';
import { useWords } from '../views/words.ts';
import { Sentence } from '../views/sentence.tsx';

/** 'Let It Bee was found' */
export function NotificationTitle({ notification }: { notification: Notification }) {
  const words = useWords('notifications');
  const name = <bdi className="wrap-anywhere">{nameIn(notification)}</bdi>;
  return <Sentence parts={titleOf<ReactNode>(words, notification, name)} />;
}

/** 'near Lisbon, Portugal, by inesdots', or words with their author. */
export function NotificationDetails({ notification }: { notification: Notification }) {
  const words = { notifications: useWords('notifications'), near: useWords('near') };
  const who = <bdi className="wrap-anywhere">{displayName(notification.user)}</bdi>;
  const quote = <bdi className="wrap-anywhere">{notification.content}</bdi>;
  return <Sentence parts={detailsOf<ReactNode>(words, notification, who, quote)} />;
}

/** Says that the member has not seen it before, by a word with a dot. */
export function NewMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-bold whitespace-nowrap text-moss">
      <span aria-hidden className="size-2.5 rounded-full bg-current" />
      {useWords('inbox').new}
    </span>
  );
}

/** The same by a dot at the upper right of a picture, whose parent is positioned. */
export function NewDot() {
  return (
    <>
      <span
        aria-hidden
        className="absolute top-0 inset-e-0 size-3.5 rounded-full border-2 border-paper bg-moss"
      />
      <span className="sr-only">{useWords('inbox').new}</span>
    </>
  );
}
