// The words of en/kept-finds.ts in French.
import type { Words } from '../words.ts';
export const keptFinds: Words['keptFinds'] = {
  hideAgain: 'Le recacher',
  change: 'Modifier',
  sendToMyself: 'Me l’envoyer',
  title: 'Le modifier avant l’envoi',
  save: 'Enregistrer',
  cancel: 'Annuler',
  rockName: 'Nom du galet',
  rockId: 'Rock ID du code QR',
  description: 'Description',
  comment: 'Ton commentaire',
  line: 'Ton mot',
  tooLong: (over: number, most: number) => `Il y en a ${over} de trop : ${most} caractères au plus.`,
  registered: <T>(moment: T) => ['Enregistré le ', moment],
  found: <T>(moment: T) => ['Trouvé le ', moment],
  share: {
    title: 'Ma trouvaille sur Rockabout',
    copied: 'Lien copié : ouvre-le là où ta session est ouverte',
  },
  busy: {
    title: 'L’envoi est en cours',
    description: 'Si cela n’arrive pas, tu pourras le modifier dans un instant.',
  },
  arrived: {
    title: 'Ce n’est plus ici',
    description: 'Cela a été envoyé ou supprimé avant ta modification.',
  },
  unreadable: {
    title: 'Cela ne peut pas être modifié ici',
    description: 'Recharge la page, ou supprime-le et recommence.',
  },
};
