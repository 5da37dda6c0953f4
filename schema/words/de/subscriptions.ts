// The words of en/subscriptions.ts in German.
import type { Words } from '../words.ts';
import { date } from './intl.ts';
import { money } from './money.ts';
import { plans } from './plans.ts';

type Plan = keyof typeof plans.names;

export const subscriptions: Words['subscriptions'] = {
  comingSoon: 'Das Premium-Abo kommt bald',
  manual: 'Dieses Abo wird von Hand verwaltet. Bitte schreib uns, um es zu ändern.',
  nothingToCancel: 'Du hast kein Abo, das du kündigen könntest',
  nothingToReactivate: 'Du hast kein gekündigtes Abo, das weitergehen könnte',
  noBilling: 'Von dir gibt es hier noch keine Karte und keine Rechnung',
  proOnly: 'Das gehört zu Rock Hunter Pro',
  plan: 'Bitte wähle das Monatsabo oder das Jahresabo',
  returnAddress: 'Eine Zahlung führt nur auf unsere eigenen Seiten zurück',
  paymentsDown:
    'Das Bezahlen macht gerade Pause. Es wurde nichts abgebucht. Bitte versuch es gleich noch einmal.',
  already: 'Du hast Rock Hunter Pro schon',
  tooMany: 'Das waren viele Zahlungen in kurzer Zeit. Bitte warte ein wenig und versuch es noch einmal.',
  checkoutOpen: 'Eine andere Zahlung von dir startet gerade. Bitte versuch es gleich noch einmal.',
  badSignature: 'Das ist nicht vom Zahlungsdienst unterschrieben',
  missing: 'Der Zahlungsdienst kennt diese Zahlung nicht',
  redirecting: 'Weiter auf der Zahlungsseite',
  paidEmail: {
    subject: 'Dein Rock Hunter Pro ist bezahlt',
    thanks: (plan: Plan) => `Danke. Dein ${plans.names[plan]} für Rock Hunter Pro ist bezahlt.`,
    whatNext: (productName: string, email: string) =>
      `Melde dich bei ${productName} mit dieser Adresse an, ${email}, in einem beliebigen Browser: Von da an gehört dir das Abo. Wenn du noch kein Konto hast, entsteht beim Anmelden eines, und es ist kostenlos.`,
    signIn: 'Anmelden',
    canCancel:
      'Du kannst jederzeit in deinem Profil kündigen und behältst das Abo bis zum Ende der bezahlten Zeit.',
  },
  duplicateEmail: {
    subject: 'Dein zweites Abo von Rock Hunter Pro ist beendet',
    heading: 'Dein zweites Abo ist beendet',
    ended: (plan: Plan) =>
      `Du hattest Rock Hunter Pro schon, als für dich ein zweites Abo gekauft wurde: das ${plans.names[plan]}. Wir haben es sofort beendet. Es wird nicht noch einmal abgebucht.`,
    refunded: (cents: number) =>
      `Auf dem Weg, auf dem bezahlt wurde, gingen ${money(cents, 'usd')} zurück. Bei Banken dauert es 5 bis 10 Tage, bis das zu sehen ist.`,
    notRefunded: (supportEmail: string) =>
      `Dafür wurde noch nichts erstattet. Wenn etwas abgebucht wurde, schreib bitte an ${supportEmail}.`,
    firstStays: 'Das Abo, das du vorher hattest, bleibt, wie es ist.',
    firstGoesOn: (plan: Plan) => `Dein erstes Abo, das ${plans.names[plan]}, läuft weiter wie bisher.`,
    firstEnds: (plan: Plan, at: number) =>
      `Dein erstes Abo, das ${plans.names[plan]}, ist gekündigt und endet am ${date(at, { dateStyle: 'long', timeZone: 'UTC' })}. In deinem Profil unter „Abo“ kannst du es weiterlaufen lassen.`,
    isWrong: 'Stimmt etwas damit nicht? Bitte antworte auf diese E-Mail.',
  },
};
