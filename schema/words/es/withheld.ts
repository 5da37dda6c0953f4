// The words of en/withheld.ts in Spanish.
import type { Words } from '../words.ts';

export const withheld: Words['withheld'] = {
  words: 'Estas palabras ya se ocultaron antes a los demás. Elige otras.',
  rockName: 'Otra piedra tuya con este nombre está oculta para los demás. Elige otro nombre.',
};
