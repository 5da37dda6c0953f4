// The words of en/titles.ts in French.
import type { Words } from '../words.ts';
export const titles: Words['titles'] = {
  home: (productName: string) => `${productName} : cache un galet peint, suis son voyage`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'Enregistrer un galet',
    '/my-rocks': 'Mes galets',
    '/pro': 'Ton Rock Hunter Pro',
    '/notifications': 'Notifications',
    '/nfc-scan': 'Galet trouvé',
    '/rocks/$id': 'Galet peint',
    '/worn-off': 'ID effacé',
    '/adopt/$token': 'Un galet pour toi',
    '/explore-map': 'Explorer la carte',
    '/community': 'Communauté',
    '/contact': 'Nous écrire',
    '/getting-started': 'Premiers pas',
    '/subscribe': 'S’abonner',
    '/shop': 'Boutique',
    '/qr-code-signup': 'Rejoindre les ambassadeurs fondateurs',
    '/qr-code-generator': 'Générateur de code QR',
    '/privacy': 'Vie privée',
    '/admin': 'Administration',
    '/admin/members/$id': 'Un membre',
    $: '404 Page introuvable',
  },
};
