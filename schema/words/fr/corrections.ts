// The words of en/corrections.ts in French.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const corrections: Words['corrections'] = {
  notYours: 'Cette étape n’est pas ici, ou pas à toi',
  place: 'Un endroit a une latitude, une longitude et un nom',
  tooMany: 'Tu as beaucoup corrigé aujourd’hui. Continue demain.',
  nothing: 'Dis ce qui doit changer : l’endroit, les notes ou le moment',
  tooLate: (days: number) =>
    `Une étape peut être modifiée pendant ${unit(days, 'day')} après avoir été notée`,
  first:
    'La première cachette est le début du voyage, et d’autres sont passés par là depuis. Modifie-la plutôt.',
  betweenOthers: 'Il est arrivé autre chose à ce galet avant ou après. Choisis un moment entre les deux.',
  change: 'Modifier',
  changeThis: { hide: 'Modifier cette cachette', find: 'Modifier cette trouvaille' },
  changeOrUndo: 'Modifier ou annuler cette trouvaille',
  changeOf: {
    hide: (day: string) => `Modifier ta cachette du ${day}`,
    find: (day: string) => `Modifier ta trouvaille du ${day}`,
  },
  takeThisBack: { hide: 'Retirer cette cachette ?', find: 'Retirer cette trouvaille ?' },
  wasMistake: 'C’était une erreur ?',
  takeBack: 'La retirer',
  keep: 'La garder',
  tryAgain: 'Ce n’est pas arrivé. Réessaie.',
  becomes: {
    gone: 'Il ne s’est rien passé depuis : elle disparaît du voyage.',
    struck: 'Il s’est passé autre chose depuis : le voyage la montre barrée. Elle ne compte pas.',
    unknown: 'S’il ne s’est rien passé depuis, elle disparaît. Sinon, elle est barrée et ne compte pas.',
  },
  norRehide: 'Ta nouvelle cachette ne compte pas non plus.',
  changed: { title: 'Modifié', text: 'Le voyage suit.' },
  takenBack: {
    title: 'Retiré',
    shown: 'Le voyage montre que c’était une erreur. Cela ne compte pas.',
    gone: 'C’est parti, comme si rien n’avait été noté.',
  },
};
