// The words of en/action-emails.ts in French.
import type { Words } from '../words.ts';
import { utcMoment } from './utc.ts';

export const actionEmails: Words['actionEmails'] = {
  otherwise: 'Tu vois les choses autrement ? Réponds à cet e-mail.',
  wrong: 'Quelque chose ne va pas ? Réponds à cet e-mail.',
  quoted: (text: string) => `« ${text} »`,
  patience: 'Merci de ta patience.',
  myRocks: 'Mes galets',
  chooseName: 'Choisir un nom',
  order: (id: string) => `Commande ${id}`,
  tracking: (note: string) => `Suivi : ${note}`,

  photoRests: (rock: string) => ({
    subject: `La photo du galet ${rock} fait une pause`,
    before: `Nous avons regardé la photo du galet ${rock}. Les autres ne la voient pas pour le moment.`,
    after: 'Le galet lui-même continue de voyager, et rien de son voyage n’est perdu.',
  }),
  photoWaits: (rock: string) => ({
    subject: `Nous allons regarder la photo du galet ${rock}`,
    before: `Les autres ne voient pas la photo du galet ${rock} tant que nous ne l’avons pas regardée.`,
    after: 'Le galet lui-même continue de voyager, et rien de son voyage n’est perdu.',
  }),
  photoBack: (rock: string) => ({
    subject: `La photo du galet ${rock} est de retour`,
    before: `Nous avons regardé la photo du galet ${rock}. Tout le monde la voit de nouveau.`,
  }),
  photoBackUnreported: (rock: string) => ({
    subject: `La photo du galet ${rock} est de retour`,
    before: `Les signalements de la photo du galet ${rock} ont été retirés. Tout le monde la voit de nouveau.`,
  }),
  photoDeleted: (rock: string) => ({
    subject: `La photo du galet ${rock} a été supprimée`,
    before: `Nous avons regardé la photo du galet ${rock}, et l’avons supprimée pour de bon.`,
    after: 'Le galet lui-même continue de voyager. Tu peux lui donner une autre photo.',
  }),
  rockRests: (rock: string) => ({
    subject: `${rock} fait une pause`,
    before: `Nous avons regardé le galet ${rock}. Les autres ne le voient pas sur la carte et dans les listes pour le moment.`,
    after: 'Son voyage est gardé, et tu le vois toujours parmi tes galets.',
  }),
  rockBack: (rock: string) => ({
    subject: `${rock} est de retour`,
    before: `Nous avons regardé le galet ${rock}. Tout le monde le voit de nouveau, sur la carte et dans les listes.`,
  }),

  commentHidden: (comment: string) => ({
    subject: 'Un de tes commentaires n’est pas affiché',
    before: `Nous avons regardé ce que tu as écrit : ${comment}. Personne ne le voit pour le moment.`,
  }),
  commentBack: (comment: string) => ({
    subject: 'Ton commentaire est de retour',
    before: `Nous avons regardé ce que tu as écrit : ${comment}. Tout le monde le voit de nouveau.`,
  }),
  questionDeleted: (photo: string) => ({
    subject: 'Une de tes photos a été supprimée',
    before: `Nous avons regardé ce que tu as envoyé à l’artiste : ${photo}. Nous l’avons supprimé.`,
  }),
  wordsHidden: (thing: string) => ({
    subject: 'Des mots de toi ne sont pas affichés',
    before: `Nous avons regardé ce que tu as écrit : ${thing}. Les autres ne voient pas ces mots pour le moment.`,
    after: 'Le galet continue de voyager, et rien de son voyage n’est perdu.',
  }),
  wordsBack: (thing: string) => ({
    subject: 'Tes mots sont de retour',
    before: `Nous avons regardé ce que tu as écrit : ${thing}. Tout le monde le voit de nouveau.`,
  }),

  pictureDeleted: {
    subject: 'Ton image a été supprimée',
    before: 'Nous avons regardé l’image de ton profil, et l’avons supprimée pour de bon.',
  },
  nameHidden: {
    subject: 'Ton nom n’est pas affiché',
    before: 'Nous avons regardé le nom que tu as choisi. Les autres voient « Anonyme » à sa place.',
    after: 'Tu peux choisir un autre nom dans ton profil.',
  },
  nameBack: {
    subject: 'Ton nom est de retour',
    before: 'Nous avons regardé le nom que tu as choisi. Tout le monde le voit de nouveau.',
  },
  hourTaken: (hour: string) => ({
    subject: 'Ce que tu as fait en une heure est retiré',
    before: `Nous retirons ce qui a été fait avec ton compte pendant ${hour}. Les autres cessent de le voir maintenant ou, s’il y en a beaucoup, dans les prochaines heures.`,
  }),
  hourReturned: (hour: string) => ({
    subject: 'Ce que nous avions retiré revient',
    before: `Ce qui a été fait avec ton compte pendant ${hour} revient, si cela convient encore : maintenant ou, s’il y en a beaucoup, dans les prochaines heures.`,
  }),
  suspended: (productName: string, until: string | null) => ({
    subject: `Ton compte ${productName} est suspendu`,
    before:
      until === null
        ? 'Ton compte est suspendu jusqu’à ce que nous levions la suspension.'
        : `Ton compte est suspendu jusqu’au ${utcMoment(until)}.`,
    after:
      'Tu peux te connecter et lire, et rien de ce qui est à toi n’est perdu. D’ici là, tu ne peux ni trouver, ni cacher, ni enregistrer de galets, ni écrire quoi que ce soit.',
  }),
  suspensionLifted: (productName: string) => ({
    subject: `Ton compte ${productName} n’est plus suspendu`,
    before: 'Tu peux de nouveau trouver, cacher et écrire.',
  }),
  addressSet: (productName: string) => ({
    subject: `Voici maintenant l’adresse de ton compte ${productName}`,
    before: 'Tu nous as écrit que tu ne pouvais plus lire les e-mails à ton ancienne adresse.',
    after: 'Ton compte a maintenant celle-ci. Connecte-toi avec elle : un code arrive par e-mail.',
  }),

  shipped: (id: string) => ({
    subject: `Ta commande ${id} est en route`,
    heading: 'Ta commande est en route',
  }),
  onItsWay: (product: string) => `Ta commande est en route vers toi${product ? ` : ${product}` : ''}.`,
  corrected: (id: string) => ({
    subject: `Ta commande ${id} : comment elle voyage`,
    heading: 'Comment ta commande voyage',
  }),
  yourOrder: 'ta commande',
  travels: (product: string) =>
    `Voici comment ta commande voyage (${product}) ; ce que nous avons écrit avant ne compte plus.`,
  noTracking: (product: string) =>
    `Ce que nous avons écrit sur le voyage (${product}) ne compte plus : il n’y a pas de suivi.`,

  selectionWithdrawn: {
    subject: 'Tu ne fais plus partie des ambassadeurs fondateurs',
    before: 'Nous avons regardé ta sélection parmi les ambassadeurs fondateurs, et l’avons retirée.',
    after: 'Tu n’es plus dans la liste, et un lot qui n’était pas encore parti reste ici.',
  },
  selectionReturned: {
    subject: 'Tu fais partie des ambassadeurs fondateurs',
    before: 'Nous avons regardé de nouveau : ta sélection parmi les ambassadeurs fondateurs compte.',
  },

  accountDeleted: (productName: string) => ({
    subject: `Ton compte ${productName} est supprimé`,
    heading: 'Ton compte est supprimé',
    what: `Tu nous as demandé de supprimer ton compte ${productName}, et nous l’avons fait. Ton nom, ton image, tes commentaires, tes notes et tes messages ont disparu, de même que les galets qui n’ont jamais été cachés.`,
    stays:
      'Les galets qui voyagent restent dans le monde, et ne disent plus qui les a peints. Un abonnement est terminé. D’une commande, nous gardons ce qu’il faut pour la comptabilité. À part cela, nous supprimons ton adresse une fois cet e-mail parti.',
    notAsked: 'Tu ne l’as pas demandé ? Réponds à cet e-mail.',
  }),
};
