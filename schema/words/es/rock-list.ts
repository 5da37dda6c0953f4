// The words of en/rock-list.ts in Spanish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';
function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `las líneas ${lines.slice(0, -1).join(', ')} y ${last}` : `la línea ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Línea ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `Una lista tiene de 1 a ${number(most)} piedras`,
  line: 'Cada piedra lleva el número de su línea',
  text: 'Cada piedra lleva un nombre y un Rock ID',
  tooNew: (days: number) =>
    `Podrás registrar listas cuando lleves aquí ${unit(days, 'day')}. Hasta entonces, registra tus piedras una a una.`,
  oneADay: 'Hoy ya registraste una lista. Vuelve mañana con la siguiente.',
  tooMany: 'Has probado varias listas. Espera un rato antes de la siguiente.',
  untold:
    'Algunos de estos Rock ID ya están en piedras de este sitio, y no podemos decir cuáles hasta dentro de una hora. No se registró nada.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} No se registró nada.`,
  noCode: 'Falta el Rock ID',
  asNumber:
    'Tu hoja de cálculo convirtió este Rock ID en un número. Dale a la columna el formato Texto y escribe el Rock ID otra vez',
  inText: (line: number) =>
    `Un texto de esta línea contiene el Rock ID de la línea ${line}. Quítalo: quien lo lea aquí podría apuntarse un hallazgo`,
  same: (line: number) => `Este Rock ID está también en la línea ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Ya está en una piedra el Rock ID de ${linesOf(lines)}${hasMore ? ', y quizá alguno más' : ''}. No se registró nada.`,
  openQuote: 'hay unas comillas que se abren y no se cierran. Ciérralas o quítalas',
  quoteInside: 'hay comillas dentro de una celda entre comillas. Quítalas o escríbelas dos veces',
  quotedRows: 'una celda entre comillas contiene más piedras. Cierra las comillas antes de ellas o quítalas',
  oneColumn:
    'Tu tabla tiene una columna, y las piedras necesitan dos: los nombres y los Rock ID. En un archivo CSV se separan con comas, puntos y coma o tabuladores.',
  noNames: 'Elige la columna de los nombres.',
  noCodes: 'Elige la columna de los Rock ID.',
  ownColumn: 'Elige una columna aparte para los Rock ID.',
  many: 'Registrar muchas piedras',
  box: '¿Una caja entera de piedras?',
  boxHow: (most: number) =>
    `Si tienes sus nombres y Rock ID en una hoja de cálculo, entran hasta ${number(most)} de una vez.`,
  from: (most: number) =>
    `Desde una hoja de cálculo con un nombre y un Rock ID por piedra: hasta ${number(most)} de una vez, una lista al día.`,
  registered: (count: number) =>
    plural(count, { one: '# piedra registrada', other: '# piedras registradas' }),
  findThem: 'Están en «Mis piedras».',
  tooLong: (count: number, most: number) =>
    `Son ${number(count)} piedras, y una lista tiene ${number(most)} como máximo. Envíala por partes, una al día.`,
  notSent: 'La lista no se pudo enviar. Inténtalo de nuevo dentro de un momento.',
  seeWhich: 'Ver cuáles',
  registering: 'Registrando…',
  register: 'Registrar',
  registerCount: (count: number) =>
    plural(count, { one: 'Registrar # piedra', other: 'Registrar # piedras' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `Primera piedra: ${name || 'sin nombre'}`
      : `Primera piedra: ${name || 'sin nombre'}, Rock ID: ${code || 'falta'}`,
  unread: 'No pudimos leer este archivo. Guarda tu tabla como CSV y prueba con ese.',
  noText: 'Esto no es un archivo CSV. En tu hoja de cálculo elige «Guardar como» y «CSV».',
  cells: 'Celdas de tu hoja de cálculo',
  cellsHow: 'Cópialas allí y pégalas aquí, con encabezados o sin ellos.',
  chooseFile: 'Elegir un archivo CSV',
  fields: { name: 'Nombre', code: 'Rock ID', description: 'Descripción' },
  column: (name: string) => `Columna ${name}`,
  whichColumn: '¿Qué hay en cada columna?',
  hasHeadings: 'La primera línea tiene encabezados',
  none: 'Ninguna',
  choose: 'Elegir',
  preview: 'Vista previa',
  noName: 'Sin nombre',
  noRockId: 'Sin Rock ID',
  more: (count: number) => `y ${number(count)} más`,
  wrong: (count: number) =>
    plural(count, { one: 'Hay # línea con errores.', other: 'Hay # líneas con errores.' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: 'Hay # línea con errores. Corrígela en tu hoja de cálculo y pega la tabla otra vez:',
      other: 'Hay # líneas con errores. Corrígelas en tu hoja de cálculo y pega la tabla otra vez:',
    }),
};
