// The words of en/journey.ts in Spanish.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: 'La latitud tiene que ser un número de -90 a 90',
  longitude: 'La longitud tiene que ser un número de -180 a 180',
  nowhere: 'La latitud 0 y la longitud 0 están en mar abierto. Escribe dónde está la piedra.',
  locationName: 'Falta el nombre del lugar',
  actionType: 'Di si la piedra se escondió o se encontró',
  notOwner: 'Solo puede esconder esta piedra la persona a quien pertenece',
  notActive: 'Esta piedra ya está escondida, o ya la encontró alguien',
  notHolder: 'Solo quien encontró esta piedra puede añadir algo al hallazgo',
  initialNotes: 'Primer escondite',
  deeds: { hidden: 'Escondida', found: 'Encontrada', moved: 'Movida un poco', handed: 'Entregada' },
  deedsBy: {
    hidden: (name: string) => `Escondida por ${name}`,
    found: (name: string) => `Encontrada por ${name}`,
    moved: (name: string) => `Movida por ${name}`,
    handed: (name: string) => `Entregada a ${name}`,
  },
  tooFast: 'No cuenta en las clasificaciones: dato importado, o más rápido que un avión',
  partTooFast: (distance: string) =>
    `Sin contar en las clasificaciones: ${distance} (dato importado, o más rápido que un avión)`,
  logged: (day: string) => `Anotado el ${day}`,
  mistake: 'Fue un error y no cuenta',
  timeline: 'El viaje de la piedra',
  begins: <T>(rock: T) => ['El viaje empieza cuando alguien esconda ', rock, ' por primera vez.'],
  earlierMissing: 'Las anotaciones anteriores no llegaron. Inténtalo de nuevo.',
  showEarlier: 'Ver anteriores',
  missing: <T>(rock: T) => ['El viaje de ', rock, ' no llegó. Revisa tu conexión.'],
  tryAgain: 'Reintentar',
};
