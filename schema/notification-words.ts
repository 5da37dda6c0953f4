// What a notification says, in the app, in emails and in push messages.
import { nearWords } from './near.ts';
import type { Notification } from './notifications.ts';

/** A title around the rock's name, which the app isolates, since names may run right to left. */
export type Title = readonly [before: string, name: string, after: string];

/** 'Let It Bee was found' */
export function titleOf({ kind, rock, isHidden, isAnswered, content }: Said): Title {
  const name = rock?.name ?? '';
  switch (kind) {
    case 'found':
      return ['', name, ' was found'];
    case 'rehidden':
      return ['', name, ' was hidden again'];
    case 'moved':
      return ['', name, isHidden ? ' was hidden' : ' was found'];
    case 'seen':
      return ['Somebody saw ', name, ''];
    case 'kept':
      return ['Somebody has had ', name, ' for a month'];
    case 'comment':
      return ['', name, ' has a new comment'];
    case 'line':
      return ['The finder of ', name, ' says'];
    case 'thanks':
      return ['Thank you for finding ', name, ''];
    case 'answer':
      return ['We looked at your report about ', name, ''];
    case 'reminder':
      return ['Still have ', name, '?'];
    case 'asked':
      return isAnswered ? ['You answered about ', name, ''] : ['Is this ', name, '?'];
    case 'confirmed':
      return ['You found ', name, ''];
    case 'denied':
      return ['Not this one: ', name, ''];
    case 'shifted':
      return ['', name, ' was moved a little'];
    case 'missing':
      return ['', name, ' is perhaps gone'];
    case 'keep':
      return isAnswered ? ['You answered about ', name, ''] : ['May I keep ', name, '?'];
    case 'mayKeep':
      return ['You may keep ', name, ''];
    case 'mayNotKeep':
      return ['Please let ', name, ' travel on'];
    case 'contested':
      return ['Somebody else found ', name, ''];
    case 'corrected':
      return ['A correction about ', name, ''];
    case 'wanted':
      return isAnswered ? ['You answered about ', name, ''] : ['Somebody would like ', name, ''];
    case 'given':
      return ['', name, ' is yours now'];
    case 'declined':
      return ['', name, ' stays where it is'];
    case 'shipped':
      return ['Order ', content, ' is on its way'];
  }
}

export const plainTitle = (said: Said): string => titleOf(said).join('');

/** What a title leaves open. A name may end in a full stop, so no sentence goes on after it. */
export interface Details {
  lead: string;
  /** Whether the name of the notification's member follows. */
  isNamed: boolean;
  /** Somebody's words; '' without any. */
  quote: string;
}

/** 'near Lisbon, Portugal, by inesdots', or words with their author. */
export function detailsOf({ kind, near, content, isHidden, isRetracted, isAnswered }: Detailed): Details {
  const plain = (lead: string): Details => ({ lead, isNamed: false, quote: '' });
  switch (kind) {
    case 'found':
    case 'rehidden':
    case 'shifted':
    case 'moved':
      return { lead: `${near ? `${nearWords(near)}, ` : ''}by `, isNamed: true, quote: '' };
    case 'missing':
      return plain(`${near ? `${nearWords(near)}: ` : ''}three people looked for it and did not find it`);
    case 'contested':
      return plain(
        'They say so of a time when you had it. If you hid it again before, log that. If you never had it, take your find back.',
      );
    case 'keep':
      return { lead: isAnswered ? 'asked by ' : 'asks ', isNamed: true, quote: '' };
    case 'mayKeep':
    case 'mayNotKeep':
      return { lead: 'says ', isNamed: true, quote: '' };
    case 'corrected':
      return { lead: correctionLead(isHidden, isRetracted, near), isNamed: true, quote: '' };
    case 'kept':
      return { lead: 'It is with ', isNamed: true, quote: '' };
    case 'comment':
    case 'line':
      return { lead: '', isNamed: true, quote: content };
    case 'thanks':
      return { lead: content === '' ? 'from ' : '', isNamed: true, quote: content };
    case 'seen':
      return plain(`${near ? `${nearWords(near)}, ` : ''}and left it for the next one`);
    case 'answer':
      return plain('Thank you for telling us.');
    case 'reminder':
      return plain('Hide it, hand it on, or keep it.');
    case 'asked':
      return { lead: 'A photo and a question from ', isNamed: true, quote: '' };
    case 'confirmed':
      return { lead: 'Recognized by ', isNamed: true, quote: '' };
    case 'denied':
      return { lead: 'Yours is another rock, says ', isNamed: true, quote: '' };
    case 'wanted':
      return {
        lead: isAnswered ? 'asked by ' : 'It would be adopted by ',
        isNamed: true,
        quote: '',
      };
    case 'given':
      return { lead: 'A gift from ', isNamed: true, quote: '' };
    case 'declined':
      return { lead: 'It is kept for now, says ', isNamed: true, quote: '' };
    case 'shipped':
      return plain('');
  }
}

type Detailed = Pick<Notification, 'kind' | 'near' | 'content' | 'isHidden' | 'isRetracted' | 'isAnswered'>;

function correctionLead(isHidden: boolean, isRetracted: boolean, near: Notification['near']): string {
  const what = isHidden ? 'hidden' : 'found';
  if (isRetracted) return `It was not ${what}: that was a mistake, says `;
  return `Where or when it was ${what}${near ? `, ${nearWords(near)},` : ''} was corrected by `;
}

/** The same in one line. @param name of the member */
export function plainDetails(said: Said, name: string): string {
  const { lead, isNamed, quote } = detailsOf(said);
  const who = isNamed ? lead + name : lead;
  return quote === '' ? who : `${who}: “${quote}”`;
}

type Said = Detailed & Pick<Notification, 'rock'>;
