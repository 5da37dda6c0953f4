// The words of en/downloads.ts in Spanish.
import type { Words } from '../words.ts';

export const downloads: Words['downloads'] = {
  files: {
    rocks: {
      title: 'Mis piedras',
      text: 'Cada piedra que registraste: Rock ID, descripción, estado, distancia, veces encontrada y dónde se escondió por última vez. Los Rock ID son secretos: guarda este archivo solo para ti.',
    },
    journeys: {
      title: 'Viajes de mis piedras',
      text: 'Cada paso de cada viaje: cuándo, dónde, quién, las notas y a qué distancia estaba del lugar anterior.',
    },
    finds: {
      title: 'Mis hallazgos',
      text: 'Cada piedra que encontraste: de quién es, dónde estaba y dónde la volviste a esconder.',
    },
    follows: {
      title: 'Piedras que sigo',
      text: 'Cada piedra que elegiste seguir, desde cuándo, y las que dejaste de seguir.',
    },
    notifications: {
      title: 'De qué me avisaron',
      text: 'Las notificaciones de los últimos noventa días: qué pasó con qué piedra, y cuándo te escribimos.',
    },
  },
  download: 'Descargar',
  preparing: 'Preparando…',
  ready: 'Tu archivo está listo',
  failed: 'Esta vez no hay archivo',
  failedHint: 'Inténtalo de nuevo dentro de un momento.',
  brokenOff: 'La descarga se interrumpió y no se guardó nada. Inténtalo de nuevo.',
};
