// The words of en/found-rock.ts in German.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'Stein gefunden',
  field: 'Rock ID',
  lookUp: 'Suchen',
  looking: 'Wird gesucht …',
  wornOff: 'Die ID ist unlesbar',
  tryAgain: 'Noch einmal',
  markAsFound: 'Als gefunden melden',
  finding: 'Wird gemeldet …',
  saw: 'Gesehen und liegen gelassen',
  hide: 'Stein verstecken',
  register: 'Stein registrieren',
  won: 'Super! Stein gefunden!',
  titles: {
    active: 'Stein bereit zum Verstecken',
    hidden: 'Versteckten Stein gefunden!',
    found: 'Gefundener Stein, bereit zum Verstecken',
  },
  nothing: {
    title: 'Rock ID eingeben',
    text: 'Sie steht auf dem Aufkleber oder ist auf die Unterseite gemalt.',
  },
  howItWorks: 'So geht es',
  steps: [
    'Scanne den Aufkleber mit dem Handy, oder gib die Rock ID ein.',
    'Melde den Stein als gefunden. Dafür musst du angemeldet sein. Nachsehen dürfen alle.',
    'Versteck ihn an einem neuen Ort und folge ihm auf der Karte.',
  ],
  quickLinks: 'Schnell zu',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' liegt jetzt bereit unter ',
    link('Wieder verstecken'),
    '.',
  ],
  timesFound: (count: number) =>
    count === 0 ? 'noch nie gefunden' : plural(count, { one: 'einmal gefunden', other: '#-mal gefunden' }),
  join: (productName: string) =>
    `Mach mit bei ${productName}: Such dir aus, wie groß dein Abenteuer wird, und folge den Steinen!`,
};
