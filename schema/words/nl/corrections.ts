// The words of en/corrections.ts in Dutch.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'Deze vermelding is er niet, of is niet van jou',
  place: 'Een plek heeft een breedtegraad, een lengtegraad en een naam',
  tooMany: 'Je hebt vandaag veel verbeterd. Ga morgen verder.',
  nothing: 'Zeg wat er anders moet: de plek, de notities of de tijd',
  tooLate: (days: number) =>
    `Een vermelding kun je wijzigen tot ${unit(days, 'day')} nadat die is vastgelegd`,
  first:
    'Met de eerste verstopplek begint de reis, en er zijn sindsdien anderen geweest. Wijzig die in plaats daarvan.',
  betweenOthers: 'Er is daarvoor of daarna iets anders met deze steen gebeurd. Kies een tijd ertussen.',
  change: 'Wijzigen',
  changeThis: { hide: 'Deze verstopplek wijzigen', find: 'Deze vondst wijzigen' },
  changeOrUndo: 'Deze vondst wijzigen of intrekken',
  changeOf: {
    hide: (day: string) => `Je verstopplek van ${day} wijzigen`,
    find: (day: string) => `Je vondst van ${day} wijzigen`,
  },
  takeThisBack: { hide: 'Deze verstopplek intrekken?', find: 'Deze vondst intrekken?' },
  wasMistake: 'Was het een vergissing?',
  takeBack: 'Intrekken',
  keep: 'Laten staan',
  tryAgain: 'Dat is niet aangekomen. Probeer het opnieuw.',
  becomes: {
    gone: 'Er is sindsdien niets gebeurd, dus deze stap verdwijnt uit de reis.',
    struck:
      'Er is sindsdien iets anders gebeurd, dus in de reis staat deze stap er doorgestreept bij. Hij telt niet mee.',
    unknown:
      'Is er sindsdien niets gebeurd, dan verdwijnt deze stap. Anders staat hij er doorgestreept bij, en telt hij niet mee.',
  },
  norRehide: 'Dat je de steen daarna weer verstopte, telt ook niet mee.',
  changed: { title: 'Gewijzigd', text: 'De reis is aangepast.' },
  takenBack: {
    title: 'Ingetrokken',
    shown: 'In de reis staat dat het een vergissing was. Het telt niet mee.',
    gone: 'Het is weg, alsof het nooit is vastgelegd.',
  },
};
