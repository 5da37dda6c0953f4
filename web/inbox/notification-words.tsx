// What a notification says, with names isolated, since they may run right to left.
import { displayName } from '../../schema/members.ts';
import { detailsOf, titleOf } from '../../schema/notification-words.ts';
import type { Notification } from '../../schema/notifications.ts';

/** 'Let It Bee was found' */
export function NotificationTitle({ notification }: { notification: Notification }) {
  const [before, name, after] = titleOf(notification);
  return (
    <>
      {before}
      <bdi className="wrap-anywhere">{name}</bdi>
      {after}
    </>
  );
}

/** 'near Lisbon, Portugal, by inesdots', or words with their author. */
export function NotificationDetails({ notification }: { notification: Notification }) {
  const { lead, isNamed, quote } = detailsOf(notification);
  return (
    <>
      {lead}
      {isNamed && <bdi className="wrap-anywhere">{displayName(notification.user)}</bdi>}
      {quote && (
        <>
          : “<bdi className="wrap-anywhere">{quote}</bdi>”
        </>
      )}
    </>
  );
}

/** Says that the member has not seen it before, by a word with a dot. */
export function NewMark() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-bold whitespace-nowrap text-moss">
      <span aria-hidden className="size-2.5 rounded-full bg-current" />
      New
    </span>
  );
}

/** The same by a dot at the upper right of a picture, whose parent is positioned. */
export function NewDot() {
  return (
    <>
      <span
        aria-hidden
        className="absolute top-0 right-0 size-3.5 rounded-full border-2 border-paper bg-moss"
      />
      <span className="sr-only">New</span>
    </>
  );
}
