// The emails about notifications: of one rock at once, and the digest.
import { nameOf, nameOr } from '../../schema/members.ts';
import { nearWords } from '../../schema/near.ts';
import { plainDetails, plainTitle } from '../../schema/notification-sentences.ts';
import { givePath, questionPath, rockPath } from '../../schema/pages.ts';
import { notificationLimits, topicOf, type Notification } from '../../schema/notifications.ts';
import type { Config } from '../platform/config.ts';
import type { Content, Part } from '../platform/email-content.ts';
import { buttonTo, composeEmail } from '../platform/email-layout.ts';
import { emailRock } from '../platform/email-rock.ts';
import type { Email } from '../platform/mail.ts';
import { ownMetres } from '../rocks/own-distance.ts';
import { unsubscribeToken, type Endable } from './unsubscribe.ts';
import { notificationView, type ToldRow } from './view.ts';
import type { Words } from '../../schema/words/words.ts';
import { milesPerKm, wholeIn } from '../../schema/distances.ts';
import type { DistanceUnit } from '../../schema/languages.ts';
import type { Speech } from '../words.ts';

export interface Reader {
  memberId: string;
  email: string;
  unsubscribeKey: string;
}

const viewOf = (row: ToldRow) => notificationView(row, 0);
const detailsOf = (words: Words, said: Notification) =>
  plainDetails(words, said, nameOr(said.user, words.shell.anonymous));

/** @param rows notifications about one rock, newest first; at least one */
export async function noticeEmail(
  config: Config,
  speech: Speech,
  reader: Reader,
  rows: readonly [ToldRow, ...ToldRow[]],
): Promise<Email> {
  const { unit, words } = speech;
  const { buttons } = words.noticeMessages;
  const [newest] = rows;
  const said = viewOf(newest);
  const isOne = rows.length === 1;
  const title = isOne
    ? plainTitle(words.notifications, said)
    : titleOfAll(words, said.rock?.name ?? '', rows);
  const endables = [...new Set(rows.flatMap(({ kind }) => topicOf(kind) ?? []))];
  return withWayOut(config, speech, reader, endables, {
    subject: title,
    heading: title,
    rock: rockOf(config, words, newest, isOne),
    parts: isOne
      ? partsOf(words, unit, said, newest)
      : rows.map((row) => ({ text: tellOf(words, viewOf(row)) })),
    button: isOne ? buttonOf(config, words, said) : buttonTo(config, '/notifications', buttons.seeAll),
  });
}

/** A find leads. */
const titleOfAll = ({ noticeMessages }: Words, name: string, rows: readonly ToldRow[]): string =>
  rows.some(({ kind }) => kind === 'found')
    ? noticeMessages.foundAndMore(name)
    : noticeMessages.thingsHappened(name, rows.length);

function partsOf(words: Words, unit: DistanceUnit, said: Notification, row: ToldRow): Part[] {
  const { kind, content } = said;
  const { noticeMessages } = words;
  const who = nameOf(said.user) || null;
  const name = nameOr(said.user, words.shell.anonymous);
  switch (kind) {
    case 'comment':
    case 'line':
      return [{ text: noticeMessages.says(name) }, { lines: [content] }];
    case 'thanks':
      if (content === '')
        return [{ text: (row.isByPainter ? noticeMessages.painterIsGlad : noticeMessages.isGlad)(name) }];
      return [
        { text: (row.isByPainter ? noticeMessages.painterSays : noticeMessages.says)(name) },
        { lines: [content] },
      ];
    case 'asked':
      return [{ text: noticeMessages.asked(who) }, { text: noticeMessages.askedHint }];
    case 'confirmed':
      return [{ text: noticeMessages.confirmed(who) }, { text: noticeMessages.confirmedHint }];
    case 'wanted':
      return [{ text: noticeMessages.wanted(who) }, { text: noticeMessages.wantedHint }];
    case 'given':
      return [{ text: noticeMessages.given(who) }, { text: noticeMessages.givenHint }];
    case 'keep':
      return [{ text: noticeMessages.keep(who) }, { text: noticeMessages.keepHint }];
    case 'denied':
    case 'declined':
    case 'mayKeep':
    case 'mayNotKeep':
      return [{ text: noticeMessages[kind](who) }];
    case 'reminder':
      return [{ text: noticeMessages.reminder }];
    // As in the app.
    case 'corrected':
    case 'contested':
    case 'missing':
      return [{ text: noticeMessages.detailsAsSentence(detailsOf(words, said)) }];
    case 'found':
    case 'rehidden':
    case 'moved':
    case 'shifted':
    case 'seen':
    case 'kept':
    case 'answer':
    case 'shipped':
      return [{ text: storyOf(words, said) }, ...journeyOf(words, unit, row)];
  }
}

/** 'inesdots found it near Lisbon, Portugal.' */
function storyOf({ noticeMessages, near: places }: Words, said: Notification): string {
  const { kind, isHidden } = said;
  const who = nameOf(said.user) || null;
  const near = said.near && nearWords(places, said.near);
  if (kind === 'kept') return noticeMessages.kept(who);
  if (kind === 'seen') return noticeMessages.seen(near);
  if (kind === 'answer') return noticeMessages.answer;
  if (kind === 'shifted' || kind === 'rehidden') return noticeMessages[kind](who, near);
  return isHidden ? noticeMessages.hidden(who, near) : noticeMessages.found(who, near);
}

/** 'So far it was found 5 times and traveled 16,371 miles.' */
function journeyOf({ noticeMessages, distances }: Words, unit: DistanceUnit, { facts }: ToldRow): Part[] {
  const { timesFound, distanceMetres, tooFastMetres } = facts;
  if (timesFound === null || distanceMetres === null || tooFastMetres === null || timesFound === 0) return [];
  const miles = (ownMetres({ distanceMetres, tooFastMetres }) / 1000) * milesPerKm;
  const way = wholeIn(miles, unit) > 0 ? distances.distance(miles, unit) : null;
  return [{ text: noticeMessages.soFar(timesFound, way) }];
}

const buttonOf = (config: Config, words: Words, said: Notification): Content['button'] =>
  said.kind === 'found'
    ? buttonTo(config, '/notifications', words.noticeMessages.buttons.thank)
    : wayTo(config, words, said);

/** The page of its rock, but for what is to be done or to be seen elsewhere. */
function wayTo(
  config: Config,
  { noticeMessages: { buttons } }: Words,
  { kind, rock, content }: Notification,
): Content['button'] {
  if (kind === 'reminder' || kind === 'confirmed' || kind === 'mayNotKeep')
    return buttonTo(config, '/my-rocks?tab=rehide', buttons.hide);
  if (kind === 'contested') return buttonTo(config, '/my-rocks?tab=rehide', buttons.withYou);
  if (kind === 'keep') return buttonTo(config, '/notifications', buttons.answer);
  if (kind === 'asked') return buttonTo(config, questionPath(content), buttons.seePhoto);
  if (kind === 'wanted' && rock) return buttonTo(config, givePath(rock.id), buttons.seeWho);
  if (kind === 'given') return buttonTo(config, '/my-rocks', buttons.myRocks);
  if (kind === 'denied') return buttonTo(config, '/worn-off', buttons.lookAgain);
  if (rock && !rock.hasNoPage && kind !== 'answer')
    return buttonTo(config, rockPath(rock.id), buttons.journey);
  return buttonTo(config, '/notifications', buttons.seeAll);
}

/** @param rows newest first; at least one */
export async function digestEmail(
  config: Config,
  speech: Speech,
  reader: Reader,
  rows: readonly ToldRow[],
): Promise<Email> {
  const { words } = speech;
  const { digest: heading, more: others, buttons } = words.noticeMessages;
  const shown = rows.slice(0, notificationLimits.digestLines);
  const more = rows.length - shown.length;
  return withWayOut(config, speech, reader, ['digest'], {
    subject: heading,
    heading,
    parts: [
      ...shown.map((row) => linkedLine(config, words, viewOf(row))),
      ...(more > 0 ? [{ text: others(more) }] : []),
    ],
    button: buttonTo(config, '/notifications', buttons.digest),
  });
}

/** Its beginning leads to what it is about. */
function linkedLine(config: Config, words: Words, said: Notification): Part {
  const link = wayTo(config, words, said)?.link;
  return link
    ? { lead: titleLine(words, said), link, text: detailsLine(words, said) }
    : { text: lineOf(words, said) };
}

const titleLine = ({ noticeMessages, notifications }: Words, said: Notification) =>
  noticeMessages.sentence(plainTitle(notifications, said));

function detailsLine(words: Words, said: Notification): string {
  const details = detailsOf(words, said);
  return details === '' ? '' : words.noticeMessages.detailsAsSentence(details);
}

/** 'Let It Bee has a new comment. inesdots: “What a bee!”' */
function lineOf(words: Words, said: Notification): string {
  const [title, details] = [titleLine(words, said), detailsLine(words, said)];
  return details === '' ? title : words.noticeMessages.both(title, details);
}

/** The same below the rock's name. */
const tellOf = (words: Words, said: Notification): string =>
  ['found', 'rehidden', 'moved', 'seen', 'kept'].includes(said.kind)
    ? storyOf(words, said)
    : said.kind === 'comment' || said.kind === 'line'
      ? detailsLine(words, said)
      : lineOf(words, said);

/**
 * Withheld photos are shown to nobody, and one that the reader reported not to them.
 * @param isTold whether the text says where it is
 */
function rockOf(
  config: Config,
  words: Words,
  { rock, entry, photoKey }: ToldRow,
  isTold: boolean,
): Content['rock'] {
  const row = { ...rock, photoKey, hiddenTown: isTold && entry.town !== null ? null : rock.hiddenTown };
  return emailRock(config, words, row);
}

/** Adds the link and the headers (RFC 8058) that end such emails. */
async function withWayOut(
  config: Config,
  { language, words }: Speech,
  { memberId, email: to, unsubscribeKey }: Reader,
  endables: readonly Endable[],
  content: Content & { subject: string },
): Promise<Email> {
  const { publicOrigin } = config;
  const token = await unsubscribeToken(unsubscribeKey, { memberId, endables });
  const link = `${publicOrigin}/api/unsubscribe?token=${token}`;
  const { settings, unsubscribe } = words.noticeMessages;
  const footnotes = [reasonOf(words, endables)];
  const email = await composeEmail(config, {
    ...content,
    to,
    language,
    footnotes,
    links: publicOrigin
      ? [
          { label: settings, link: `${publicOrigin}/notifications?settings=open` },
          { label: unsubscribe, link },
        ]
      : [],
  });
  if (!publicOrigin) return email;
  return {
    ...email,
    headers: {
      ...email.headers,
      'List-Unsubscribe': `<${link}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

function reasonOf({ noticeMessages, notifications }: Words, endables: readonly Endable[]): string {
  const kinds = endables.map((one) =>
    one === 'digest' ? noticeMessages.ofDigest : noticeMessages.ofTopic(notifications.topics[one]),
  );
  return noticeMessages.reason(kinds);
}
