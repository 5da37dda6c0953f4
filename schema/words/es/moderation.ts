// The words of en/moderation.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
const titles = {
  photo: 'Foto',
  rock: 'Piedra',
  comment: 'Comentario',
  question: 'Foto enviada con un hallazgo',
  name: 'Nombre',
  place: 'Nombre de un lugar',
  note: 'Nota',
  line: 'Mensaje de un hallazgo',
  thanks: 'Agradecimiento',
};

type Subject = keyof typeof titles;
const between: Record<Subject, string> = {
  photo: ' de ',
  rock: ': ',
  comment: ' sobre ',
  question: ', sobre ',
  name: ', visto en ',
  place: ' de ',
  note: ' en una anotación de ',
  line: ' de ',
  thanks: ' por un hallazgo de ',
};

export const moderation: Words['moderation'] = {
  titles,
  reported: <T>(subject: Subject, rock: T) => [titles[subject], between[subject], rock],
  withRock: <T>(subject: Subject, rock: T) => [titles[subject], ', ', rock],

  // The content's name in labels and dialogs.
  thePhotoOf: (rock: string) => `la foto de ${rock}`,
  thing: (subject: Subject, rock: string, words: string | null): string =>
    ({
      photo: `la foto de ${rock}`,
      rock,
      comment: `el comentario sobre ${rock}`,
      question: `la foto que alguien envió sobre ${rock}`,
      name: `el nombre ${words ?? 'de un miembro'}`,
      place: `el nombre de un lugar de ${rock}`,
      note: `la nota en una anotación de ${rock}`,
      line: `el mensaje en un hallazgo de ${rock}`,
      thanks: `el agradecimiento por un hallazgo de ${rock}`,
    })[subject],

  // Reports that wait.
  heading: 'Denuncias',
  reportsNotLoaded: 'No se pudieron cargar las denuncias.',
  nothingWaits: 'No te espera nada. Aquí llega lo que denuncian los miembros.',
  hiddenForNow: 'Oculto por ahora',
  by: <T>(member: T) => ['De: ', member],
  ofDeleted: 'Lo que cuentas eliminadas hicieron en esta piedra',
  reports: (count: number, shown: number) =>
    shown < count
      ? `${plural(count, { one: '# denuncia', other: '# denuncias' })}, aquí las últimas (${number(shown)})`
      : plural(count, { one: '# denuncia', other: '# denuncias' }),
  showOlder: (count: number) => `Ver las más antiguas (${number(count)})`,
  rockIsHidden: 'La propia piedra está oculta: restáurala primero, en «Oculto ahora».',
  settle: 'Resolver',
  reportedAt: <T>(at: T) => ['Denunciado: ', at],
  wordsGone: 'Estas palabras ya no existen.',
  reportedPhoto: (rock: string) => `Foto denunciada: ${rock}`,
  noPhoto: 'Sin foto',

  // What is hidden.
  hiddenNow: 'Oculto ahora',
  hiddenCaption: 'Lo que está oculto ahora, primero lo último',
  hiddenNotLoaded: 'No se pudo cargar lo que está oculto.',
  nothingHidden: 'No hay nada oculto.',
  what: 'Qué',
  asOthersSaw: 'Como lo veían los demás',
  whose: 'De quién',
  hiddenSince: 'Oculto desde',
  hiddenPhoto: (rock: string) => `Foto oculta: ${rock}`,

  // Verdicts.
  hide: 'Ocultar',
  hideThing: (thing: string) => `Ocultar ${thing}`,
  hideTitle: (thing: string) => `Ocultar: ${thing}`,
  delete: 'Borrar',
  deleteTitle: (thing: string) => `Borrar: ${thing}`,
  keepHidden: 'Dejar oculto',
  keepHiddenTitle: (thing: string) => `Dejar oculto: ${thing}`,
  restore: 'Restaurar',
  restoreThing: (thing: string) => `Restaurar ${thing}`,
  restoreTitle: (thing: string) => `Restaurar: ${thing}`,
  nothingWrong: 'No tiene nada malo',
  nothingWrongTitle: (thing: string) => `Nada malo: ${thing}`,
  hides: {
    photo:
      'Desde ahora no la ve nadie; la piedra sigue viajando. La persona a quien pertenece lee tu motivo en un correo amable.',
    rock: 'Desde ahora solo la ven la persona a quien pertenece y quien la tenga. La primera lee tu motivo en un correo amable.',
    comment: 'Desde ahora no lo ve nadie. Quien lo escribió lee tu motivo en un correo amable.',
    question: 'Se borra para siempre. Quien la envió lee tu motivo en un correo amable.',
    name: 'Los demás ven «Anónimo» en su lugar hasta que el miembro elija otro. Quien lo escribió lee tu motivo en un correo amable.',
    place:
      'Los demás ven «Un escondite» en su lugar; el lugar en sí sigue en el mapa. Quien lo escribió lee tu motivo en un correo amable.',
    note: 'Desde ahora no la ve nadie. Quien la escribió lee tu motivo en un correo amable.',
    line: 'Desde ahora no lo ve nadie. Quien lo escribió lee tu motivo en un correo amable.',
    thanks: 'Desde ahora nadie ve las palabras. Quien las escribió lee tu motivo en un correo amable.',
  },
  restores: {
    owner: 'Todo el mundo vuelve a verlo. Se avisa a la persona a quien pertenece.',
    sender: 'Todo el mundo vuelve a verlo. Se avisa a quien lo envió.',
    author: 'Todo el mundo vuelve a verlo. Se avisa a quien lo escribió.',
  },
  settles: 'Se queda como está, y sus denuncias quedan resueltas.',
  deletedToast: { title: 'Borrado', description: 'Ya no lo ve nadie.' },
  hiddenToast: { title: 'Oculto', description: 'Los demás ya no lo ven.' },
  restoredToast: { title: 'Restaurado', description: 'Todo el mundo vuelve a verlo.' },
  settledToast: { title: 'Denuncias resueltas', description: 'Se queda como está.' },

  // What a verdict was about, in the log and in emails.
  commentOn: (rock: string) => `un comentario sobre ${rock}`,
  photoAbout: (rock: string) => `una foto sobre ${rock}`,
  aName: 'un nombre',
  placeNameOf: (rock: string) => `el nombre de un lugar de ${rock}`,
  noteAt: (rock: string) => `una nota en ${rock}`,
  lineAtFindOf: (rock: string) => `un mensaje en un hallazgo de ${rock}`,
  thanksForFindOf: (rock: string) => `un agradecimiento por un hallazgo de ${rock}`,

  // Refusals.
  subject: 'subject es lo que denuncian los miembros, como una foto, una piedra, un comentario o un nombre',
  subjectId: 'subjectId es un id',
  verdict: 'verdict es withhold, restore o settle',
  seenUntil: 'seenUntil es una hora como 2026-05-31T08:00:00.000Z',
  gone: 'Esto ya no está aquí',
  withheld: 'Esto ya está oculto',
  shown: 'Esto no está oculto',
  settled: 'Estas denuncias ya se resolvieron',
  deleted: 'Esta foto se borró. No se puede restaurar.',
  rockFirst: 'La propia piedra está oculta. Restáurala primero.',
  changed: 'Desde entonces se escribió otra cosa en su lugar. No hay nada que restaurar.',
  meanwhile: 'Esto acaba de cambiar. Míralo otra vez.',

  // Reasons in the log and in emails.
  automatic: 'Lo denunciaron tres miembros.',
  unreported: 'Se retiraron las denuncias que lo habían ocultado.',
};
