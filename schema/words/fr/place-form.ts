// The words of en/place-form.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const placeForm: Words['placeForm'] = {
  titles: {
    hide: (rock: string) => `Cacher ${rock}`,
    rehide: (rock: string) => `Recacher ${rock}`,
    find: (rock: string) => `Tu as trouvé ${rock}`,
    move: 'Où est le galet maintenant ?',
  },
  moveHint: {
    mi: 'Jusqu’à un mile environ, ou dans la même ville. Plus loin ? Marque-le comme trouvé, et cache-le là-bas.',
    km: 'Jusqu’à un kilomètre et demi environ, ou dans la même ville. Plus loin ? Marque-le comme trouvé, et cache-le là-bas.',
  },
  submit: {
    hide: 'Noter la cachette',
    rehide: 'Noter la cachette',
    find: 'Noter la trouvaille',
    move: 'Noter l’endroit',
  },
  save: 'Enregistrer',
  cancel: 'Annuler',
  notes: 'Notes (facultatif)',
  notesHints: {
    hide: 'Où l’as-tu caché ?',
    rehide: 'Comment l’as-tu trouvé ?',
    find: 'Comment l’as-tu trouvé ?',
    move: 'Pourquoi l’as-tu déplacé ?',
  },
  locate: 'Utiliser ma position',
  locating: 'Recherche de ta position…',
  located: 'C’est ici que tu es. Déplace l’épingle si le galet est ailleurs.',
  tapMap: {
    mi: 'Ou touche la carte là où est le galet. Sans compte, on voit l’endroit à environ 300 pieds près.',
    km: 'Ou touche la carte là où est le galet. Sans compte, on voit l’endroit à environ 100 m près.',
  },
  dragPin: {
    mi: 'Déplace l’épingle, ou touche là où est le galet. Sans compte, on voit l’endroit à environ 300 pieds près.',
    km: 'Déplace l’épingle, ou touche là où est le galet. Sans compte, on voit l’endroit à environ 100 m près.',
  },
  map: 'Carte pour placer l’épingle : les flèches déplacent la carte, Entrée pose l’épingle au milieu',
  pin: 'Épingle : les flèches la déplacent, avec Maj par petits pas',
  locationName: 'Nom du lieu',
  locationNameHint: 'Un lieu que d’autres connaissent, comme un parc ou une ville',
  byHand: 'Saisir à la main',
  latitude: 'Latitude',
  longitude: 'Longitude',
  when: 'Quand ?',
  justNow: 'À l’instant',
  wasEarlier: 'C’était plus tôt',
  wasAnotherTime: 'C’était à un autre moment',
  whenHint: (days: number) => `Dans les ${number(days)} derniers jours.`,
  ground: {
    park: 'Les parcs nationaux demandent de ne rien laisser ; voici pourquoi',
    water: 'Sur notre carte, cet endroit est dans l’eau',
    inPark: <T>(park: T) => [
      'Cet endroit est dans un espace protégé : ',
      park,
      '. On n’y laisse aucune trace, et la peinture peut faire du mal aux animaux. Les gardes enlèvent les galets peints et les jettent, et le voyage s’arrêterait là. En dehors, un parc de ville est un bon endroit.',
    ],
    inNamelessPark:
      'Cet endroit se trouve dans un parc national ou une réserve naturelle. On n’y laisse aucune trace, et la peinture peut faire du mal aux animaux. Les gardes enlèvent les galets peints et les jettent, et le voyage s’arrêterait là. En dehors, un parc de ville est un bon endroit.',
    onWater:
      'Un galet dans l’eau est difficile à trouver. Un chiffre est-il faux, ou un signe moins oublié ?',
    alsoOnWater:
      'Sur notre carte, il est aussi dans l’eau. Un galet dans l’eau est difficile à trouver. Un chiffre est-il faux, ou un signe moins oublié ?',
    change: 'Choisir un autre endroit',
    hideAnyway: 'Le cacher quand même',
    logAnyway: 'Le noter quand même',
  },
  thanksForFind: {
    title: 'Belle trouvaille !',
    text: (rock: string) => `Tes mots font maintenant partie du voyage du galet ${rock}.`,
  },
  thanksForMove: {
    title: 'Merci',
    text: 'La carte montre où il est maintenant, et son artiste l’apprend.',
  },
  tryAgain: 'Ce n’est pas arrivé. Réessaie.',
  failed: (why: string) => `L’endroit du galet n’a pas pu être modifié : ${why}`,
};
