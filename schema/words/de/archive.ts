// The words of en/archive.ts in German.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `das Foto von ${name}`,
  profilePicture: 'dein Profilbild',
  photoToPainter: (rock: string | null) => `dein Foto zur Frage nach ${rock ?? 'einem Stein'}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Deine Daten bei ${productName}

Behalte dieses Archiv für dich. Die Rock IDs darin sind geheim, und die genauen Stellen auch.

rocks.json, journeys.json   Deine Steine mit ihren Rock IDs und jeder Schritt ihrer Reisen, wie du ihn siehst.
account.json                Dein Profil, deine Einstellungen, dein Abo und deine Bestellungen.
community.json              Deine Funde, Verstecke, Kommentare, Herzen, Meldungen, Fragen, Antworten und Angebote;
                            Steine, denen du folgst; Steine, die du verschenkt hast; was andere deinen Steinen gegeben
                            haben; die Namen, die in deinen Reisen für andere gezeigt werden.
photos/, photos.json        Das Foto jedes Steins, benannt nach der id des Steins, und dein Profilbild.
questions/                  Deine Fotos zu Fragen, die noch nicht beantwortet sind.
csv/                        Steine (auch die, denen du folgst), Reisen, Funde und Neuigkeiten für eine Tabelle.
journeys.gpx, finds.gpx     Reisen und Funde für eine Karte oder eine GPS-App.

Die JSON-Dateien folgen ${publicOrigin}/export.schema.json. Zeiten sind UTC.

Was fehlt: Kommentare von anderen, ihre Funde und Stellen anderswo, und was nur dein Konto schützt, wie die Prüfwerte
von Codes und Anmeldungen.

Mit dieser Datei kannst du deine Steine in ein anderes Konto mitbringen: Profil & Einstellungen, Einstellungen, Deine
Daten. Lass die Datei, wie sie ist. Steine, Reisen und Fotos kommen mit; Herzen, Kommentare und Funde von Steinen
anderer nicht.
${missing}
Fragen: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Es fehlt etwas: Die Website hat verloren, was hier folgt, deshalb ist es nicht in diesem Archiv. photos.json nennt die
Steine unter "missing". Bitte sag ${supportEmail} Bescheid.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- und ${number(more)} weitere\n` : ''}`,
};
