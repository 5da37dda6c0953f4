// The words of en/share.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

export const share: Words['share'] = {
  share: 'シェア',
  details: '石の紹介をシェア',
  link: '石のリンクをシェア',
  copyLink: '石のリンクをコピー',
  copyWebsite: 'サイトのリンクをコピー',
  linkCopied: '石のリンクをコピーしました',
  websiteCopied: 'サイトのリンクをコピーしました',
  title: (rock: string, productName: string) => `${productName}の${rock}`,
  text: (rock: string, productName: string, link: string) => `${productName}で${rock}の旅を見守ろう：${link}`,
  saved: '画像を保存しました',
  savedAs: (file: string) => `ファイル名は${file}です。`,
  savedWithoutPhoto: (file: string) =>
    `ファイル名は${file}です。写真は読み込めなかったので、カードに入っていません。`,
  failed: {
    title: 'シェアできませんでした',
    description: '端末のシェア画面が開きませんでした。代わりに、画像をダウンロードに保存しました。',
  },
  noPicture: {
    title: '画像を作れませんでした',
    description: '代わりに、石の紹介をクリップボードにコピーしました。',
  },
  lines: {
    status: (status: string) => `状態：${status}`,
    distance: (way: string) => `旅した距離：${way}`,
    finds: (count: number) => `発見の回数：${number(count)}`,
    place: (name: string) => `最後の場所：${name}`,
    noPlace: '最後の場所：まだありません',
  },
  card: {
    findsUnit: (count: number) => plural(count, { other: '回の発見' }),
    hidden: 'かくした',
    found: '見つけた',
    by: (finder: string) => `${finder}さん`,
  },
};
