// The words of en/titles.ts in Polish.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: schowaj pomalowany kamyk i śledź jego podróż`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'Zarejestruj kamyk',
    '/my-rocks': 'Moje kamyki',
    '/pro': 'Twój Rock Hunter Pro',
    '/notifications': 'Powiadomienia',
    '/nfc-scan': 'Znaleziony kamyk',
    '/rocks/$id': 'Pomalowany kamyk',
    '/worn-off': 'Nieczytelne ID',
    '/adopt/$token': 'Kamyk dla ciebie',
    '/explore-map': 'Mapa kamyków',
    '/community': 'Społeczność',
    '/contact': 'Kontakt',
    '/getting-started': 'Pierwsze kroki',
    '/subscribe': 'Wybierz plan',
    '/shop': 'Sklep',
    '/qr-code-signup': 'Dołącz do ekipy założycielskiej',
    '/qr-code-generator': 'Generator kodów QR',
    '/privacy': 'Prywatność',
    '/admin': 'Panel administracyjny',
    '/admin/members/$id': 'Osoba',
    $: '404: nie ma takiej strony',
  },
};
