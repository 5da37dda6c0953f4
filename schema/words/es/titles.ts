// The words of en/titles.ts in Spanish.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: esconde una piedra pintada y sigue su viaje`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'Registrar piedra',
    '/my-rocks': 'Mis piedras',
    '/pro': 'Tu Rock Hunter Pro',
    '/notifications': 'Notificaciones',
    '/nfc-scan': 'Piedra encontrada',
    '/rocks/$id': 'Piedra pintada',
    '/worn-off': 'ID gastado',
    '/adopt/$token': 'Una piedra para ti',
    '/explore-map': 'Explorar el mapa',
    '/community': 'Comunidad',
    '/contact': 'Contacto',
    '/getting-started': 'Primeros pasos',
    '/subscribe': 'Suscripción',
    '/shop': 'Tienda',
    '/qr-code-signup': 'Únete a los embajadores fundadores',
    '/qr-code-generator': 'Generador de códigos QR',
    '/privacy': 'Privacidad',
    '/admin': 'Panel de administración',
    '/admin/members/$id': 'Un miembro',
    $: '404 Página no encontrada',
  },
};
