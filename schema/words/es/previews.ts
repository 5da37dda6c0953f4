// The words of en/previews.ts in Spanish.
import type { Words } from '../words.ts';
import { privacy } from './privacy.ts';

const administration = 'Para la administración de la comunidad.';

export const previews: Words['previews'] = {
  of: {
    '/': 'Pinta una piedra, regístrala, escóndela y sigue su viaje: otras personas la encuentran y la vuelven a esconder.',
    '/register-rock': 'Dale a tu piedra pintada un nombre y un Rock ID, y su viaje puede empezar.',
    '/my-rocks': 'Tus piedras pintadas: dónde ha estado cada una, quién la encontró y cuánto ha viajado.',
    '/pro':
      'Lo que añade Rock Hunter Pro: las distancias de tus piedras, diseños para pintar y tus viajes en archivos.',
    '/notifications':
      'Lo que pasó con tus piedras pintadas: quién las encontró, dónde están ahora y qué se dijo de ellas.',
    '/nfc-scan':
      '¿Encontraste una piedra pintada? Alguien la escondió para ti. Mira dónde ha estado y escóndela otra vez.',
    '/worn-off':
      '¿Encontraste una piedra pintada y su ID ya no se lee? Di qué tiene pintado y dónde estaba, y pregunta a quien la pintó.',
    '/adopt/$token':
      'Alguien quiere regalarte una piedra pintada: mira cuál es y di si te gustaría adoptarla.',
    '/explore-map':
      'Hay piedras pintadas escondidas por todo el mundo. Mira dónde están y cuáles tienes cerca.',
    '/community': 'Las piedras más nuevas, las que más han viajado y la gente que las encuentra.',
    '/contact':
      'Cómo escribirnos y ayuda rápida: un Rock ID perdido, una piedra que no está en su lugar, seguridad.',
    '/getting-started':
      'Crear y pintar, registrar, esconder y compartir: así sale de viaje tu primera piedra pintada.',
    '/subscribe':
      'Rock Explorer es gratis para siempre. Rock Hunter Pro añade la comunidad, las distancias y un mapa interactivo.',
    '/shop':
      'Etiquetas con código QR que llevan a quien encuentra tu piedra directo hasta ella, con envío gratis.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `Las ${perRegion} primeras personas de cada estado o país reciben gratis ${labels} etiquetas con código QR.`,
    '/qr-code-generator': 'Un código QR para descargar o imprimir, para paredes, parques y aulas.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'Piedras pintadas con un caracol, una ballena, una mariposa, un amanecer y una mariquita, a lo largo de una línea de puntos que serpentea',
};
