// The words of en/boot.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'Carregando…',
  late: 'Nada chegou ainda.',
  loadAgain: 'Recarregar a página',
  withoutScript: 'Esta página precisa de JavaScript para mostrar as suas pedras e o mapa.',
  news: { title: 'Novidades de uma pedra', body: 'Abra o site para ver.' },
};
