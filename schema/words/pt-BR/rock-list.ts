// The words of en/rock-list.ts in Brazilian Portuguese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';
function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `das linhas ${lines.slice(0, -1).join(', ')} e ${last}` : `da linha ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Linha ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `Uma lista tem de 1 a ${number(most)} pedras`,
  line: 'Cada pedra tem o número da sua linha',
  text: 'Cada pedra tem um nome e um Rock ID',
  tooNew: (days: number) =>
    `Dá para registrar listas depois de ${unit(days, 'day')} como membro. Até lá, registre as suas pedras uma a uma.`,
  oneADay: 'Você já registrou uma lista hoje. Volte amanhã com a próxima.',
  tooMany: 'Você tentou várias listas. Espere um pouco antes da próxima.',
  untold:
    'Alguns destes Rock IDs já estão em pedras deste site, e só daqui a uma hora podemos dizer quais. Nada foi registrado.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} Nada foi registrado.`,
  noCode: 'Falta o Rock ID',
  asNumber:
    'A sua planilha transformou este Rock ID em um número. Dê à coluna o formato Texto e digite o Rock ID de novo',
  inText: (line: number) =>
    `Um texto desta linha contém o Rock ID da linha ${line}. Tire-o daí: quem ler poderia marcar a pedra como encontrada`,
  same: (line: number) => `Este Rock ID também está na linha ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Já em uma pedra: o Rock ID ${linesOf(lines)}${hasMore ? ', e talvez de outras' : ''}. Nada foi registrado.`,
  openQuote: 'aspas foram abertas e não fechadas. Feche-as ou tire-as',
  quoteInside: 'há aspas dentro de uma célula entre aspas. Tire-as ou escreva-as duas vezes',
  quotedRows: 'uma célula entre aspas contém outras pedras. Feche as aspas antes delas ou tire-as',
  oneColumn:
    'A sua tabela tem uma coluna, e as pedras precisam de duas: os nomes e os Rock IDs. Em um arquivo CSV, elas são separadas por vírgulas, pontos e vírgulas ou tabulações.',
  noNames: 'Escolha a coluna com os nomes.',
  noCodes: 'Escolha a coluna com os Rock IDs.',
  ownColumn: 'Escolha uma coluna só para os Rock IDs.',
  many: 'Registrar muitas pedras',
  box: 'Uma caixa inteira de pedras?',
  boxHow: (most: number) =>
    `Se uma planilha tem os nomes e os Rock IDs delas, até ${number(most)} entram de uma vez.`,
  from: (most: number) =>
    `De uma planilha com um nome e um Rock ID para cada uma: até ${number(most)} de uma vez, uma lista por dia.`,
  registered: (count: number) => plural(count, { one: '# pedra registrada', other: '# pedras registradas' }),
  findThem: 'Elas estão em “Minhas pedras”.',
  tooLong: (count: number, most: number) =>
    `São ${number(count)} pedras, e uma lista tem no máximo ${number(most)}. Envie em partes, uma por dia.`,
  notSent: 'Não foi possível enviar a lista. Tente de novo daqui a pouco.',
  seeWhich: 'Ver quais',
  registering: 'Registrando…',
  register: 'Registrar',
  registerCount: (count: number) => plural(count, { one: 'Registrar # pedra', other: 'Registrar # pedras' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `Primeira pedra: ${name || 'sem nome'}`
      : `Primeira pedra: ${name || 'sem nome'}, Rock ID: ${code || 'falta'}`,
  unread: 'Não foi possível ler este arquivo. Salve a sua tabela como CSV e tente com ela.',
  noText: 'Isto não é um arquivo CSV. Na sua planilha, escolha Salvar como, CSV.',
  cells: 'Células da sua planilha',
  cellsHow: 'Copie-as lá e cole-as aqui, com ou sem títulos.',
  chooseFile: 'Escolher um arquivo CSV',
  fields: { name: 'Nome', code: 'Rock ID', description: 'Descrição' },
  column: (name: string) => `Coluna ${name}`,
  whichColumn: 'O que há em cada coluna?',
  hasHeadings: 'A primeira linha tem títulos',
  none: 'Nenhuma',
  choose: 'Escolher',
  preview: 'Prévia',
  noName: 'Sem nome',
  noRockId: 'Sem Rock ID',
  more: (count: number) => `e mais ${number(count)}`,
  wrong: (count: number) => plural(count, { one: '# linha está errada.', other: '# linhas estão erradas.' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: '# linha está errada. Corrija-a na sua planilha e cole de novo:',
      other: '# linhas estão erradas. Corrija-as na sua planilha e cole de novo:',
    }),
};
