// The words of en/journey.ts in Japanese.
import type { Words } from '../words.ts';

export const journey: Words['journey'] = {
  latitude: '緯度は-90から90までの数です',
  longitude: '経度は-180から180までの数です',
  nowhere: '緯度0、経度0は海のまん中です。石のある場所を入力してください。',
  locationName: '場所の名前が必要です',
  actionType: '石をかくしたのか、見つけたのかを選んでください',
  notOwner: 'この石をかくせるのは持ち主だけです',
  notActive: 'この石はもうかくされているか、見つけた人の手もとにあります',
  notHolder: 'この発見に書き足せるのは、見つけた人だけです',
  initialNotes: '最初のかくし場所',
  deeds: { hidden: 'かくした', found: '見つけた', moved: '少し動かした', handed: '手渡した' },
  deedsBy: {
    hidden: (name: string) => `${name}さんがかくした`,
    found: (name: string) => `${name}さんが見つけた`,
    moved: (name: string) => `${name}さんが少し動かした`,
    handed: (name: string) => `${name}さんに手渡した`,
  },
  tooFast: 'ランキングの対象外：取り込んだ記録か、飛行機より速い移動です',
  partTooFast: (distance: string) =>
    `うち${distance}はランキングの対象外：取り込んだ記録か、飛行機より速い移動です`,
  logged: (day: string) => `${day}に記録`,
  mistake: 'まちがいだったので、数に入りません',
  timeline: '石の旅の記録',
  begins: <T>(rock: T) => [rock, 'がはじめてかくされると、旅がはじまります。'],
  earlierMissing: '前の記録が届きませんでした。もう一度お試しください。',
  showEarlier: '前の記録を見る',
  missing: <T>(rock: T) => [rock, 'の旅の記録が届きませんでした。接続を確かめてください。'],
  tryAgain: 'もう一度試す',
};
