// The words of en/errors.ts in Spanish.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'Hace falta iniciar sesión',
  notFound: 'Aquí no hay nada',
  malformed: 'No pudimos leer esta petición. Inténtalo de nuevo.',
  tooLarge: 'Esto es más de lo que podemos recibir de una vez',
  unsupportedType: 'Aquí no se entiende este tipo de contenido',
  tooMany: 'Fueron muchas cosas a la vez. Espera un poco e inténtalo de nuevo.',
  unavailable: 'Un servicio que necesitamos está en pausa. Inténtalo de nuevo dentro de un momento.',
  noEmail: 'No pudimos enviar el correo ahora. Inténtalo de nuevo dentro de un momento.',
  unexpected: 'Algo falló por nuestra parte. Inténtalo de nuevo.',
  crossSite: 'Esta petición vino de otro sitio',
  keyMalformed: 'Una Idempotency-Key tiene de 8 a 64 caracteres visibles',
  keyReused: 'Esta petición ya se hizo con otro contenido',
};
