// Sharing a rock: the menu, the card that is a picture, and the text in its place.
import { number, plural } from './intl.ts';

export const share = {
  share: 'Share',
  details: 'Share Rock Details',
  link: 'Share Rock Link',
  copyLink: 'Copy Rock Link',
  copyWebsite: 'Copy Website Link',
  linkCopied: 'Rock link copied',
  websiteCopied: 'Website link copied',
  /** Title of what is shared. */
  title: (rock: string, productName: string) => `${rock} on ${productName}`,
  text: (rock: string, productName: string, link: string) => `Follow ${rock} on ${productName}: ${link}`,
  saved: 'Picture saved',
  /** @param file its name */
  savedAs: (file: string) => `It is called ${file}.`,
  savedWithoutPhoto: (file: string) =>
    `It is called ${file}. The photo did not load, so it is not on the card.`,
  failed: {
    title: 'Sharing Error',
    description: 'Your device did not open its share sheet. The picture is among your downloads instead.',
  },
  noPicture: {
    title: 'Image Capture Failed',
    description: 'The rock details have been copied to your clipboard instead.',
  },
  /** The rock in a few lines of text. */
  lines: {
    /** @param status the word on its badge */
    status: (status: string) => `Status: ${status}`,
    /** @param way such as '12 miles' */
    distance: (way: string) => `Distance Traveled: ${way}`,
    finds: (count: number) => `Times Found: ${number(count)}`,
    place: (name: string) => `Last Location: ${name}`,
    /** Of a rock that was never hidden. */
    noPlace: 'Last Location: Not set',
  },
  /** On the card, which is small. */
  card: {
    /** After the number. */
    findsUnit: (count: number) => plural(count, { one: 'time found', other: 'times found' }),
    /** What happened at a stop. */
    hidden: 'Hidden',
    found: 'Found',
    /** After `found`. */
    by: (finder: string) => `by ${finder}`,
  },
};
