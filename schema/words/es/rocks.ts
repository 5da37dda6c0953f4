// The words of en/rocks.ts in Spanish.
import type { Words } from '../words.ts';

export const rocks: Words['rocks'] = {
  name: 'Falta el nombre de la piedra',
  locationForHide: 'Para esconder la piedra ahora hace falta el lugar',
  notFound: 'No encontramos esa piedra',
  tooMany: 'Has intentado registrar muchas piedras seguidas. Sigue un poco más tarde.',
};
