// The words of en/contact.ts in French.
import type { Words } from '../words.ts';
export const contact: Words['contact'] = {
  heading: 'Nous écrire',
  lead: 'Écris-nous à propos d’un galet, d’une idée, ou de quelque chose qui ne marche pas.',
  whatHelps:
    'Le nom du galet et ce que tu as vu à l’écran nous aident. N’envoie un Rock ID qu’à nous, jamais en public : la personne qui le connaît peut s’attribuer la trouvaille.',
  byPost: 'Par courrier',
  quickHelp: 'Aide rapide',
  lostId: {
    title: 'J’ai perdu mon Rock ID',
    inMyRocks: <T>(link: (words: string) => T) => [
      'Les ID de tous tes galets sont dans « ',
      link('Mes galets'),
      ' » : copies-en un pour le repeindre, ou imprime son étiquette. À part toi, seule la personne qui tient le galet peut le voir.',
    ],
    wornOff:
      'Tu as trouvé un galet dont l’ID est effacé ? Envoie-nous une photo des deux côtés et dis-nous où il était : nous le reconnaîtrons peut-être à son image.',
  },
  notThere: {
    title: 'Je ne trouve pas un galet',
    radius:
      'Cherche dans un rayon de 50 mètres autour de son endroit sur la carte. Les téléphones se trompent souvent d’autant sous les arbres et entre les maisons, et une tondeuse, un écureuil ou un enfant a pu déplacer un peu le galet.',
    member:
      'Regarde en bas : au pied des arbres, sous les bancs, sur les murets et les rebords de fenêtre, et ne retourne rien sous quoi quelqu’un habite. Toujours rien ? Il est peut-être déjà dans une poche, en route vers l’endroit suivant.',
    visitor:
      'Regarde en bas : au pied des arbres, sous les bancs, sur les murets et les rebords de fenêtre, et ne retourne rien sous quoi quelqu’un habite. Sans compte, la carte ne montre qu’à peu près où est un galet. Connecte-toi pour voir l’endroit même.',
  },
  safety: {
    title: 'Sécurité',
    noRisk:
      'Aucun galet ne vaut un risque. Laisse-le s’il est au bord d’une route, sur une falaise, en eau profonde ou derrière une clôture, et dis-le-nous, pour qu’il soit retiré de la carte.',
    unfit: <T>(link: (words: string) => T) => [
      'Quelque chose sur un galet, une photo ou dans un commentaire ne convient pas aux familles ? Signale-le là où tu le vois, ou écris-nous. Lis ',
      link('Sécurité et règles'),
      ' avant d’en cacher un. En cas d’urgence, appelle d’abord le numéro d’urgence local.',
    ],
  },
};
