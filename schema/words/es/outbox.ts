// The words of en/outbox.ts in Spanish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const outbox: Words['outbox'] = {
  label: 'Por enviar',
  sendNow: 'Enviar ahora',
  delete: 'Borrar',
  deleteForGood: '¿Borrarlo para siempre?',
  keep: 'Conservarlo',
  tryAgain: 'Reintentar',
  wasThereToo: 'Yo también estuve',
  deeds: {
    find: 'Un hallazgo',
    rehide: 'Escondida de nuevo',
    hide: 'Escondida',
    note: 'Una nota sobre un hallazgo',
    register: 'Una piedra nueva',
    like: 'Un me gusta',
    unlike: 'Un me gusta retirado',
    comment: 'Un comentario',
    thanks: 'Un agradecimiento',
    line: 'Un mensaje para quien la pintó',
    move: 'Movida un poco',
    absence: 'Una piedra que no está',
    handOn: 'Pasada a alguien',
    seen: 'Vista, y dejada allí',
  },
  something: 'Algo que hiciste',
  deedAbout: (deed: string, about: string) => `${deed}: ${about}`,
  kept: {
    title: 'Esperando conexión',
    description: 'Está guardado en este dispositivo y se envía en cuanto haya señal.',
  },
  noRoom:
    'No hay conexión, y a este dispositivo no le queda espacio para guardarlo. Libera un poco de espacio o inténtalo de nuevo donde haya señal.',
  states: {
    waiting: 'Esperando conexión',
    ask: 'Puede que ya haya llegado. Compruébalo antes de enviarlo otra vez.',
    refused: 'No se aceptó.',
    unknown: 'Esto lo guardó otra versión de Rockabout. Vuelve a cargar la página.',
  },
  foundBefore: 'Otra persona la encontró antes que tú.',
  dependsOnRefused: 'Algo de lo que depende no llegó.',
  arrivedUnchanged: 'Ya había llegado tal como estaba antes de tu cambio.',
  needLook: (count: number) =>
    plural(count, { one: 'Hay # cosa que revisar', other: 'Hay # cosas que revisar' }),
  wait: (count: number) =>
    plural(count, { one: '# cosa espera conexión', other: '# cosas esperan conexión' }),
  sevenDays: (until: string) =>
    `Safari borra esto el ${until}, si no vuelves antes. Abre Rockabout una vez donde haya señal, y se enviará.`,
  homeScreen:
    'Para que estas cosas se conserven de ahora en adelante, toca «Compartir» y luego «Añadir a pantalla de inicio». Lo que espera aquí se sigue enviando desde aquí.',
  installFor: 'Pon Rockabout en tu pantalla de inicio, y lo que espera estará más seguro.',
  install: 'Instalar',
  sent: 'Enviado',
  signIn: {
    title: 'Inicia sesión otra vez',
    description: 'Lo que hiciste sin conexión espera en este dispositivo. Se enviará después.',
    action: 'Iniciar sesión',
  },
  notSent: (count: number) =>
    plural(count, { one: '# cosa está sin enviar', other: '# cosas están sin enviar' }),
  notSentText: (count: number) =>
    plural(count, {
      one: 'Espera en este dispositivo. Si cierras la sesión, se borra.',
      other: 'Esperan en este dispositivo. Si cierras la sesión, se borran.',
    }),
  logOut: 'Cerrar sesión de todos modos',
};
