// The words of en/failures.ts in Spanish.
import type { Words } from '../words.ts';

export const failures: Words['failures'] = {
  newer: {
    title: 'Vuelve a cargar la página',
    description:
      'Esta parte no llegó; puede que haya una versión más nueva. Lo que escribiste sobre piedras está guardado. Las fotos y lo que escribiste en otros lugares, no: termina eso primero.',
  },
  partMissing: 'Esta parte de la página no llegó.',
  partMissingOffline: 'Esta parte de la página no llegó. Revisa tu conexión.',
  pageMissing: {
    title: 'Vuelve a cargar la página',
    text: 'Tus piedras están a salvo. Esta página no llegó; puede que haya una versión más nueva.',
  },
  pageMissingOffline: {
    title: 'Esta página necesita conexión',
    text: 'Tus piedras están a salvo. Se abrirá en cuanto vuelvas a tener conexión.',
  },
  failed: {
    title: 'Nos despistamos un momento',
    text: 'Tus piedras están a salvo. Esta página no se pudo cargar ahora; a la segunda suele funcionar.',
  },
};
