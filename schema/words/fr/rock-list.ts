// The words of en/rock-list.ts in French.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `lignes ${lines.slice(0, -1).join(', ')} et ${last}` : `ligne ${last}`;
}

const asSentence = (words: string) => words.replace(/\.?$/, '.');

const ofLine = (line: number, why: string) => asSentence(`Ligne ${line} : ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `Une liste a de 1 à ${number(most)} galets`,
  line: 'Chaque galet a le numéro de sa ligne',
  text: 'Chaque galet a un nom et un Rock ID',
  tooNew: (days: number) =>
    `Pour enregistrer des listes, il faut être membre depuis ${unit(days, 'day')}. D’ici là, enregistre tes galets un par un.`,
  oneADay: 'Tu as déjà enregistré une liste aujourd’hui. Reviens demain avec la suivante.',
  tooMany: 'Tu as essayé plusieurs listes. Attends un peu avant la suivante.',
  untold:
    'Certains de ces Rock ID sont déjà sur des galets de ce site, et nous ne pourrons dire lesquels que dans une heure. Rien n’a été enregistré.',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} Rien n’a été enregistré.`,
  noCode: 'Il manque le Rock ID',
  asNumber:
    'Ton tableur a transformé ce Rock ID en nombre. Donne à la colonne le format « Texte », et saisis de nouveau le Rock ID',
  inText: (line: number) =>
    `Un texte de cette ligne contient le Rock ID de la ligne ${line}. Retire-le : quelqu’un pourrait le lire ici et s’attribuer une trouvaille`,
  same: (line: number) => `Ce Rock ID est aussi à la ligne ${line}`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `Déjà sur un galet, le Rock ID de : ${linesOf(lines)}${hasMore ? ', et peut-être d’autres' : ''}. Rien n’a été enregistré.`,
  openQuote: 'un guillemet est ouvert et n’est pas fermé. Ferme-le, ou retire-le',
  quoteInside: 'un guillemet se trouve dans une cellule entre guillemets. Retire-le, ou écris-le deux fois',
  quotedRows:
    'une cellule entre guillemets contient d’autres galets. Ferme le guillemet avant eux, ou retire-le',
  oneColumn:
    'Ton tableau a une colonne, et il en faut deux : les noms et les Rock ID des galets. Dans un fichier CSV, des virgules, des points-virgules ou des tabulations les séparent.',
  noNames: 'Choisis la colonne des noms.',
  noCodes: 'Choisis la colonne des Rock ID.',
  ownColumn: 'Choisis une colonne à part pour les Rock ID.',
  many: 'Enregistrer plusieurs galets',
  box: 'Toute une boîte de galets ?',
  boxHow: (most: number) =>
    `Si un tableur contient leurs noms et leurs Rock ID, jusqu’à ${number(most)} arrivent d’un coup.`,
  from: (most: number) =>
    `Depuis un tableur avec un nom et un Rock ID pour chacun : jusqu’à ${number(most)} d’un coup, une liste par jour.`,
  registered: (count: number) => plural(count, { one: '# galet enregistré', other: '# galets enregistrés' }),
  findThem: 'Tu les trouves dans « Mes galets ».',
  tooLong: (count: number, most: number) =>
    `Cela fait ${number(count)} galets, et une liste en a ${number(most)} au plus. Envoie-la en plusieurs parties, une par jour.`,
  notSent: 'La liste n’a pas pu être envoyée. Réessaie dans un instant.',
  seeWhich: 'Voir lesquels',
  registering: 'Enregistrement…',
  register: 'Enregistrer',
  registerCount: (count: number) =>
    plural(count, { one: 'Enregistrer # galet', other: 'Enregistrer # galets' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `Premier galet : ${name || 'sans nom'}`
      : `Premier galet : ${name || 'sans nom'}, Rock ID ${code || 'manquant'}`,
  unread: 'Ce fichier n’a pas pu être lu. Enregistre ton tableau au format CSV, et essaie avec celui-là.',
  noText: 'Ce n’est pas un fichier CSV. Dans ton tableur, choisis « Enregistrer sous », CSV.',
  cells: 'Cellules de ton tableur',
  cellsHow: 'Copie-les là-bas et colle-les ici, avec ou sans titres.',
  chooseFile: 'Choisir un fichier CSV',
  fields: { name: 'Nom', code: 'Rock ID', description: 'Description' },
  column: (name: string) => `Colonne ${name}`,
  whichColumn: 'Que contient chaque colonne ?',
  hasHeadings: 'La première ligne contient des titres',
  none: 'Aucune',
  choose: 'Choisir',
  preview: 'Aperçu',
  noName: 'Sans nom',
  noRockId: 'Sans Rock ID',
  more: (count: number) => `et ${number(count)} de plus`,
  wrong: (count: number) =>
    plural(count, { one: '# ligne a un problème.', other: '# lignes ont un problème.' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: '# ligne a un problème. Corrige-la dans ton tableur, et recolle le tout :',
      other: '# lignes ont un problème. Corrige-les dans ton tableur, et recolle le tout :',
    }),
};
