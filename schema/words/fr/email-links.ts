// The words of en/email-links.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const emailLinks: Words['emailLinks'] = {
  unknown:
    'Ce lien n’est pas complet, ou il appartient à un changement qui est terminé. Ouvre-le de nouveau depuis l’e-mail.',
  ended:
    'Ce changement a été retiré, ou un plus récent a pris sa place. Les liens d’un e-mail plus récent marchent encore.',
  confirmed: 'Ce changement a déjà été confirmé, et le lien ne marche qu’une fois.',
  confirmLate: (minutes: number) =>
    `Une confirmation marche pendant ${number(minutes)} minutes, et celle-ci est plus ancienne. Tu peux redemander le changement dans tes réglages.`,
  otherMember:
    'Ce lien appartient à un autre compte que celui de ta session. Déconnecte-toi, puis ouvre de nouveau le lien.',
  overtaken: 'Ton compte a changé au même moment. Ouvre de nouveau le lien.',
  taken: 'Cette adresse appartient maintenant à un autre compte, donc le tien garde celle qu’il a.',
  undoLate: (days: number) =>
    `Un changement peut être annulé pendant ${number(days)} jours, et celui-ci est plus ancien. Tu peux changer ton adresse dans tes réglages.`,
  undoTaken: (supportEmail: string) =>
    `Ton ancienne adresse a maintenant son propre compte, donc le tien ne peut pas la reprendre. Écris à ${supportEmail}, et nous réglons cela ensemble.`,
  confirm: {
    heading: 'Confirme ta nouvelle adresse',
    lead: <T>(productName: string, newEmail: T, oldEmail: (mark: string) => T) => [
      `Tu te connecteras à ${productName} avec `,
      newEmail,
      ' au lieu de ',
      oldEmail(','),
      ' et tous les autres appareils seront déconnectés.',
    ],
    button: 'Utiliser cette adresse',
  },
  signInFirst: {
    heading: 'Connecte-toi pour confirmer',
    lead: (productName: string) =>
      `Il n’y a que toi qui peux changer l’adresse de ton compte. Connecte-toi à ${productName} avec l’adresse qu’il a maintenant, et nous te ramenons ici.`,
    button: 'Se connecter',
  },
  done: {
    heading: 'Ta nouvelle adresse est confirmée',
    lead: <T>(newEmail: (mark: string) => T) => [
      'Désormais, tu te connectes avec ',
      newEmail('.'),
      ' Tous les autres appareils ont été déconnectés.',
    ],
  },
  undo: {
    heading: 'Garder ton adresse ?',
    lead: <T>(productName: string, oldEmail: T, newEmail: (mark: string) => T) => [
      `Ton compte ${productName} garde `,
      oldEmail,
      ' et ne reçoit pas ',
      newEmail('.'),
      ' Par sécurité, tous les appareils sont déconnectés.',
    ],
    button: 'Garder mon adresse',
  },
  undone: {
    heading: 'Ton adresse reste',
    lead: <T>(oldEmail: (mark: string) => T) => [
      'Ton compte a ',
      oldEmail(','),
      ' et tous les appareils ont été déconnectés. Connecte-toi de nouveau.',
    ],
    button: (productName: string) => `Se connecter à ${productName}`,
  },
};
