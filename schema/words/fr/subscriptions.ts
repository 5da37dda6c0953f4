// The words of en/subscriptions.ts in French.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'Les abonnements premium arrivent bientôt',
  manual: 'Cet abonnement est géré à la main. Écris-nous pour le changer.',
  nothingToCancel: 'Tu n’as pas d’abonnement à résilier',
  nothingToReactivate: 'Tu n’as pas d’abonnement résilié qui pourrait reprendre',
  noBilling: 'Il n’y a pas encore de cartes ni de factures à toi',
  proOnly: 'Cela fait partie de Rock Hunter Pro',
  plan: 'Choisis l’abonnement mensuel ou annuel',
  returnAddress: 'Un paiement ne revient que sur nos propres pages',
  paymentsDown: 'Les paiements font une pause. Rien n’a été débité. Réessaie dans un instant.',
  already: 'Tu as déjà Rock Hunter Pro',
  tooMany: 'Cela faisait beaucoup de paiements en peu de temps. Attends un peu et réessaie.',
  checkoutOpen: 'Un autre de tes paiements est en train de commencer. Réessaie dans un instant.',
  badSignature: 'Ceci n’a pas été signé par le prestataire de paiement',
  missing: 'Le prestataire de paiement ne connaît pas ce paiement',
  redirecting: 'La suite est sur la page de paiement',
  paidEmail: {
    subject: 'Ton Rock Hunter Pro est payé',
    thanks: (plan: Plan) => `Merci. Ton Rock Hunter Pro est payé : ${plans.names[plan]}.`,
    whatNext: (productName: string, email: string) =>
      `Connecte-toi à ${productName} avec cette adresse, ${email}, dans n’importe quel navigateur : l’abonnement est alors à toi. Si tu n’as pas encore de compte, la connexion en crée un, et c’est gratuit.`,
    signIn: 'Se connecter',
    canCancel:
      'Tu peux résilier à tout moment dans ton profil, et le garder jusqu’à la fin de ce que tu as payé.',
  },
  duplicateEmail: {
    subject: 'Ton deuxième abonnement Rock Hunter Pro a été arrêté',
    heading: 'Ton deuxième abonnement a été arrêté',
    ended: (plan: Plan) =>
      `Tu avais déjà Rock Hunter Pro quand un deuxième abonnement a été acheté pour toi : ${plans.names[plan]}. Nous l’avons arrêté aussitôt. Il ne sera plus débité.`,
    refunded: (cents: number) =>
      `Remboursé par le même moyen de paiement : ${money(cents, 'usd')}. Les banques mettent de 5 à 10 jours à l’afficher.`,
    notRefunded: (supportEmail: string) =>
      `Rien n’a encore été remboursé. Si ton compte a été débité, écris à ${supportEmail}.`,
    firstStays: 'L’abonnement que tu avais avant reste comme il est.',
    firstGoesOn: (plan: Plan) => `Ton premier abonnement (${plans.names[plan]}) continue comme avant.`,
    firstEnds: (plan: Plan, at: number) =>
      `Ton premier abonnement (${plans.names[plan]}) a été résilié et se termine le ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. Tu peux le reprendre dans ton profil, sous « Abonnement ».`,
    isWrong: 'Quelque chose ne va pas ? Réponds à cet e-mail.',
  },
};
