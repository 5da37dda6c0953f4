// The words of en/rock-list.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

const linesOf = (lines: readonly number[]) => `${lines.join('、')}行目`;

const asSentence = (words: string) => words.replace(/。?$/, '。');

const ofLine = (line: number, why: string) => asSentence(`${line}行目：${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `一覧に入れられる石は1〜${number(most)}個です`,
  line: '石ごとに行の番号が必要です',
  text: '石ごとに名前とRock IDが必要です',
  tooNew: (days: number) =>
    `一覧で登録できるのは、メンバーになって${unit(days, 'day')}たってからです。それまでは、石をひとつずつ登録してください。`,
  oneADay: '今日はもう一覧を登録しました。次の一覧は明日登録してください。',
  tooMany: 'いくつもの一覧が試されました。次の一覧は、しばらく待ってから送ってください。',
  untold:
    'これらのRock IDの一部は、もうこのサイトの石で使われています。どれかをお知らせできるのは1時間後です。何も登録されていません。',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)}何も登録されていません。`,
  noCode: 'Rock IDが必要です',
  asNumber:
    '表計算ソフトがこのRock IDを数値に変えてしまいました。列の書式を「文字列」にして、Rock IDを入力し直してください',
  inText: (line: number) =>
    `この行の文章に、${line}行目のRock IDが入っています。Rock IDは書かないでください。読んだ人が、見つけていなくても記録できてしまいます`,
  same: (line: number) => `このRock IDは${line}行目にもあります`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `${linesOf(lines)}のRock IDは、もう石に使われています${hasMore ? '（ほかにもあるかもしれません）' : ''}。何も登録されていません。`,
  openQuote: '引用符が閉じられていません。閉じるか、消してください',
  quoteInside: '引用符で囲まれたセルの中に、引用符があります。消すか、2つ続けて書いてください',
  quotedRows: '引用符の間のセルに、ほかの石まで入っています。その前で引用符を閉じるか、消してください',
  oneColumn:
    'この表には列がひとつしかありません。石には、名前とRock IDのふたつの列が必要です。CSVファイルでは、列の間をコンマ、セミコロン、タブのどれかで区切ります。',
  noNames: '名前の列を選んでください。',
  noCodes: 'Rock IDの列を選んでください。',
  ownColumn: 'Rock IDには、ほかと別の列を選んでください。',
  many: 'たくさんの石を登録',
  box: '石がひと箱ありますか？',
  boxHow: (most: number) => `名前とRock IDを表にしておくと、一度に${number(most)}個まで登録できます。`,
  from: (most: number) =>
    `名前とRock IDの表から、一度に${number(most)}個まで登録できます。一覧は1日にひとつです。`,
  registered: (count: number) => plural(count, { other: '#個の石を登録しました' }),
  findThem: '「わたしの石」で見られます。',
  tooLong: (count: number, most: number) =>
    `石が${number(count)}個あります。一覧に入るのは${number(most)}個までです。分けて、1日にひとつずつ送ってください。`,
  notSent: '一覧を送れませんでした。少ししてからもう一度お試しください。',
  seeWhich: 'どれかを見る',
  registering: '登録しています…',
  register: '登録',
  registerCount: (count: number) => plural(count, { other: '#個の石を登録' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `最初の石：${name || '名前なし'}`
      : `最初の石：${name || '名前なし'}、Rock ID：${code || 'なし'}`,
  unread: 'このファイルを読めませんでした。表をCSVで保存して、試してください。',
  noText: 'これはCSVファイルではありません。表計算ソフトの「名前を付けて保存」でCSVを選んでください。',
  cells: '表のセル',
  cellsHow: '表からコピーして、ここに貼り付けてください。見出しは、あってもなくてもかまいません。',
  chooseFile: 'CSVファイルを選ぶ',
  fields: { name: '名前', code: 'Rock ID', description: '説明' },
  column: (name: string) => `${name}列`,
  whichColumn: 'どの列が何ですか？',
  hasHeadings: '最初の行は見出し',
  none: 'なし',
  choose: '選んでください',
  preview: 'プレビュー',
  noName: '名前なし',
  noRockId: 'Rock IDなし',
  more: (count: number) => `ほか${number(count)}個`,
  wrong: (count: number) => plural(count, { other: '#行にまちがいがあります。' }),
  wrongAndHow: (count: number) =>
    plural(count, { other: '#行にまちがいがあります。表を直して、もう一度貼り付けてください：' }),
};
