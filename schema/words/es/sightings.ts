// The words of en/sightings.ts in Spanish.
import type { Words } from '../words.ts';

export const sightings: Words['sightings'] = {
  neverHidden: 'Esta piedra nunca se escondió, así que nadie puede haberla visto.',
  inHand:
    'Ahora alguien tiene esta piedra. Si la ves, es que la van a esconder pronto: déjasela a esa persona.',
  tooManyEmails: 'Hoy ya enviamos varios de estos correos. Inténtalo de nuevo mañana.',
  dead: 'Este enlace no está completo o es demasiado antiguo. En la página del Rock ID puedes pedirlo otra vez.',
  notPainter: 'Solo quien pintó esta piedra puede quitar un avistamiento',
  gone: 'Este avistamiento ya no está aquí',
};
