// README.txt of the archive, in plain words.
import type { Config } from '../platform/config.ts';

/** Missing photos that are named: photos.json has all of them. */
const named = 50;

/** @param lost what is missing, such as 'the photo of Sunny' */
function lostWords(lost: readonly string[], supportEmail: string): string {
  if (lost.length === 0) return '';
  const more = lost.length - named;
  return `
Missing: the site has lost what follows, so it is not in this archive. photos.json lists the rocks under "missing".
Please tell ${supportEmail}.
${lost
  .slice(0, named)
  .map((about) => `- ${about}\n`)
  .join('')}${more > 0 ? `- and ${more} more\n` : ''}`;
}

/** @param lost photos that are missing, such as 'the photo of Sunny' */
export const readmeOf = (
  { productName, publicOrigin, supportEmail }: Config,
  lost: readonly string[],
): string => `Your data at ${productName}

Keep this archive to yourself. The Rock IDs in it are secrets, and so are the exact places.

rocks.json, journeys.json   Your rocks with their Rock IDs, and every step of their journeys as you see it.
account.json                Your profile, settings, plan and orders.
community.json              Your finds, hides, comments, likes, follows, reports, questions, answers and offers; rocks
                            that you gave away; what others gave your rocks; the names that the site shows for others
                            in your journeys.
photos/, photos.json        The photo of each rock, named after the rock's id, and your profile picture.
questions/                  Your photos to painters who have not answered yet.
csv/                        Rocks, journeys, finds, follows and notifications for a spreadsheet.
journeys.gpx, finds.gpx     Journeys and finds for a map or a GPS app.

The JSON files follow ${publicOrigin}/export.schema.json. Times are UTC.

What is left out: comments of others, their finds and places elsewhere, and what only protects your account, such as
hashes of codes and sessions.

You can bring your rocks into another account with this file: Profile & Settings, Settings, Your data. Keep the file as
it is. Rocks, journeys and photos come along; likes, comments and finds of other people's rocks do not.
${lostWords(lost, supportEmail)}
Questions: ${supportEmail}
`;
