// What the README of a member's archive says, in plain words.
import { number } from './intl.ts';

export const archive = {
  photoOfRock: (name: string) => `the photo of ${name}`,
  profilePicture: 'your profile picture',
  /** @param rock its name; null if it cannot be said */
  photoToPainter: (rock: string | null) => `your photo to the painter of ${rock ?? 'a rock'}`,
  /** Lines of at most 120 characters. @param missing nothing, or the paragraph below */
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Your data at ${productName}

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
${missing}
Questions: ${supportEmail}
`,
  /** @param lost what is missing, by the words above; @param more of which only the number is said */
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Missing: the site has lost what follows, so it is not in this archive. photos.json lists the rocks under "missing".
Please tell ${supportEmail}.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- and ${number(more)} more\n` : ''}`,
};
