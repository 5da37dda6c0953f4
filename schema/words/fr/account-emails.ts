// The words of en/account-emails.ts in French.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const accountEmails: Words['accountEmails'] = {
  code: {
    subject: (productName: string, code: string) => `Ton code ${productName} : ${code}`,
    heading: (productName: string) => `Ton code ${productName}`,
    how: (minutes: number) =>
      `Saisis-le sur la page où tu l’as demandé. Il marche pendant ${number(minutes)} minutes, une fois, et seulement dans ce navigateur.`,
    unasked:
      'Tu ne l’as pas demandé ? Alors quelqu’un s’est trompé en écrivant son adresse, et tu n’as rien à faire : sans le code, personne n’entre. Ne le transmets à personne.',
  },
  confirmation: {
    subject: (productName: string) => `Confirme ta nouvelle adresse pour ${productName}`,
    heading: 'Confirme ta nouvelle adresse',
    lead: (productName: string) =>
      `Tu voudrais utiliser cette adresse pour ${productName}. Confirme qu’elle est à toi.`,
    how: (minutes: number) =>
      `Le lien marche pendant ${number(minutes)} minutes, une fois, et seulement pour toi : la page te demande de te connecter. D’ici là, ton ancienne adresse reste.`,
    button: 'Confirmer cette adresse',
    unasked:
      'Tu ne l’as pas demandé ? Alors quelqu’un s’est trompé en écrivant son adresse, et tu n’as rien à faire. N’ouvre pas le lien.',
  },
  hasAccount: {
    subject: (productName: string) => `Cette adresse a déjà un compte ${productName}`,
    heading: 'Cette adresse a déjà un compte',
    lead: (productName: string) =>
      `Quelqu’un a demandé à utiliser cette adresse pour un autre compte ${productName}. Elle a déjà son propre compte, donc rien ne change.`,
    how: 'C’était toi ? Connecte-toi avec cette adresse, et tu es dans ce compte. Pour la donner à l’autre compte, supprime d’abord celui-ci.',
    unasked: 'Tu ne l’as pas demandé ? Alors tu n’as rien à faire.',
  },
  notice: {
    subject: (productName: string) => `Ton compte ${productName} va changer d’adresse`,
    heading: 'Ton compte va changer d’adresse',
    lead: (newEmail: string) =>
      `Depuis une session de ton compte, quelqu’un a demandé à remplacer son adresse par ${newEmail}. Elle change quand l’e-mail à cette adresse est confirmé.`,
    wasYou: 'C’était toi ? Alors tu n’as rien à faire ici.',
    notYou: 'Ce n’était pas toi, ou tu as changé d’avis ? Garde cette adresse.',
    button: 'Garder mon adresse',
    link: (days: number) =>
      `Le lien marche pendant ${number(days)} jours, une fois, même après la confirmation du changement. Il déconnecte tous les appareils.`,
  },
  set: {
    subject: (productName: string) => `Ton compte ${productName} a une autre adresse`,
    heading: 'Ton compte a une autre adresse',
    lead: (newEmail: string) =>
      `Quelqu’un nous a écrit que ce compte lui appartient, et que les e-mails à cette adresse ne peuvent plus être lus. Nous l’avons remplacée par ${newEmail}, et avons fermé toutes les sessions.`,
    wasYou: 'C’était toi ? Alors tu n’as rien à faire ici.',
    notYou: 'Ce n’était pas toi ? Garde cette adresse.',
    button: 'Garder mon adresse',
    link: (days: number) =>
      `Le lien marche pendant ${number(days)} jours, une fois. Il déconnecte tous les appareils.`,
  },
};
