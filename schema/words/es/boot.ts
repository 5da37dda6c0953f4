// The words of en/boot.ts in Spanish.
import type { Words } from '../words.ts';

export const boot: Words['boot'] = {
  loading: 'Cargando…',
  late: 'Todavía no ha llegado nada.',
  loadAgain: 'Recargar la página',
  withoutScript: 'Esta página necesita JavaScript para mostrar tus piedras y el mapa.',
  news: { title: 'Noticias de una piedra', body: 'Abre el sitio para verlas.' },
};
