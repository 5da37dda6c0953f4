// The words of en/titles.ts in Dutch.
import type { Words } from '../words.ts';
export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: verstop een beschilderde steen, volg zijn reis`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'Steen registreren',
    '/my-rocks': 'Mijn stenen',
    '/pro': 'Jouw Rock Hunter Pro',
    '/notifications': 'Berichten',
    '/nfc-scan': 'Steen gevonden',
    '/rocks/$id': 'Beschilderde steen',
    '/worn-off': 'Onleesbare ID',
    '/adopt/$token': 'Een steen voor jou',
    '/explore-map': 'Ontdek de kaart',
    '/community': 'Community',
    '/contact': 'Contact',
    '/getting-started': 'Zo begin je',
    '/subscribe': 'Abonnement',
    '/shop': 'Winkel',
    '/qr-code-signup': 'Word ambassadeur van het eerste uur',
    '/qr-code-generator': 'QR-code maken',
    '/privacy': 'Privacy',
    '/admin': 'Beheer',
    '/admin/members/$id': 'Een lid',
    $: '404 Pagina niet gevonden',
  },
};
