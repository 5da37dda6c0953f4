// The words of en/kept-area.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';
import { megabytes } from './units.ts';

export const keptArea: Words['keptArea'] = {
  heading: '散歩の地図',
  keep: 'このエリアを保存',
  what: (km: number) => `ネットワークのない散歩のために、まわり${number(km)}kmの地図と石を保存します。`,
  zoomFirst: '先に、散歩する場所まで拡大してください。',
  replaces: '下のエリアと入れかわります。',
  progress: 'エリアを保存中',
  pieces: (done: number, all: number, bytes: number) =>
    `地図${number(all)}枚のうち${number(done)}枚、${megabytes(bytes / 1e6)}`,
  asking: '石の情報を読み込んでいます…',
  tryAgain: 'もう一度試す',
  stop: '中止',
  keepIt: '保存する',
  leaveIt: 'やめる',
  question: (size: number) => `このエリアには約${number(size)}MB必要です。保存しますか？`,
  kept: (km: number, place: string, bytes: number, day: string) =>
    `保存済み：${place}のまわり${number(km)}km、${megabytes(bytes / 1e6)}、${day}`,
  noRocks: 'このエリアの石の情報は保存されていません。石も見るには、もう一度保存してください。',
  show: '表示',
  remove: '削除',
  done: 'エリアを保存しました。ネットワークがなくても見られます。',
  stopped: (unchanged: string) => `中止しました。${unchanged}`,
  removed: 'エリアを削除しました。',
  since: (moment: string) => `${moment}に保存。オフラインです。`,
  otherStays: '下のエリアは残ります。',
  nothingKept: '何も保存されていません。',
  failed: (why: string, unchanged: string) => `${why}${unchanged}`,
  failures: {
    network: 'ネットワークが切れました。',
    server: '地図から返事がありませんでした。',
    full: 'この端末には、エリアを保存する空きがありません。',
    unavailable: 'このブラウザでは、プライベートウィンドウなどのため、ページが何も保存できません。',
  },
};
