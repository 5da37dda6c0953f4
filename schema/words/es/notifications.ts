// The words of en/notifications.ts in Spanish.
import type { Words } from '../words.ts';

export const notifications: Words['notifications'] = {
  until: 'until es un momento como 2026-05-31T12:00:00.000Z',
  choice: 'Elige un correo al momento, en el resumen o ninguno',
  push: 'Di si se envían avisos push',
  topic: 'Elige para cada tipo de noticia, y para ningún otro',
  digest: 'Un resumen llega cada día o cada semana',
  quiet: 'Las horas de silencio tienen un comienzo y un final',
  hour: 'Una hora es un número entero de 0 a 23',
  notPainter: 'Solo quien pintó esta piedra puede dar las gracias',
  notFinder: 'Solo quien la encontró puede dejar un mensaje en un hallazgo',
  seq: 'Una anotación de un viaje tiene un número desde 1',
  noFind: 'Este hallazgo ya no está aquí',
  tooManyFollows: (most: number) => `Sigues ${most} piedras, que es el máximo`,
  tooManyLines: 'Hoy has escrito mucho. Inténtalo de nuevo mañana.',
  oneLine: 'Escríbelo en una sola línea',
  deadLink: 'Este enlace no está completo. Ábrelo otra vez desde el correo.',
  topics: {
    found: 'Alguien encuentra una piedra mía',
    rehidden: 'Alguien vuelve a esconder una piedra mía',
    kept: 'Alguien lleva un mes con una piedra mía',
    moved: 'Una piedra que encontré o que sigo continúa su viaje',
    seen: 'Alguien ve una piedra mía, la mueve un poco o no la encuentra',
    comment: 'Palabras sobre una piedra mía',
    thanks: 'Un agradecimiento por un hallazgo',
    reminder: 'Llevo una semana con una piedra, o alguien más dice que la tiene',
    answer: 'Una respuesta a mi denuncia',
    asked: 'Preguntas sobre un ID gastado, o sobre si alguien puede quedarse con una piedra',
    adoption: 'Una piedra que cambia de manos',
  },
  titles: {
    found: <T>(rock: T) => [rock, ' fue encontrada'],
    rehidden: <T>(rock: T) => [rock, ' fue escondida de nuevo'],
    hidden: <T>(rock: T) => [rock, ' fue escondida'],
    seen: <T>(rock: T) => ['Alguien vio ', rock],
    kept: <T>(rock: T) => ['Alguien lleva un mes con ', rock],
    comment: <T>(rock: T) => [rock, ' tiene un comentario nuevo'],
    line: <T>(rock: T) => ['Mensaje de quien encontró ', rock],
    thanks: <T>(rock: T) => ['Gracias por encontrar ', rock],
    answer: <T>(rock: T) => ['Revisamos tu denuncia sobre ', rock],
    reminder: <T>(rock: T) => ['¿Aún tienes ', rock, '?'],
    asked: <T>(rock: T) => ['¿Es esta ', rock, '?'],
    answered: <T>(rock: T) => ['Respondiste sobre ', rock],
    confirmed: <T>(rock: T) => ['Encontraste ', rock],
    denied: <T>(rock: T) => ['No es esta: ', rock],
    shifted: <T>(rock: T) => [rock, ' fue movida un poco'],
    missing: <T>(rock: T) => [rock, ' quizá ya no esté'],
    keep: <T>(rock: T) => ['¿Puedo quedarme con ', rock, '?'],
    mayKeep: <T>(rock: T) => ['Puedes quedarte con ', rock],
    mayNotKeep: <T>(rock: T) => ['Deja que ', rock, ' siga viajando'],
    contested: <T>(rock: T) => ['Otra persona encontró ', rock],
    corrected: <T>(rock: T) => ['Una corrección sobre ', rock],
    wanted: <T>(rock: T) => ['Alguien quiere ', rock],
    given: <T>(rock: T) => [rock, ' ahora es tuya'],
    declined: <T>(rock: T) => [rock, ' se queda donde está'],
    shipped: <T>(order: T) => ['El pedido ', order, ' va en camino'],
  },
  details: {
    by: <T>(who: T, near: string | null) => [near === null ? 'por ' : `${near}, por `, who],
    seen: (near: string | null) =>
      near === null ? 'y la dejó para la próxima persona' : `${near}, y la dejó para la próxima persona`,
    missing: (near: string | null) =>
      near === null
        ? 'tres personas la buscaron y no la encontraron'
        : `${near}: tres personas la buscaron y no la encontraron`,
    contested:
      'Dice que fue en un momento en que la tenías tú. Si antes la habías vuelto a esconder, anótalo. Si nunca la tuviste, retira tu hallazgo.',
    asks: <T>(who: T) => ['pregunta ', who],
    askedBy: <T>(who: T) => ['lo pregunta ', who],
    says: <T>(who: T) => ['dice ', who],
    notHidden: <T>(who: T) => ['No se escondió: fue un error, dice ', who],
    notFound: <T>(who: T) => ['No se encontró: fue un error, dice ', who],
    hideCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'Lugar o momento en que se escondió, corregido por '
        : `Lugar o momento en que se escondió (${near}), corregido por `,
      who,
    ],
    findCorrected: <T>(who: T, near: string | null) => [
      near === null
        ? 'Lugar o momento en que se encontró, corregido por '
        : `Lugar o momento en que se encontró (${near}), corregido por `,
      who,
    ],
    kept: <T>(who: T) => ['La tiene ', who],
    said: <T>(who: T, quote: T) => [who, ': «', quote, '»'],
    thanks: <T>(who: T) => ['de parte de ', who],
    answer: 'Gracias por avisarnos.',
    reminder: 'Escóndela, pásala o quédatela.',
    asked: <T>(who: T) => ['Una foto y una pregunta de ', who],
    confirmed: <T>(who: T) => ['La reconoció ', who],
    denied: <T>(who: T) => ['La tuya es otra piedra, dice ', who],
    wanted: <T>(who: T) => ['La quiere adoptar ', who],
    given: <T>(who: T) => ['Un regalo de ', who],
    declined: <T>(who: T) => ['Por ahora se queda en casa, dice ', who],
  },
};
