// Every sentence that a refusal may say: those of the schema, whatever figures stand in them.
import { adminWords } from '../../../schema/admin.ts';
import { ambassadorWords } from '../../../schema/ambassadors.ts';
import { shopWords } from '../../../schema/catalogue.ts';
import { codeWords } from '../../../schema/codes.ts';
import { designWords } from '../../../schema/designs.ts';
import { errorWords } from '../../../schema/errors.ts';
import { findWords } from '../../../schema/finds.ts';
import { interactionWords } from '../../../schema/interactions.ts';
import { journeyWords } from '../../../schema/journey.ts';
import { mapWords } from '../../../schema/map.ts';
import { moderationWords } from '../../../schema/moderation.ts';
import { pagingWords } from '../../../schema/paging.ts';
import { photoWords } from '../../../schema/photos.ts';
import { placeWords } from '../../../schema/places.ts';
import { emailChangeWords, profileWords } from '../../../schema/profile.ts';
import { reportWords } from '../../../schema/reports.ts';
import { rockWords } from '../../../schema/rocks.ts';
import { signInWords } from '../../../schema/sign-in.ts';
import { subscriptionWords } from '../../../schema/subscriptions.ts';

const all: readonly object[] = [
  adminWords,
  ambassadorWords,
  shopWords,
  codeWords,
  designWords,
  errorWords,
  findWords,
  interactionWords,
  journeyWords,
  mapWords,
  moderationWords,
  pagingWords,
  photoWords,
  placeWords,
  emailChangeWords,
  profileWords,
  reportWords,
  rockWords,
  signInWords,
  subscriptionWords,
];

/** Figures, and what they count, are left open. */
const withoutFigures = (text: string) =>
  text.replace(/\d+(?:\.\d+)?/g, '#').replace(/\b(?:seconds?|minutes?|hours?|try|tries)\b/g, 'some');

const sentences = new Set(
  all
    .flatMap((words) => Object.values(words))
    .map((words: unknown) => (typeof words === 'function' ? String(words(41)) : String(words)))
    .map(withoutFigures),
);

/** Sentences that stand at a field of a schema, and have its name in them. */
const ofFields = [
  /^[A-Z][\w/ ]{1,30} can have at most # characters$/,
  /^[A-Z][\w/ ]{1,30} must be a text$/,
  /^This text has characters that cannot be kept$/,
  /^(subject|subjectId|verdict|seenUntil|filter|isGiven) is [a-z][\w ,:.#-]{1,70}$/i,
];

export function isOurs(message: unknown): boolean {
  if (typeof message !== 'string') return false;
  const said = withoutFigures(message);
  return sentences.has(said) || ofFields.some((pattern) => pattern.test(said));
}
