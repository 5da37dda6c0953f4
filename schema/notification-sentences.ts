// Which sentences a notification is, in the app, in emails and in push messages.
import { nearWords } from './near.ts';
import type { Notification } from './notifications.ts';
import type { Words } from './words/words.ts';

type Sentences = Words['notifications'];
type DetailWords = Pick<Words, 'notifications' | 'near'>;

/** A sentence with elements in it, which the app isolates, since names may run right to left. */
type Parts<T> = readonly (string | T)[];

/** 'Let It Bee was found'. @param name `nameIn` */
export function titleOf<T>({ titles }: Sentences, said: Titled, name: T): Parts<T> {
  const { kind, isHidden, isAnswered } = said;
  if (kind === 'moved') return isHidden ? titles.hidden(name) : titles.found(name);
  const isQuestion = kind === 'asked' || kind === 'keep' || kind === 'wanted';
  return isQuestion && isAnswered ? titles.answered(name) : titles[kind](name);
}

/** The name of the rock, or the number of the order. */
export const nameIn = ({ kind, rock, content }: Named): string =>
  kind === 'shipped' ? content : (rock?.name ?? '');

export const plainTitle = (words: Sentences, said: Titled & Named): string =>
  titleOf(words, said, nameIn(said)).join('');

/**
 * What a title leaves open: 'near Lisbon, Portugal, by inesdots', or words with their author. Empty of an order.
 *
 * @param who the name of the notification's member
 * @param quote its content
 */
export function detailsOf<T>(
  { notifications: { details }, near: places }: DetailWords,
  said: Detailed,
  who: T,
  quote: T,
): Parts<T> {
  const { kind, content, isHidden, isRetracted, isAnswered } = said;
  const near = said.near && nearWords(places, said.near);
  switch (kind) {
    case 'found':
    case 'rehidden':
    case 'shifted':
    case 'moved':
      return details.by(who, near);
    case 'missing':
    case 'seen':
      return [details[kind](near)];
    case 'contested':
    case 'answer':
    case 'reminder':
      return [details[kind]];
    case 'keep':
      return isAnswered ? details.askedBy(who) : details.asks(who);
    case 'mayKeep':
    case 'mayNotKeep':
      return details.says(who);
    case 'corrected':
      if (isRetracted) return isHidden ? details.notHidden(who) : details.notFound(who);
      return isHidden ? details.hideCorrected(who, near) : details.findCorrected(who, near);
    case 'comment':
    case 'line':
      return details.said(who, quote);
    case 'thanks':
      return content === '' ? details.thanks(who) : details.said(who, quote);
    case 'wanted':
      return isAnswered ? details.askedBy(who) : details.wanted(who);
    case 'kept':
    case 'asked':
    case 'confirmed':
    case 'denied':
    case 'given':
    case 'declined':
      return details[kind](who);
    case 'shipped':
      return [];
  }
}

/** @param who the name of the member */
export const plainDetails = (words: DetailWords, said: Detailed, who: string): string =>
  detailsOf(words, said, who, said.content).join('');

type Titled = Pick<Notification, 'kind' | 'isHidden' | 'isAnswered'>;
type Named = Pick<Notification, 'kind' | 'rock' | 'content'>;
type Detailed = Titled & Pick<Notification, 'near' | 'content' | 'isRetracted'>;
