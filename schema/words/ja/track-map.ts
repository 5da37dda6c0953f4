// The words of en/track-map.ts in Japanese.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stops = (count: number) => plural(count, { other: '立ち寄り先#か所' });

export const trackMap: Words['trackMap'] = {
  title: (rock: string) => `地図で見る${rock}の旅`,
  loading: '地図を読み込み中…',
  map: (rock: string) => `${rock}が訪れた場所`,
  stops: '立ち寄り先（新しい順）',
  stop: (number: number, place: string) => `立ち寄り先${number}：${place}`,
  pile: (count: number) => plural(count, { other: '近くに集まった立ち寄り先#か所' }),
  notHidden: <T>(rock: T) => [rock, 'はまだかくされていません。最初の立ち寄り先がここに出ます。'],
  play: '再生',
  pause: '一時停止',
  firstStop: '最初の立ち寄り先',
  nextStop: '次の立ち寄り先',
  slider: '旅を立ち寄り先ごとに見る',
  stopOf: (stop: number, count: number, place: string) =>
    `立ち寄り先${number(stop)}/${number(count)}：${place}`,
  stopMark: (stop: number, count: number) => `立ち寄り先${number(stop)}/${number(count)}`,
  quoted: (line: string) => `「${line}」`,
  savePicture: '画像を保存',
  saved: { title: '画像を保存しました', text: (file: string) => `ファイル名は${file}です。` },
  notSaved: {
    title: '画像を保存できませんでした',
    text: 'ブラウザが地図を画像にできませんでした。スクリーンショットなら、同じものが残せます。',
  },
  pictureOf: (rock: string) => `${rock}の旅`,
  figures: (distance: string, count: number) => `${distance} · ${stops(count)}`,
  days: (first: string, last: string) => `${first}〜${last}`,
  visits: {
    hidden: (place: string) => `${place}：かくした`,
    found: (place: string) => `${place}：見つけた`,
    both: (place: string) => `${place}：かくされて、見つかった`,
  },
  legend: '地図の印',
  hidden: 'かくした',
  found: '見つけた',
};
