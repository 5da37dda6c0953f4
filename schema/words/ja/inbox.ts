// The words of en/inbox.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const inbox: Words['inbox'] = {
  heading: 'お知らせ',
  settings: 'お知らせの設定',
  loadFailed: 'お知らせを読み込めませんでした。',
  loadFailedHint: 'その間も、石たちは旅をしています。少ししてからもう一度お試しください。',
  quiet: '今のところ静かです。',
  quietHint: 'だれかが石を見つけると、ここに届きます。どこかで、石がだれかを待っています。',
  exploreMap: '探検マップ',
  keptFor: (days: number) => `${number(days)}日間保存します。`,
  today: '今日',
  yesterday: 'きのう',
  dayAndTime: (day: string, time: string) => `${day} ${time}`,
  new: '新着',
  seePhoto: '写真を見る',
  seePhotoOf: (rock: string) => `写真を見る：${rock}`,
  answer: '答える',
  answerAbout: (rock: string) => `${rock}について答える`,
  sinceYouWereHere: '前回からのできごと',
  newsFailed: 'お知らせが届きませんでした。その間も、石たちは旅をしています。',
  noNews: '今のところ静かです。どこかで、石がだれかを待っています。',
  all: 'すべてのお知らせ',
};
