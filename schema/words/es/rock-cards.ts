// The words of en/rock-cards.ts in Spanish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const rockCards: Words['rockCards'] = {
  rockId: 'Rock ID',
  copyCode: (code: string) => `Copiar el Rock ID ${code}`,
  codeCopied: 'Rock ID copiado',
  distance: 'Distancia recorrida',
  timesFound: 'Veces encontrada',
  lastLocation: 'Último lugar',
  notSet: 'Ninguno',
  viewJourney: 'Ver viaje',
  track: 'Seguir en el mapa',
  trackNamed: (rock: string) => `Seguir ${rock} en el mapa`,

  featured: (rank: number) => `Destacada n.º ${number(rank)}`,
  by: <T>(painter: T) => ['por ', painter],
  places: 'Lugares, primero el último',
  notHidden: <T>(name: T) => [name, ' aún está sin esconder. Su primer lugar aparecerá aquí.'],

  hide: 'Esconder piedra',
  isHidden: 'Piedra escondida',
  printLabel: 'Imprimir etiqueta',
  giveAway: 'Regalar',
  adoptedByYou: <T>(painter: T) => ['Pintada por ', painter, ', adoptada por ti'],
  offer: {
    until: (day: string) => `Ofrecida hasta el ${day}`,
    wanted: <T>(receiver: T) => [receiver, ' la quiere'],
    wish: <T>(receiver: T) => [receiver, ' quiere adoptarla.'],
    answerUntil: (day: string) => `Tienes hasta el ${day} para responder.`,
    youOffer: (day: string) => `La ofreces hasta el ${day}.`,
    nobodyYet: 'Nadie ha dicho que sí todavía.',
    answer: 'Responder',
    see: 'Ver la oferta',
  },

  readyToHide: 'Lista para un nuevo escondite',
  isHome: 'De vuelta en casa contigo',
  isKept: 'Te la quedas',
  foundOwn: (day: string, near: string | null) =>
    near === null ? `La encontraste el ${day}. Es tuya.` : `La encontraste el ${day} ${near}. Es tuya.`,
  foundOf: <T>(day: string, near: string | null, owner: T) => [
    near === null
      ? `La encontraste el ${day}. Pertenece a `
      : `La encontraste el ${day} ${near}. Pertenece a `,
    owner,
    '.',
  ],
  rehide: 'Volver a esconder',
  addPlace: 'Añadir dónde la encontraste',

  rehidden: 'Ya escondida',
  wayBy: <T>(way: T, painter: T) => [way, ', por ', painter],
  hidAgain: (day: string) => `La volviste a esconder el ${day}`,
  hidAgainAt: <T>(day: string, place: T) => [`La volviste a esconder el ${day}: `, place],

  withheld: {
    rock: 'Por ahora los demás no ven esta piedra.',
    rockHow:
      'Su viaje se conserva. El correo que te enviamos dice por qué. ¿Lo ves de otra manera? Responde a ese correo.',
    photo: 'Por ahora la foto de esta piedra no se muestra.',
    photoHow:
      'La piedra sigue viajando. El correo que te enviamos dice por qué. ¿Lo ves de otra manera? Responde a ese correo.',
    heldHow: 'Puedes volver a esconderla de todos modos: seguirá su viaje cuando la hayamos revisado.',
  },
};
