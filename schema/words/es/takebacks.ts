// The words of en/takebacks.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { utcMoment } from './utc.ts';

const things = (count: number) => plural(count, { one: '# cosa', other: '# cosas' });
const ofKinds = {
  rock: { one: 'piedra', other: 'piedras' },
  journey: { one: 'viaje con anotaciones', other: 'viajes con anotaciones' },
  comment: { one: 'comentario', other: 'comentarios' },
  line: { one: 'mensaje en un hallazgo', other: 'mensajes en hallazgos' },
  thanks: { one: 'agradecimiento', other: 'agradecimientos' },
  sighting: { one: 'respuesta «La vi»', other: 'respuestas «La vi»' },
  absence: { one: 'respuesta «No está»', other: 'respuestas «No está»' },
  question: { one: 'pregunta a quien la pintó', other: 'preguntas a quienes las pintaron' },
  offer: { one: 'oferta de una piedra', other: 'ofertas de piedras' },
  like: { one: 'me gusta', other: 'me gusta' },
  report: { one: 'denuncia', other: 'denuncias' },
};

type Kind = keyof typeof ofKinds;

export const takebacks: Words['takebacks'] = {
  hourFrom: (from: string) => `la hora desde el ${utcMoment(from)}`,
  departed: (letters: string) => `Cuenta eliminada ${letters}`,

  // The dialog that takes back.
  takeBack: (name: string) => `Retirar una hora de ${name}`,
  takeBackButton: (name: string) => `Retirar una hora de ${name}…`,
  takeBackShort: 'Retirar una hora…',
  takenBack: 'Retirado',
  whatOfMembers:
    'Oculta sus piedras y comentarios, y quita sus hallazgos, me gusta y notas de esa hora. Cada miembro recibe un correo. Puedes deshacerlo en el registro durante 90 días.',
  whatOfDeparted:
    'Oculta sus piedras y quita sus hallazgos de esa hora. Quien eliminó su cuenta no recibe ningún correo. Puedes deshacerlo en el registro durante 90 días.',
  canUndo: 'Puedes deshacerlo en el registro durante 90 días.',
  fromLabel: 'Desde (UTC), durante una hora',
  until: (time: string, isNewest: boolean) =>
    isNewest ? `Hasta: ${time}. Es la hora de lo último que hizo.` : `Hasta: ${time}.`,
  enterTime: 'Escribe un día y una hora',
  everybody: 'Ver a todos los que escribieron desde la misma red',
  aboutNetworks:
    'Las redes se conocen durante siete días. Una escuela o una compañía telefónica puede ser una sola red: elige a quienes tengan que ver.',
  hourNotLoaded: 'No se pudo cargar la hora.',
  aboutReason: (most: number) =>
    `Los miembros lo leen en el correo. No nombres a nadie. Hasta ${most} caracteres.`,
  takingBack: 'Retirando…',
  takeItBack: 'Retirar',
  takeBackThings: (count: number, members: number) =>
    members > 1
      ? `Retirar ${things(count)} de ${plural(members, { one: '# miembro', other: '# miembros' })}`
      : `Retirar ${things(count)}`,
  nothingMade: 'En esta hora no se hizo nada que se pueda retirar.',
  nothingInHour: 'Nada en esta hora',
  moreWrote: (count: number) =>
    plural(count, {
      one: '# persona más escribió algo en esta hora. Se ven las que más escribieron: retira lo que sea de la avalancha y abre esto otra vez.',
      other:
        '# personas más escribieron algo en esta hora. Se ven las que más escribieron: retira lo que sea de la avalancha y abre esto otra vez.',
    }),
  stays:
    'Lo que se queda: perfiles, correcciones de anotaciones anteriores, piedras que se pasaron o regalaron, respuestas a preguntas y lo que alguien sigue. De los avistamientos se sabe durante siete días quién los hizo. Una foto que solo ocultaron estas denuncias se vuelve a mostrar, salvo que otras personas también la denunciaran o ya hayas decidido.',

  // Once it is taken back.
  taken: (counts: string) => `Retirado: ${counts}.`,
  nothingYet: 'Todavía no se ha retirado nada.',
  nothingTaken: 'No se retiró nada.',
  toCome: (counts: string) => `Vendrá con la tarea horaria: ${counts}.`,
  builtOn: 'Otras personas siguieron a partir de esto, así que se queda:',
  notReturned: (counts: string) => `Deshacerlo no devolvería: ${counts}.`,
  stateNotLoaded: 'Ha empezado. No se pudo cargar por dónde va.',
  close: 'Cerrar',

  // What an hour consists of.
  countOf: (count: number, kind: Kind) => `${number(count)} ${plural(count, ofKinds[kind])}`,
  kindOf: <T>(count: number, kind: Kind, numbered: (words: string) => T) => [
    numbered(number(count)),
    ` ${plural(count, ofKinds[kind])}`,
  ],
  kinds: {
    rock: 'Piedra',
    journey: 'Viaje con anotaciones',
    comment: 'Comentario',
    line: 'Mensaje en un hallazgo',
    thanks: 'Agradecimiento',
    sighting: 'Respuesta «La vi»',
    absence: 'Respuesta «No está»',
    question: 'Pregunta a quien la pintó',
    offer: 'Oferta de una piedra',
    like: 'Me gusta',
    report: 'Denuncia',
  },
  whyLost: {
    rock: 'ya decidiste sobre la piedra, o ya no existe',
    journey: 'el viaje siguió sin eso',
    comment: 'ya decidiste sobre el comentario, o ya no existe',
    line: 'quien la encontró escribió otra cosa, o el hallazgo ya no existe',
    thanks: 'hay otro agradecimiento, la piedra cambió de manos, o el hallazgo ya no existe',
    sighting: 'la piedra ya no existe',
    absence: 'la piedra ya no existe',
    question: 'su foto se borró para siempre, y se puede preguntar otra vez',
    offer: 'su enlace ya no funciona, y la piedra se puede ofrecer otra vez',
    like: 'la piedra ya no existe',
    report: 'lo que denunciaba ya no existe',
  },
  goneRock: 'una piedra que ya no existe',
  fates: {
    waits: 'aún por hacer',
    kept: 'se queda: otras personas siguieron a partir de ello',
    lost: 'no vuelve',
  },
  show: (shown: number, all: number) =>
    shown < all ? `Ver qué es (${number(shown)} de ${number(all)})` : `Ver qué es (${number(shown)})`,

  // The dialog that undoes it.
  undone: 'Deshecho',
  undo: 'Deshacer la retirada de una hora',
  membersTold: 'Se avisa a los miembros.',
  aboutUndo:
    'Todo lo que aún encaja vuelve como estaba, y se avisa a los miembros. Una sola piedra o un solo comentario se pueden restaurar en «Denuncias», «Oculto ahora».',
  actNotLoaded: 'No se pudo cargar lo que se retiró.',
  whatWas: <T>(from: string, until: string, members: T) => [
    `Desde: ${from}. Hasta: ${until}. De: `,
    members,
    '.',
  ],
  nothingCameBack: 'No volvió nada.',
  nothingCanReturn: 'Nada de esto puede volver.',
  cameBack: 'Volvió esto:',
  returns: 'Vuelve esto:',
  notTaken: (counts: string) => `Aún sin retirar, y se deja como está: ${counts}.`,
  couldNotComeBack: 'Esto no pudo volver:',
  cannotReturn: 'Esto no puede volver:',
  neverTaken: 'Esto nunca se retiró, porque otras personas siguieron a partir de ello:',
  undoing: 'Deshaciendo…',
  undoButton: 'Deshacer',

  // Refusals.
  network: 'network es true o falta',
  nothing: 'En esta hora no se hizo nada que se pueda retirar',
  noMember: 'Ese miembro no existe',
  alreadyUndone: 'Esto ya se deshizo',
  gone: 'Esa acción no existe',
  from: 'from es una hora como 2026-05-31T08:00:00.000Z',
  members: 'Elige de 1 a 50 miembros',
  waits: 'Algo que hiciste aquí se está retirando ahora. Inténtalo de nuevo dentro de una hora.',
  memberWaits: 'Algo que hizo esta persona se está retirando ahora. Inténtalo de nuevo dentro de una hora.',
};
