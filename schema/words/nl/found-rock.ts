// The words of en/found-rock.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: 'Steen gevonden',
  field: 'Rock ID',
  lookUp: 'Opzoeken',
  looking: 'Zoeken…',
  wornOff: 'De ID is onleesbaar',
  tryAgain: 'Opnieuw proberen',
  markAsFound: 'Als gevonden melden',
  finding: 'Melden…',
  saw: 'Ik zag hem en liet hem liggen',
  hide: 'Steen verstoppen',
  register: 'Steen registreren',
  won: 'Goed gedaan! Steen gevonden!',
  titles: {
    active: 'Steen klaar om te verstoppen',
    hidden: 'Verstopte steen gevonden!',
    found: 'Steen klaar om weer te verstoppen',
  },
  nothing: {
    title: 'Vul de Rock ID in',
    text: 'Hij staat op de sticker, of is op de onderkant van de steen geschilderd.',
  },
  howItWorks: 'Zo werkt het',
  steps: [
    'Scan de sticker met je telefoon, of typ de Rock ID in.',
    'Meld de steen als gevonden. Daarvoor moet je ingelogd zijn; kijken mag iedereen.',
    'Verstop hem op een nieuwe plek en volg hem op de kaart.',
  ],
  quickLinks: 'Snel naar',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    ' staat nu bij ',
    link('Weer verstoppen'),
    '.',
  ],
  timesFound: (count: number) =>
    count === 0 ? 'nog niet gevonden' : plural(count, { one: 'één keer gevonden', other: '# keer gevonden' }),
  join: (productName: string) =>
    `Doe mee met ${productName}: kies hoe je wilt meedoen en begin stenen te volgen!`,
};
