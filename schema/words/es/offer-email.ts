// The words of en/offer-email.ts in Spanish.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'Alguien quiere regalarte una piedra pintada',
  heading: '¿Una piedra pintada para ti?',
  what: 'Alguien busca un nuevo hogar para una piedra pintada y pensó en ti. Quien la adopta la esconde, y sigue su viaje mientras otras personas la encuentran y la vuelven a esconder.',
  see: (days: number) =>
    `Mira qué piedra es y quién la regala. El enlace funciona durante ${unit(days, 'day')}.`,
  button: 'Ver la piedra',
  doNothing:
    '¿No sabes quién puede ser, o no tienes sitio para una piedra? Entonces no hagas nada: sin ti, nada cambia de manos, y solo guardamos tu dirección mientras la oferta está abierta.',
};
