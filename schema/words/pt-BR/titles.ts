// The words of en/titles.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: esconda uma pedra pintada e siga a viagem dela`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'Registrar pedra',
    '/my-rocks': 'Minhas pedras',
    '/pro': 'Seu Rock Hunter Pro',
    '/notifications': 'Notificações',
    '/nfc-scan': 'Pedra encontrada',
    '/rocks/$id': 'Pedra pintada',
    '/worn-off': 'ID apagado',
    '/adopt/$token': 'Uma pedra para você',
    '/explore-map': 'Explorar o mapa',
    '/community': 'Comunidade',
    '/contact': 'Contato',
    '/getting-started': 'Primeiros passos',
    '/subscribe': 'Assinatura',
    '/shop': 'Loja',
    '/qr-code-signup': 'Faça parte dos embaixadores fundadores',
    '/qr-code-generator': 'Gerador de códigos QR',
    '/privacy': 'Privacidade',
    '/admin': 'Painel de administração',
    '/admin/members/$id': 'Um membro',
    $: '404 Página não encontrada',
  },
};
