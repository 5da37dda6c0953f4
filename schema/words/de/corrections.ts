// The words of en/corrections.ts in German.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'Dieser Eintrag ist nicht hier oder nicht von dir',
  place: 'Eine Stelle hat einen Breitengrad, einen Längengrad und einen Namen',
  tooMany: 'Du hast heute viel korrigiert. Bitte mach morgen weiter.',
  nothing: 'Sag, was anders sein soll: die Stelle, die Notiz oder die Zeit',
  tooLate: (days: number) =>
    `Nach dem Eintragen lässt sich ein Eintrag noch ${unit(days, 'day')} lang ändern`,
  first:
    'Das erste Versteck ist der Anfang der Reise, und seitdem waren andere dort. Bitte ändere es stattdessen.',
  betweenOthers:
    'Davor oder danach ist mit diesem Stein etwas anderes passiert. Bitte wähle eine Zeit dazwischen.',
  change: 'Ändern',
  changeThis: { hide: 'Dieses Versteck ändern', find: 'Diesen Fund ändern' },
  changeOrUndo: 'Fund ändern oder zurücknehmen',
  changeOf: {
    hide: (day: string) => `Ändern: versteckt am ${day}`,
    find: (day: string) => `Ändern: gefunden am ${day}`,
  },
  takeThisBack: { hide: 'Diesen Eintrag zurücknehmen?', find: 'Diesen Fund zurücknehmen?' },
  wasMistake: 'War es ein Versehen?',
  takeBack: 'Zurücknehmen',
  keep: 'Behalten',
  tryAgain: 'Das kam nicht an. Bitte versuch es noch einmal.',
  becomes: {
    gone: 'Seitdem ist nichts passiert, also verschwindet der Eintrag aus der Reise.',
    struck:
      'Seitdem ist etwas anderes passiert, also bleibt der Eintrag durchgestrichen in der Reise stehen. Er zählt nicht.',
    unknown:
      'Ist seitdem nichts passiert, verschwindet der Eintrag. Sonst bleibt er durchgestrichen stehen und zählt nicht.',
  },
  norRehide: 'Dass du den Stein danach wieder versteckt hast, zählt dann auch nicht.',
  changed: { title: 'Geändert', text: 'Die Reise zeigt es gleich.' },
  takenBack: {
    title: 'Zurückgenommen',
    shown: 'In der Reise steht, dass es ein Versehen war. Es zählt nicht.',
    gone: 'Der Eintrag ist weg, als hätte es ihn nie gegeben.',
  },
};
