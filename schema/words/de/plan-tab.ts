// The words of en/plan-tab.ts in German.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: 'Dein Abo',
  notLoaded: 'Dein Abo ließ sich nicht laden. Bitte versuch es gleich noch einmal.',
  tryAgain: 'Noch einmal',
  question: 'Eine Frage zu deinem Abo? Schreib uns.',
  contact: 'Uns schreiben',
  subject: 'Hilfe zum Abo',
  kinds: {
    free: 'Für immer kostenlos',
    premium: 'Von Hand verwaltet',
    monthly: 'Monatsabo',
    yearly: 'Jahresabo',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'Aktiv',
    trialing: 'Probeabo',
    canceled: 'Gekündigt',
    free: 'Kostenlos',
    past_due: 'Überfällig',
    incomplete: 'Unvollständig',
    incomplete_expired: 'Abgelaufen',
    unpaid: 'Nicht bezahlt',
    paused: 'Pausiert',
  },
  unpaid: 'Die letzte Zahlung hat nicht geklappt. Bitte sieh nach deiner Karte.',
  unpaidOpen:
    'Die letzte Zahlung hat nicht geklappt. Bitte sieh nach deiner Karte. Bis dahin bleibt ein paar Tage alles offen.',
  free: 'So viele Steine, wie du magst, ihre Reisen und die Karte mit ihren Punkten gehören dir. Rock Hunter Pro bringt Neues aus der Gemeinschaft, die Auswertung der Entfernungen und eine Karte dazu, die ihre Geschichten erzählt.',
  manual: <T>(email: T) => [
    'Dieses Abo wurde dir von Hand gegeben. Um es zu ändern oder zu beenden, schreib an ',
    email,
    '.',
  ],
  refunded: (plan: string, day: string) =>
    `Du hattest Rock Hunter Pro schon, als dieses Abo gekauft wurde: ${plan}. Deshalb haben wir es am ${day} beendet.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `Du hattest Rock Hunter Pro schon, als dieses Abo gekauft wurde: ${plan}. Deshalb haben wir es am ${day} beendet. Auf dem Weg, auf dem bezahlt wurde, kamen ${price} zurück.`,
  cancelledUntilEnd:
    'Dein Abo ist gekündigt. Bis zum Ende des bezahlten Zeitraums gehört dir alles, was dazugehört.',
  cancelledAndOver: 'Dein Abo ist gekündigt und zu Ende. Deine Steine und ihre Reisen gehören dir weiterhin.',
  pause: 'Abo pausieren',
  noPause: { title: 'Das kommt bald', description: 'Abos lassen sich noch nicht pausieren.' },
  upgrade: 'Auf Pro wechseln',
  reactivate: 'Fortsetzen',
  cancel: {
    button: 'Abo kündigen',
    title: 'Rock Hunter Pro kündigen?',
    text: 'Es wird nichts mehr abgebucht. Deine Steine und ihre Reisen bleiben dir.',
    textUntil: (day: string) =>
      `Du behältst alles, was dazugehört, bis ${day}, dem Ende des bezahlten Zeitraums. Danach wird nichts mehr abgebucht. Deine Steine und ihre Reisen bleiben dir.`,
    keep: 'Abo behalten',
    confirm: 'Abo kündigen',
    cancelling: 'Wird gekündigt …',
    done: 'Abo gekündigt',
    over: 'Es wird nichts mehr abgebucht.',
    untilEnd: 'Bis zum Ende des bezahlten Zeitraums bleibt dir alles offen.',
    untilDay: (day: string) =>
      `Bis zum Ende des bezahlten Zeitraums bleibt dir alles offen, also bis ${day}.`,
    failed: {
      title: 'Fehler',
      description: 'Das Kündigen hat nicht geklappt. Bitte versuch es noch einmal, oder schreib uns.',
    },
    manual: {
      title: 'Abo von Hand verwaltet',
      description: 'Dieses Abo wird von Hand verwaltet. Bitte schreib uns, um es zu ändern.',
    },
  },
};
