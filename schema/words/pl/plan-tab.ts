// The words of en/plan-tab.ts in Polish.
import type { Words } from '../words.ts';

export const planTab: Words['planTab'] = {
  label: 'Twój plan',
  notLoaded: 'Nie udało się wczytać twojego planu. Spróbuj ponownie za chwilę.',
  tryAgain: 'Spróbuj ponownie',
  question: 'Masz pytanie o swój plan? Napisz do nas.',
  contact: 'Napisz do pomocy',
  subject: 'Pomoc w sprawie subskrypcji',
  kinds: {
    free: 'Bezpłatny na zawsze',
    premium: 'Przyznany ręcznie',
    monthly: 'Plan miesięczny',
    yearly: 'Plan roczny',
  },
  kindAndPeriod: (kind: string, period: string) => `${kind}. ${period}`,
  statuses: {
    active: 'Aktywny',
    trialing: 'Próbny',
    canceled: 'Anulowany',
    free: 'Plan bezpłatny',
    past_due: 'Zaległy',
    incomplete: 'Niepełny',
    incomplete_expired: 'Niepełny, wygasł',
    unpaid: 'Nieopłacony',
    paused: 'Wstrzymany',
  },
  unpaid: 'Ostatnia płatność nie przeszła. Sprawdź swoją kartę.',
  unpaidOpen:
    'Ostatnia płatność nie przeszła. Sprawdź swoją kartę; do tego czasu wszystko zostaje otwarte przez kilka dni.',
  free: 'Masz tyle kamyków, ile chcesz, ich podróże i mapę z kropkami. Rock Hunter Pro dodaje aktualności społeczności, statystyki odległości i mapę, która opowiada historie.',
  manual: <T>(email: T) => [
    'Ten plan został przyznany ręcznie: żeby go zmienić albo zakończyć, napisz na ',
    email,
    '.',
  ],
  refunded: (plan: string, day: string) =>
    `Rock Hunter Pro był już twój, gdy kupiono drugi plan (${plan}), więc ten drugi zakończyliśmy ${day}.`,
  refundedWith: (plan: string, day: string, price: string) =>
    `Rock Hunter Pro był już twój, gdy kupiono drugi plan (${plan}), więc ten drugi zakończyliśmy ${day}. Kwota ${price} wróciła tą samą drogą.`,
  cancelledUntilEnd: 'Twój plan jest anulowany. Do końca opłaconego okresu wszystko w nim jest twoje.',
  cancelledAndOver: 'Twój plan jest anulowany i zakończony. Twoje kamyki i ich podróże nadal są twoje.',
  pause: 'Wstrzymaj subskrypcję',
  noPause: { title: 'Już wkrótce', description: 'Planów nie można jeszcze wstrzymać.' },
  upgrade: 'Przejdź na Pro',
  reactivate: 'Wznów',
  cancel: {
    button: 'Anuluj plan',
    title: 'Anulować Rock Hunter Pro?',
    text: 'Nic więcej nie zostanie pobrane. Twoje kamyki i ich podróże zostają twoje.',
    textUntil: (day: string) =>
      `Wszystko w nim zostaje twoje do ${day}, czyli do końca opłaconego okresu. Potem nic więcej nie zostanie pobrane. Twoje kamyki i ich podróże zostają twoje.`,
    keep: 'Zachowaj plan',
    confirm: 'Anuluj mój plan',
    cancelling: 'Anulowanie…',
    done: 'Subskrypcja anulowana',
    over: 'Nic więcej nie zostanie pobrane.',
    untilEnd: 'Dostęp masz do końca opłaconego okresu.',
    untilDay: (day: string) => `Dostęp masz do końca opłaconego okresu, czyli do ${day}.`,
    failed: {
      title: 'Błąd',
      description: 'Nie udało się anulować subskrypcji. Spróbuj ponownie albo napisz do pomocy.',
    },
    manual: {
      title: 'Plan przyznany ręcznie',
      description: 'Ten plan został przyznany ręcznie. Żeby coś zmienić, napisz do pomocy.',
    },
  },
};
