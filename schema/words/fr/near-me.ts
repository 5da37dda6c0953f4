// The words of en/near-me.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const nearMe: Words['nearMe'] = {
  heading: 'Près de moi',
  stop: 'Arrêter',
  whereYouAre: 'l’endroit où tu es',
  count: (count: number) =>
    plural(count, {
      one: '# galet près de toi, le plus proche d’abord',
      other: '# galets près de toi, les plus proches d’abord',
    }),
  looking: 'Recherche de galets autour de toi…',
  locating: 'Recherche de ta position…',
  failed: 'Les galets ne sont pas arrivés.',
  lastList: 'Voici la dernière liste.',
  tryAgain: 'Réessayer',
  staysHere: 'Ta position reste sur cet appareil : seule la partie de la carte autour de toi est demandée.',
  staysHereKnownTo: (accuracy: string) =>
    `Ta position reste sur cet appareil : seule la partie de la carte autour de toi est demandée. Précision : ${accuracy}.`,
  showMore: 'En voir plus',
  noneYet: 'Aucun galet n’est encore caché. Le tien pourrait être le premier.',
  farAway: 'Aucun galet n’attend à distance de marche ou à quelques minutes de route. Les plus proches :',
  rocksAbout: (count: number, way: string) =>
    plural(count, { one: `# galet à environ ${way}`, other: `# galets à environ ${way}` }),
  wayTo: (rock: string) => `Le chemin vers ${rock}`,
  wayToHidden: 'Le chemin vers un galet caché',
  there: 'Tu y es presque. Regarde autour de toi.',
  visitorsSee: {
    mi: 'Sans compte, on voit les endroits à environ 300 pieds près. Les membres les voient exactement.',
    km: 'Sans compte, on voit les endroits à environ 100 m près. Les membres les voient exactement.',
  },
  knownTo: (accuracy: string) => `Précision de ta position : ${accuracy}.`,
  tooRough: (accuracy: string) =>
    `Précision de ta position : ${accuracy}. C’est trop vague pour une flèche. À ciel ouvert, cela s’améliore.`,
  arrowTurns: 'La flèche tourne avec ton téléphone.',
  compassDenied: 'Ton téléphone n’a pas partagé sa boussole. Le haut est au nord.',
  upIsNorth: 'Le haut est au nord.',
  northMark: 'N',
  aboutAway: (distance: string) => `À environ ${distance}. La direction n’est pas connue.`,
  foundIt: 'Tu l’as trouvé ? Saisis le Rock ID de son étiquette, puis appuie sur « Marquer comme trouvé ».',
  enterId: 'Saisir le Rock ID',
  turnArrow: 'Tourner la flèche avec mon téléphone',
  allRocks: 'Tous les galets près de moi',
  waitsFromYou: (distance: string) => `Un galet t’attend à ${distance}`,
  waitsFrom: (distance: string, town: string) => `Depuis ${town}, un galet attend à ${distance}`,
  rockAt: <T>(rock: T, place: T) => [rock, ', ', place],
};
