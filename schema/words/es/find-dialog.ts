// The words of en/find-dialog.ts in Spanish.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: 'Piedra encontrada',
  rockId: 'Rock ID',
  hint: 'Dale la vuelta a la piedra: el ID está en la etiqueta o pintado por debajo.',
  find: 'La encontré',
  finding: 'Guardando…',
  failed: 'Error',
  seeRock: 'Ver esta piedra',
  register: 'Registrar piedra',
  visitorTitle: '¿Encontraste una piedra?',
  free: 'Es 100\u00a0% GRATIS',
  why: 'Únete para contarle a quien la pintó que la encontraste, para volver a esconderla y para seguir su viaje.',
  visitorHint: 'Escríbelo ahora, y la piedra te espera mientras creas tu cuenta.',
  join: '¡Únete GRATIS!',
  isMember: '¿Ya tienes cuenta? Con el mismo botón inicias sesión.',
};
