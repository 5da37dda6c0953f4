// README.txt of the archive, in plain words.
import type { Config } from '../platform/config.ts';

export const readmeOf = ({
  productName,
  publicOrigin,
  supportEmail,
}: Config): string => `Your data at ${productName}

Keep this archive to yourself. The Rock IDs in it are secrets, and so are the exact places.

rocks.json, journeys.json   Your rocks with their Rock IDs, and every step of their journeys as you see it.
account.json                Your profile, settings, plan and orders.
community.json              Your finds, comments, likes, follows, reports, questions and offers; what others gave
                            your rocks; the names that the site shows for others in your journeys.
photos/, photos.json        The photo of each rock, named after the rock's id, and your profile picture.
csv/                        Rocks, journeys, finds, follows and notifications for a spreadsheet.
journeys.gpx, finds.gpx     Journeys and finds for a map or a GPS app.

The JSON files follow ${publicOrigin}/export.schema.json. Times are UTC.

What is left out: comments of others, their finds and places elsewhere, and what only protects your account, such as
hashes of codes and sessions.

You can bring your rocks into an empty account with this file: Profile & Settings, Settings, Your data. Keep the file
as it is. Rocks, journeys and photos come along; likes, comments and finds of other people's rocks do not.

Questions: ${supportEmail}
`;
