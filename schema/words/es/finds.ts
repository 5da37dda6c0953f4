// The words of en/finds.ts in Spanish.
import type { Words } from '../words.ts';
import { codes } from './codes.ts';
import { number } from './intl.ts';
import { wait } from './units.ts';

const withOwner = 'Esta piedra sigue en casa: todavía no la han escondido.';

export const finds: Words['finds'] = {
  neverHidden: 'Piedra no disponible: nunca la han escondido',
  unknown: 'No encontramos esa piedra',
  waiting: codes.waiting,
  taken: 'Piedra ya encontrada',
  notYours: 'Esta piedra encontrada no está en tu lista',
  alreadyRehidden: 'Alguien ya volvió a esconder esta piedra',
  movedOn: 'Ahora otra persona tiene esta piedra',
  tooManyIds: (seconds: number, isVisitor: boolean) =>
    `Se han probado muchos Rock ID en poco tiempo${isVisitor ? ' desde tu red' : ''}. Revisa la etiqueta e inténtalo de nuevo dentro de ${wait(seconds)}.`,
  enoughToday: (most: number, seconds: number) =>
    `Hoy has escrito ${number(most)} Rock ID, el máximo por día. Inténtalo de nuevo dentro de ${wait(seconds)}.`,
  onPage: {
    waiting: {
      title: codes.waiting,
      description:
        'Nadie ha registrado todavía una piedra con ella. ¿Es tuya? Registra tu piedra y así podrán encontrarla.',
    },
    neverHidden: { title: 'Piedra no disponible', description: withOwner },
    taken: {
      title: 'Piedra ya encontrada',
      description: 'Alguien ya encontró esta piedra, y ahora espera un nuevo escondite.',
    },
    unknown: {
      title: 'No encontramos esa piedra',
      description: 'No hay ninguna piedra con este Rock ID. Revísalo e inténtalo de nuevo.',
    },
  },
  inDialog: {
    waiting: {
      title: codes.waiting,
      description:
        'Nadie ha registrado todavía una piedra con ella. ¿Es tuya? Registra tu piedra y así podrán encontrarla.',
    },
    neverHidden: { title: 'Piedra no disponible', description: withOwner },
    taken: {
      title: 'Piedra ya encontrada',
      description: 'Otra persona ya encontró esta piedra.',
    },
    unknown: {
      title: 'No encontramos esa piedra',
      description: 'No hay ninguna piedra con este Rock ID. Revísalo e inténtalo de nuevo.',
    },
  },
  noConnection: {
    title: 'Sin conexión',
    description:
      'No pudimos conectar con el servidor. Guarda la piedra contigo e inténtalo de nuevo donde haya señal.',
  },
  oneMoment: { title: 'Un momento', description: 'Espera un poco e inténtalo de nuevo.' },
  failed: { title: 'Error', description: 'No se pudo guardar el hallazgo. Inténtalo de nuevo.' },
  unable: {
    title: 'No se pudo guardar el hallazgo',
    description: 'El Rock ID no es válido o la piedra no está registrada.',
  },
  lookUpFailed: {
    title: 'La búsqueda falló',
    description: 'No pudimos buscar esta piedra. Inténtalo de nuevo dentro de un momento.',
  },
  inOneLine: (title: string, description: string) => `${title}: ${description}`,
  kept: 'Sin conexión: tu hallazgo está guardado en este dispositivo y se enviará en cuanto haya señal. Hasta entonces lo verás en «Mis piedras».',
  notLookedUp: {
    title: 'Sin conexión',
    text: 'Ahora mismo no podemos buscar esta piedra. Inténtalo de nuevo donde haya señal.',
  },
  mistyped: {
    title: codes.check,
    text: 'Compáralo, carácter por carácter, con la etiqueta o con la parte de abajo de la piedra.',
  },
  unasked: {
    title: 'Toca «Buscar»',
    text: '¿Es el Rock ID completo? Entonces toca «Buscar»; si no, sigue escribiendo.',
  },
  noRock: {
    title: 'No encontramos esa piedra',
    text: 'Nadie ha registrado una piedra con este Rock ID. ¿Es tuya, o hay algún carácter difícil de leer?',
  },
  waitingLabel: {
    title: codes.waiting,
    text: 'El Rock ID es correcto y ninguna piedra lo lleva todavía. ¿Es tuyo? Registra tu piedra con él.',
  },
  elsewhere: {
    active:
      'Esta piedra sigue en casa, con la persona a quien pertenece. Cuando la esconda, quien la encuentre podrá marcarla como encontrada.',
    found:
      'Esta piedra la tiene quien la encontró por última vez, que puede volver a esconderla. Cuando lo haga, podrás marcarla como encontrada.',
  },
  isThatYou: {
    active:
      'Esta piedra sigue en casa, con la persona a quien pertenece. ¿Es tuya? Inicia sesión para esconderla.',
    found:
      'Esta piedra la tiene quien la encontró por última vez. ¿La tienes tú? Inicia sesión para esconderla.',
  },
};
