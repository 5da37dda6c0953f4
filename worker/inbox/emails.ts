// The emails about notifications: of one rock at once, and the digest.
import { kmToMiles } from '../../schema/journey.ts';
import { displayName } from '../../schema/members.ts';
import { nameOr } from '../../schema/name-or.ts';
import { nearWords } from '../../schema/near.ts';
import { plainDetails, plainTitle } from '../../schema/notification-words.ts';
import { givePath, questionPath, rockPath } from '../../schema/pages.ts';
import { notificationLimits, topicOf, topicWords, type Notification } from '../../schema/notifications.ts';
import type { Config } from '../platform/config.ts';
import type { Content, Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import { emailRock } from '../platform/email-rock.ts';
import type { Email } from '../platform/mail.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { unsubscribeToken, type Endable } from './unsubscribe.ts';
import { notificationView, type ToldRow } from './view.ts';

export interface Reader {
  memberId: string;
  email: string;
  unsubscribeKey: string;
}

const viewOf = (row: ToldRow) => notificationView(row, 0);
const detailsOf = (said: Notification) => plainDetails(said, displayName(said.user));
/** The first letter in upper case. */
const sentence = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

/** @param rows notifications about one rock, newest first; at least one */
export async function noticeEmail(
  config: Config,
  reader: Reader,
  rows: readonly [ToldRow, ...ToldRow[]],
): Promise<Email> {
  const [newest] = rows;
  const said = viewOf(newest);
  const isOne = rows.length === 1;
  const name = said.rock?.name ?? '';
  const title = isOne ? plainTitle(said) : titleOf(name, rows);
  const endables = [...new Set(rows.flatMap(({ kind }) => topicOf(kind) ?? []))];
  return withWayOut(config, reader, endables, {
    subject: title,
    heading: title,
    rock: rockOf(config, newest, isOne),
    parts: isOne ? partsOf(said, newest) : rows.map((row) => ({ text: tellOf(viewOf(row)) })),
    button: isOne ? buttonOf(config, said) : buttonTo(config, '/notifications', 'See what happened'),
  });
}

/** A find leads. */
const titleOf = (name: string, rows: readonly ToldRow[]): string =>
  rows.some(({ kind }) => kind === 'found')
    ? `${name} was found, and more`
    : `${name}: ${rows.length} things happened`;

function partsOf(said: Notification, row: ToldRow): Part[] {
  const { kind, content } = said;
  const who = displayName(said.user);
  if (kind === 'comment' || kind === 'line') return [{ text: `${who} says:` }, { lines: [content] }];
  const thanker = row.isByPainter ? `${who}, who painted it,` : who;
  if (kind === 'thanks' && content === '') return [{ text: `${thanker} is glad that you found it.` }];
  if (kind === 'thanks') return [{ text: `${thanker} says:` }, { lines: [content] }];
  if (kind === 'asked')
    return [
      {
        text: `${nameOr(said.user, 'Somebody')} found a rock whose ID is worn off, and thinks that it is yours.`,
      },
      { text: 'Look at their photo. If you say yes, it counts as their find, and they can hide it again.' },
    ];
  if (kind === 'confirmed')
    return [
      { text: `${nameOr(said.user, 'Its painter')} recognized it. It is your find now.` },
      {
        text: 'Its ID is waiting in My Rocks: write it on the rock again, and hide it where somebody will smile.',
      },
    ];
  if (kind === 'denied')
    return [
      {
        text: `${nameOr(said.user, 'Its painter')} looked at your photo: yours is another rock. You may find it among the others.`,
      },
    ];
  if (kind === 'wanted')
    return [
      { text: `${nameOr(said.user, 'Somebody')} followed your link, and would like to adopt it.` },
      { text: 'Are they whom you meant? Only if you say yes, it becomes theirs.' },
    ];
  if (kind === 'given')
    return [
      { text: `${nameOr(said.user, 'Its painter')} has given it to you. Its journey goes on with you.` },
      { text: 'It is waiting in My Rocks, and goes on telling who painted it.' },
    ];
  if (kind === 'declined')
    return [
      {
        text: `${nameOr(said.user, 'Its painter')} keeps it for now. Thank you for offering it a home.`,
      },
    ];
  if (kind === 'reminder')
    return [
      { text: 'You have had it for a while. Hide it where somebody will smile, hand it on, or keep it.' },
    ];
  if (kind === 'keep')
    return [
      { text: `${nameOr(said.user, 'Its finder')} would like to keep it, with thanks.` },
      { text: 'If you say yes, it rests with them. If you say no, they let it travel on.' },
    ];
  if (kind === 'mayKeep')
    return [
      {
        text: `${nameOr(said.user, 'Its painter')} says yes: it is yours to keep, with thanks. You need not hide it.`,
      },
    ];
  if (kind === 'mayNotKeep')
    return [
      {
        text: `${nameOr(said.user, 'Its painter')} would like it to travel on. Please hide it when you can.`,
      },
    ];
  // As in the app.
  if (kind === 'corrected' || kind === 'contested' || kind === 'missing')
    return [{ text: stopped(sentence(detailsOf(said))) }];
  return [{ text: storyOf(said) }, ...journeyOf(row)];
}

/** 'inesdots found it near Lisbon, Portugal.' */
function storyOf({ kind, user, near, isHidden }: Notification): string {
  const who = nameOr(user, 'Somebody');
  const where = near ? ` ${nearWords(near)}` : '';
  if (kind === 'kept')
    return `${who} has had it for a month. Anybody who sees its ID can mark it as found now.`;
  if (kind === 'seen') return `Somebody saw it${where}, and left it for the next one.`;
  if (kind === 'answer') return 'We looked at it. Thank you for taking care of this community.';
  const deed =
    kind === 'shifted'
      ? 'moved it a little'
      : kind === 'rehidden'
        ? 'hid it again'
        : isHidden
          ? 'hid it'
          : 'found it';
  return `${who} ${deed}${where}.`;
}

/** 'So far it was found 5 times and traveled 16,371 miles.' */
function journeyOf({ facts }: ToldRow): Part[] {
  const { timesFound, distanceMetres, tooFastMetres } = facts;
  if (timesFound === null || distanceMetres === null || tooFastMetres === null || timesFound === 0) return [];
  const miles = kmToMiles(ownMetres({ distanceMetres, tooFastMetres }) / 1000);
  const times = ['', 'once', 'twice'][timesFound] ?? `${timesFound.toLocaleString('en-US')} times`;
  const way =
    miles > 0 ? ` and traveled ${miles.toLocaleString('en-US')} ${miles === 1 ? 'mile' : 'miles'}` : '';
  return [{ text: `So far it was found ${times}${way}.` }];
}

const buttonOf = (config: Config, said: Notification): Content['button'] =>
  said.kind === 'found' ? buttonTo(config, '/notifications', 'See it and say thanks') : wayTo(config, said);

/** The page of its rock, but for what is to be done or to be seen elsewhere. */
function wayTo(config: Config, { kind, rock, content }: Notification): Content['button'] {
  if (kind === 'reminder' || kind === 'confirmed')
    return buttonTo(config, '/my-rocks?tab=rehide', 'Hide it again');
  if (kind === 'mayNotKeep') return buttonTo(config, '/my-rocks?tab=rehide', 'Hide it again');
  if (kind === 'contested') return buttonTo(config, '/my-rocks?tab=rehide', 'See the rocks with you');
  if (kind === 'keep') return buttonTo(config, '/notifications', 'Answer');
  if (kind === 'asked') return buttonTo(config, questionPath(content), 'See the photo and answer');
  if (kind === 'wanted' && rock) return buttonTo(config, givePath(rock.id), 'See who it is, and answer');
  if (kind === 'given') return buttonTo(config, '/my-rocks', 'See it in My Rocks');
  if (kind === 'denied') return buttonTo(config, '/worn-off', 'Look once more');
  if (rock && !rock.hasNoPage && kind !== 'answer')
    return buttonTo(config, rockPath(rock.id), 'See its journey');
  return buttonTo(config, '/notifications', 'See what happened');
}

/** @param rows newest first; at least one */
export async function digestEmail(config: Config, reader: Reader, rows: readonly ToldRow[]): Promise<Email> {
  const shown = rows.slice(0, notificationLimits.digestLines);
  const more = rows.length - shown.length;
  const heading = 'What happened to your rocks';
  return withWayOut(config, reader, ['digest'], {
    subject: heading,
    heading,
    parts: [
      ...shown.map((row) => linkedLine(config, viewOf(row))),
      ...(more > 0 ? [{ text: `And ${more.toLocaleString('en-US')} more.` }] : []),
    ],
    button: buttonTo(config, '/notifications', 'See all of it'),
  });
}

/** Its beginning leads to what it is about. */
function linkedLine(config: Config, said: Notification): Part {
  const link = wayTo(config, said)?.link;
  return link ? { lead: titleLine(said), link, text: detailsLine(said) } : { text: lineOf(said) };
}

const titleLine = (said: Notification) => stopped(plainTitle(said));

function detailsLine(said: Notification): string {
  const details = sentence(detailsOf(said));
  return details === '' ? '' : stopped(details);
}

/** 'Let It Bee has a new comment. inesdots: “What a bee!”' */
const lineOf = (said: Notification): string => `${titleLine(said)} ${detailsLine(said)}`.trim();

/** The same below the rock's name. */
const tellOf = (said: Notification): string =>
  ['found', 'rehidden', 'moved', 'seen', 'kept'].includes(said.kind)
    ? storyOf(said)
    : said.kind === 'comment' || said.kind === 'line'
      ? stopped(sentence(detailsOf(said)))
      : lineOf(said);

const stopped = (text: string) => (/[.?!”]$/.test(text) ? text : `${text}.`);

/**
 * Withheld photos are shown to nobody, and one that the reader reported not to them.
 * @param isTold whether the text says where it is
 */
function rockOf(config: Config, { rock, entry, photoKey }: ToldRow, isTold: boolean): Content['rock'] {
  const row = { ...rock, photoKey, hiddenTown: isTold && entry.town !== null ? null : rock.hiddenTown };
  return emailRock(config, row);
}

/** Adds the link and the headers (RFC 8058) that end such emails. */
async function withWayOut(
  config: Config,
  { memberId, email: to, unsubscribeKey }: Reader,
  endables: readonly Endable[],
  content: Content & { subject: string },
): Promise<Email> {
  const { publicOrigin } = config;
  const token = await unsubscribeToken(unsubscribeKey, { memberId, endables });
  const link = `${publicOrigin}/api/unsubscribe?token=${token}`;
  const footnotes = [reasonOf(endables)];
  const email = await composeEmail(config, {
    ...content,
    to,
    footnotes,
    links: publicOrigin
      ? [
          { label: 'Choose what you hear of', link: `${publicOrigin}/notifications?settings=open` },
          { label: 'No more of these emails', link },
        ]
      : [],
  });
  if (!publicOrigin) return email;
  return {
    ...email,
    headers: { 'List-Unsubscribe': `<${link}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}

function reasonOf(endables: readonly Endable[]): string {
  const kinds = endables.map((one) =>
    one === 'digest' ? 'what comes in your digest' : `“${topicWords[one]}”`,
  );
  return `You get this for ${kinds.join(', ')}.`;
}
