// The words of en/titles.ts in German.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: Stein bemalen, verstecken, seiner Reise folgen`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'Stein registrieren',
    '/my-rocks': 'Meine Steine',
    '/pro': 'Dein Rock Hunter Pro',
    '/notifications': 'Neuigkeiten',
    '/nfc-scan': 'Stein gefunden',
    '/rocks/$id': 'Bemalter Stein',
    '/worn-off': 'Unlesbare ID',
    '/adopt/$token': 'Ein Stein für dich',
    '/explore-map': 'Karte erkunden',
    '/community': 'Gemeinschaft',
    '/contact': 'Kontakt',
    '/getting-started': 'Erste Schritte',
    '/subscribe': 'Abo',
    '/shop': 'Shop',
    '/qr-code-signup': 'Komm ins Gründungsteam',
    '/qr-code-generator': 'QR-Code zum Drucken',
    '/privacy': 'Datenschutz',
    '/admin': 'Verwaltung',
    '/admin/members/$id': 'Ein Mitglied',
    $: '404 Seite nicht gefunden',
  },
};
