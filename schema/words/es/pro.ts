// The words of en/pro.ts in Spanish.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'Tu Rock Hunter Pro',
  onThisPage: 'En esta página',
  closed: 'La cinta métrica, los dibujos y el camino más corto hasta nosotros. Vienen con Rock Hunter Pro.',
  sections: {
    distanceAnalytics: {
      title: 'Análisis de distancias',
      text: 'Cuánto han viajado tus piedras y qué has encontrado.',
    },
    csvExport: {
      title: 'Exportar a CSV',
      text: 'Lo que es tuyo, en archivos que abre cualquier hoja de cálculo.',
    },
    premiumDesigns: {
      title: 'Diseños premium',
      text: 'Dibujos para imprimir y calcar en una piedra, con los colores para pintarlos.',
    },
    prioritySupport: {
      title: 'Atención prioritaria',
      text: 'Escríbenos sobre lo que quieras. Los correos de Rock Hunter Pro se responden primero.',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] Una pregunta sobre mis piedras',
    write: 'Escribir a soporte',
    keepSubject: 'Deja [Rock Hunter Pro] en el asunto: así tu correo pasa a ser el primero.',
  },
};
