// The words of en/previews.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { privacy } from './privacy.ts';

const administration = 'Para a administração da comunidade.';

export const previews: Words['previews'] = {
  of: {
    '/': 'Pinte uma pedra, registre, esconda e siga a viagem dela enquanto outras pessoas a encontram e a escondem de novo.',
    '/register-rock': 'Dê à sua pedra pintada um nome e um Rock ID, e a viagem dela pode começar.',
    '/my-rocks': 'Suas pedras pintadas: por onde cada uma passou, quem a encontrou e até onde ela foi.',
    '/pro':
      'O que o Rock Hunter Pro traz a mais: as distâncias das suas pedras, desenhos para pintar e as suas viagens em arquivos.',
    '/notifications':
      'O que aconteceu com as suas pedras pintadas: quem as encontrou, onde estão agora e o que foi dito.',
    '/nfc-scan':
      'Achou uma pedra pintada? Alguém a escondeu para você. Veja por onde ela passou e esconda-a de novo para a próxima pessoa.',
    '/worn-off':
      'Achou uma pedra pintada em que não dá mais para ler o ID? Conte o que tem nela e onde estava, e pergunte a quem pintou.',
    '/adopt/$token':
      'Alguém gostaria de dar uma pedra pintada a você: veja qual é e diga se gostaria de adotá-la.',
    '/explore-map': 'Há pedras pintadas escondidas no mundo inteiro. Veja onde, e quais estão perto de você.',
    '/community': 'As pedras pintadas mais novas, as que viajaram mais longe e as pessoas que as encontram.',
    '/contact':
      'Como falar conosco, e ajuda rápida: um Rock ID perdido, uma pedra que não está onde deveria, segurança.',
    '/getting-started':
      'Criar e pintar, registrar, esconder e compartilhar: como mandar a sua primeira pedra pintada viajar.',
    '/subscribe':
      'O Rock Explorer é grátis para sempre. O Rock Hunter Pro traz também a comunidade, as distâncias e um mapa interativo.',
    '/shop': 'Etiquetas com código QR que levam quem encontrar direto à sua pedra pintada, com frete grátis.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `Em cada estado ou país, as ${perRegion} primeiras pessoas a se candidatar ganham ${labels} etiquetas com código QR.`,
    '/qr-code-generator': 'Um código QR para baixar ou imprimir, para murais, parques e salas de aula.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'Pedras pintadas com um caracol, uma baleia, uma borboleta, um nascer do sol e uma joaninha, ao longo de uma linha sinuosa de pontos',
};
