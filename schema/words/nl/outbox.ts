// The words of en/outbox.ts in Dutch.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'Te versturen',
  sendNow: 'Nu versturen',
  delete: 'Verwijderen',
  deleteForGood: 'Voorgoed verwijderen?',
  keep: 'Bewaren',
  tryAgain: 'Opnieuw proberen',
  wasThereToo: 'Ik was er ook',
  deeds: {
    find: 'Een vondst',
    rehide: 'Weer verstopt',
    hide: 'Verstopt',
    note: 'Een notitie bij een vondst',
    register: 'Een nieuwe steen',
    like: 'Een hartje',
    unlike: 'Een hartje ingetrokken',
    comment: 'Een reactie',
    thanks: 'Een bedankje',
    line: 'Een zinnetje voor een maker',
    move: 'Een stukje verlegd',
    absence: 'Een steen die er niet ligt',
    handOn: 'Doorgegeven',
    seen: 'Gezien en laten liggen',
  },
  something: 'Iets wat je deed',
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'Wacht op verbinding',
    description: 'Het blijft op dit apparaat, en wordt verstuurd zodra er verbinding is.',
  },
  noRoom:
    'Er is geen verbinding, en dit apparaat heeft geen ruimte om het te bewaren. Maak wat ruimte, of probeer het opnieuw zodra je bereik hebt.',
  states: {
    waiting: 'Wacht op verbinding',
    ask: 'Misschien is het al aangekomen. Kijk even voor je het nog eens verstuurt.',
    refused: 'Het is niet aangenomen.',
    unknown: 'Een andere versie van Rockabout heeft dit bewaard. Laad de pagina opnieuw.',
  },
  foundBefore: 'Iemand anders vond hem eerder dan jij.',
  dependsOnRefused: 'Waar het bij hoort, is niet aangekomen.',
  arrivedUnchanged: 'Het was al aangekomen zoals het was voordat je het wijzigde.',
  needLook: (count: number) =>
    plural(count, { one: 'Kijk even naar één ding', other: 'Kijk even naar # dingen' }),
  wait: (count: number) =>
    plural(count, { one: 'Eén ding wacht op verbinding', other: '# dingen wachten op verbinding' }),
  sevenDays: (until: string) =>
    `Safari verwijdert dit op ${until}, tenzij je eerder terugkomt. Open Rockabout een keer waar je bereik hebt, dan wordt het verstuurd.`,
  homeScreen:
    'Wil je zulke dingen voortaan goed bewaren? Tik op “Deel” en dan op “Zet op beginscherm”. Wat hier wacht, wordt nog vanaf hier verstuurd.',
  installFor: 'Zet Rockabout op je beginscherm, dan wordt wat wacht veiliger bewaard.',
  install: 'Installeren',
  sent: 'Verstuurd',
  signIn: {
    title: 'Log opnieuw in',
    description: 'Wat je zonder verbinding deed, wacht op dit apparaat en wordt daarna verstuurd.',
    action: 'Inloggen',
  },
  notSent: (count: number) =>
    plural(count, { one: 'Eén ding is nog niet verstuurd', other: '# dingen zijn nog niet verstuurd' }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'Het wacht op dit apparaat. Als je uitlogt, wordt het verwijderd.',
      other: 'Ze wachten op dit apparaat. Als je uitlogt, worden ze verwijderd.',
    }),
  logOut: 'Toch uitloggen',
};
