// The words of en/plan-tab.ts in Dutch.
import type { Words } from '../words.ts';
export const planTab: Words['planTab'] = {
  label: 'Je abonnement',
  notLoaded: 'Je abonnement kon niet geladen worden. Probeer het zo nog eens.',
  tryAgain: 'Opnieuw proberen',
  question: 'Een vraag over je abonnement? Schrijf ons.',
  contact: 'Hulp vragen',
  subject: 'Vraag over mijn abonnement',
  kinds: {
    free: 'Altijd gratis',
    premium: 'Met de hand gegeven',
    monthly: 'Maandabonnement',
    yearly: 'Jaarabonnement',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'Actief',
    trialing: 'Op proef',
    canceled: 'Opgezegd',
    free: 'Gratis',
    past_due: 'Te laat betaald',
    incomplete: 'Niet afgerond',
    incomplete_expired: 'Niet afgerond, verlopen',
    unpaid: 'Niet betaald',
    paused: 'Gepauzeerd',
  },
  unpaid: 'De laatste betaling is niet gelukt. Controleer je kaart.',
  unpaidOpen:
    'De laatste betaling is niet gelukt. Controleer je kaart; tot dan blijft alles nog een paar dagen open.',
  free: 'Zoveel stenen als je wilt, hun reizen en de kaart met de stippen zijn van jou. Met Rock Hunter Pro krijg je ook de community met de nieuwste stenen, afstanden in cijfers en een kaart die verhalen vertelt.',
  manual: <T>(email: T) => [
    'Dit abonnement is je met de hand gegeven: wil je het wijzigen of stoppen, schrijf dan naar ',
    email,
    '.',
  ],
  refunded: (plan: string, day: string) =>
    `Je had al Rock Hunter Pro toen dit erbij werd gekocht: ${plan}. Daarom hebben we dat op ${day} gestopt.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `Je had al Rock Hunter Pro toen dit erbij werd gekocht: ${plan}. Daarom hebben we dat op ${day} gestopt. ${price} ging terug zoals het betaald was.`,
  cancelledUntilEnd:
    'Je abonnement is opgezegd. Alles wat erbij hoort, blijft van jou tot het einde van de betaalperiode.',
  cancelledAndOver:
    'Je abonnement is opgezegd en afgelopen. Je stenen en hun reizen zijn nog steeds van jou.',
  pause: 'Abonnement pauzeren',
  noPause: { title: 'Dit komt binnenkort', description: 'Een abonnement pauzeren kan nog niet.' },
  upgrade: 'Neem Pro',
  reactivate: 'Toch doorgaan',
  cancel: {
    button: 'Abonnement opzeggen',
    title: 'Rock Hunter Pro opzeggen?',
    text: 'Er wordt niets meer afgeschreven. Je stenen en hun reizen blijven van jou.',
    textUntil: (day: string) =>
      `Alles wat erbij hoort, behoud je tot ${day}, het einde van de betaalperiode. Daarna wordt er niets meer afgeschreven. Je stenen en hun reizen blijven van jou.`,
    keep: 'Abonnement behouden',
    confirm: 'Nu opzeggen',
    cancelling: 'Opzeggen…',
    done: 'Abonnement opgezegd',
    over: 'Er wordt niets meer afgeschreven.',
    untilEnd: 'Je behoudt toegang tot het einde van de betaalperiode.',
    untilDay: (day: string) => `Je behoudt toegang tot het einde van de betaalperiode, ${day}.`,
    failed: {
      title: 'Fout',
      description: 'Opzeggen lukte niet. Probeer het opnieuw of vraag ons om hulp.',
    },
    manual: {
      title: 'Met de hand geregeld',
      description: 'Dit abonnement wordt met de hand geregeld. Schrijf ons als je iets wilt wijzigen.',
    },
  },
};
