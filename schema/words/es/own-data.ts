// The words of en/own-data.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { list } from './lists.ts';

const rocks = (count: number) => plural(count, { one: '# piedra', other: '# piedras' });

const stepsAndPhotos = (steps: number, photos: number) =>
  list([
    ...(steps > 0 ? [plural(steps, { one: '# paso de sus viajes', other: '# pasos de sus viajes' })] : []),
    ...(photos > 0 ? [plural(photos, { one: '# foto', other: '# fotos' })] : []),
  ]);

export const ownData: Words['ownData'] = {
  takeWithYou: 'Llévate tus datos',
  aboutDownload:
    'Un archivo ZIP con todo lo que tienes aquí: tus piedras con sus Rock ID y fotos, cada paso de sus viajes, tus hallazgos, comentarios y pedidos. Las tablas se abren en una hoja de cálculo; los recorridos, en un mapa. Es gratis. Guárdalo solo para ti: los Rock ID son secretos.',
  preparing: 'Preparando…',
  download: 'Descargar mis datos',
  downloadBegins: {
    title: 'Tu descarga empieza',
    description: 'Con muchas fotos tarda un rato. El navegador te dirá cuándo está lista.',
  },
  noFile: 'Esta vez no hay archivo',
  tryAgain: 'Inténtalo de nuevo dentro de un momento.',
  bringItIn: 'Trae tus piedras',
  aboutImport:
    '¿Tienes un ZIP de otro sitio de Rockabout? Trae sus piedras, viajes y fotos a esta cuenta, con sus Rock ID. La distancia de antes cuenta para tus piedras, pero en ninguna clasificación. Las piedras que otras personas tienen en este sitio no se pueden traer. Si se detiene a medias, elige el mismo archivo otra vez: sigue donde se quedó.',
  bringIn: 'Importar un ZIP',
  bringingIn: 'Importando…',
  progress: 'Trayendo tus piedras',
  doneSoFar: (done: number, all: number) =>
    `${number(done)} de ${rocks(all)}. Sigue aunque cierres estos ajustes. Deja la página abierta.`,
  reading: 'Leyendo el archivo…',
  goToMyRocks: 'Ir a «Mis piedras»',
  signInAgain: 'Inicia sesión otra vez',
  signIn: 'Iniciar sesión',
  leftOut: 'No entraron',
  goOn: (count: number) => `Seguir con ${rocks(count)}`,
  notAsAWhole: 'Tu archivo no entró completo',
  chooseAgain: (failure: string) => `${failure} Elige el mismo archivo otra vez, y sigue.`,

  allHere: (all: number) =>
    plural(all, { one: 'Tu piedra ya está aquí', other: 'Tus # piedras ya están aquí' }),
  noneHere: 'No entró ninguna piedra',
  someHere: (done: number, all: number) =>
    plural(done, {
      one: `Ya está aquí # de ${rocks(all)}`,
      other: `Ya están aquí # de ${rocks(all)}`,
    }),
  sentence: (title: string) => `${title}.`,
  came: (count: number, steps: number, photos: number) =>
    steps + photos > 0
      ? `${plural(count, { one: 'Esta vez entró # piedra', other: 'Esta vez entraron # piedras' })}, con ${stepsAndPhotos(steps, photos)}.`
      : `${plural(count, { one: 'Esta vez entró # piedra', other: 'Esta vez entraron # piedras' })}.`,
  cameAlong: (steps: number, photos: number) => `También entraron: ${stepsAndPhotos(steps, photos)}.`,
  meanwhile: (count: number) =>
    plural(count, {
      one: '# piedra ya estaba aquí cuando se enviaron, quizá desde otra pestaña.',
      other: '# piedras ya estaban aquí cuando se enviaron, quizá desde otra pestaña.',
    }),
  nothingMissing: 'No faltaba nada, y no cambió nada.',
  someLeftOut: (count: number) =>
    plural(count, { one: '# piedra no entró.', other: '# piedras no entraron.' }),
  waiting: (count: number, why: string, from: string) =>
    `${plural(count, { one: '# piedra espera.', other: '# piedras esperan.' })} ${why} Podrá entrar más a partir de: ${from}.`,
  signedOut: (done: number, all: number) =>
    `Aquí se cerró tu sesión, o la inició otra persona. ${
      done > 0
        ? plural(done, { one: `Entró # de ${rocks(all)}.`, other: `Entraron # de ${rocks(all)}.` })
        : 'No entró nada.'
    } Inicia sesión otra vez y elige el mismo archivo: sigue donde se quedó.`,
  nothingCame: 'No entró nada.',
  notSent: 'El archivo no se pudo enviar. Inténtalo de nuevo dentro de un momento.',
  aRock: 'Una piedra',

  exportsSpent:
    'Hoy has descargado tus datos varias veces. Vuelve mañana, o dentro de una hora si se interrumpió una descarga.',
  fromElsewhere:
    'Este enlace está en otro sitio, así que no se descargó nada. Tus datos están en tu perfil, en «Ajustes».',
  tooMuch: 'Esto es más de lo que se puede traer de una vez. Recarga la página y elige el archivo otra vez.',
  notOurs: 'Este archivo no es nuestro, o alguien lo cambió. Elige un ZIP tal como se descargó aquí.',
  version: 'Este archivo es de una versión más nueva.',
  triedOften: 'Hoy se rechazaron varios archivos. Elige el mismo archivo mañana: sigue donde se quedó.',
  enoughThisHour:
    'Fueron muchos archivos para una hora. Elige el mismo archivo dentro de una hora: sigue donde se quedó.',
  enoughToday:
    'Eso es todo lo que pueden traer los archivos en un día. Elige el mismo archivo mañana: sigue donde se quedó.',
  tooNew: 'Podrás traer una piedra con tantos pasos cuando lleves 7 días como miembro.',
  untold:
    'Algunos de estos Rock ID ya están en piedras de este sitio, y podremos decir cuáles dentro de una hora como mucho. Elige entonces el mismo archivo otra vez.',
  taken: (codes: string, hasMore: boolean) =>
    `Estos Rock ID ya están en piedras de este sitio: ${codes}${hasMore ? ', y quizá más' : ''}. Un archivo trae piedras a un sitio que aún no las tiene.`,
  wrong: (rock: string, why: string) => `${rock}: ${why}.`.replace(/\.\.$/, '.'),
  allWrong: (names: readonly string[], why: string) => `${list(names)}: ${why}.`.replace(/\.\.$/, '.'),

  tooMuchFor: 'la foto o el viaje es demasiado grande',
  twice: 'el Rock ID, o el número, está dos veces en el archivo',
  otherInText:
    'un texto, o uno del viaje, contiene el Rock ID de otra piedra del archivo, y quien lo lea podría apuntarse un hallazgo. Cámbialo donde se hizo el archivo y descárgalo otra vez',
  time: 'una hora está en el futuro, o es anterior a la que le precede',
  firstStep: 'el viaje empieza con un hallazgo',
  photo: 'la foto falta, está dañada, no es una foto o supera los 10 MB',
  codeTaken: 'el Rock ID ya está en una piedra de este sitio',
  tooNewFor: 'se podrán traer tantos pasos cuando lleves 7 días como miembro',
};
