// The words of en/whereabouts.ts in French.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'Ce galet n’est pas caché en ce moment',
  tooManyAbsences: 'Tu as cherché beaucoup de galets aujourd’hui. Continue demain.',
  notHolder: 'Seule la personne qui a trouvé ce galet et qui l’a encore peut faire cela',
  ownRock: 'C’est ton propre galet. Note plutôt qu’il est rentré à la maison.',
  declined: 'Son artiste voudrait qu’il continue son voyage',
  noQuestion: 'Plus personne ne demande ce galet',
  notOwner: 'Seule la personne à qui il appartient peut le dire',
  notHome: 'Saisis d’abord son ID sous « Galet trouvé », pour que son voyage mène à la maison',
  withFinder:
    'Quelqu’un d’autre a ce galet en ce moment. Quand il sera recaché ou passé à quelqu’un, tu pourras le dire.',
  neverHidden: 'Ce galet n’a pas encore commencé son voyage',
  isKept: 'La personne qui a trouvé ce galet le garde, et dit merci',
  rest: 'Un galet est à la maison, à la retraite ou en voyage',
  answer: 'Dis oui ou non',
  otherTown: 'C’est une autre ville. Marque le galet comme trouvé, et cache-le là-bas.',
  movedMeanwhile: 'Il est arrivé autre chose à ce galet depuis',
  resting: {
    kept: 'Gardé par la personne qui l’a trouvé, et qui dit merci',
    home: 'De retour chez son artiste',
    retired: 'Son voyage est terminé',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Peut-être disparu : # personne l’a cherché et ne l’a pas trouvé',
      other: 'Peut-être disparu : # personnes l’ont cherché et ne l’ont pas trouvé',
    }),
  perhapsGone: 'Peut-être disparu',
  sentence: (words: string) => `${words}.`,
  onNoMap: 'Il n’est sur aucune carte. Si quelqu’un le trouve quand même, il y revient.',
  failed: { title: 'Ce n’est pas arrivé', description: 'Réessaie dans un instant.' },
  undo: 'Annuler',
  end: 'Terminer le voyage',
  travelOn: 'Le laisser repartir',
  ended: (name: string) => ({
    title: `Le voyage du galet ${name} est terminé`,
    description: 'Il a quitté la carte, et garde sa page.',
  }),
  miss: 'J’ai cherché, il n’est pas là',
  missNamed: (name: string) => `J’ai cherché ${name}, il n’est pas là`,
  missed: {
    waiting: 'Merci. Cela attend le réseau, sous « À envoyer ».',
    missing: 'Merci. Il est maintenant marqué comme peut-être disparu, et son artiste l’apprend.',
    one: 'Merci. Si d’autres le cherchent en vain, son artiste l’apprendra.',
  },
  mayTheyKeep: (name: string) => `Cette personne peut-elle garder ${name} ?`,
  yes: 'Oui, il peut rester',
  no: 'Non, qu’il reparte',
  saidYes: 'Tu as dit oui, et merci. Il reste là-bas.',
  saidNo: 'Tu as dit qu’il continue son voyage.',
  keeping: {
    asked: 'Tu as demandé à son artiste si tu peux le garder. Nous te dirons sa réponse.',
    granted: 'Tu peux le garder, et merci à toi.',
    declined: 'Son artiste voudrait qu’il continue son voyage. Cache-le quand tu peux.',
  },
  handingWaits:
    'Le passage attend le réseau. En attendant, laisse l’autre personne saisir son Rock ID : si sa trouvaille part avant, elle appuie sur « Réessayer ».',
  handing: (until: string) =>
    `Jusqu’au ${until}, la personne qui saisit son Rock ID le reçoit de toi. Montre-lui l’ID.`,
  stopHanding: 'Ne plus le passer',
  handOn: 'Le passer',
  handOnHow: (hours: number) =>
    `Passe-le à quelqu’un à côté de toi : pendant ${unit(hours, 'hour')}, la personne qui saisit son ID le reçoit.`,
  backHome: 'Il est rentré chez toi, et se repose.',
  travelsOn: 'Il repart',
  isBackHome: 'Il est rentré',
  askToKeep: 'Demander si je peux le garder',
  keep: 'Le garder et dire merci',
};
