// The words of en/places.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const places: Words['places'] = {
  empty: 'さがす場所を入力してください',
  unknown: 'この名前の場所は見つかりませんでした',
  resting: '場所の検索がお休みしています。少ししてからもう一度お試しください。',
  off: 'ここでは住所を検索できません。町を検索するか、地図を押してください。',
  coordinates: '場所は「緯度,経度」の順の度数です',
  search: '検索',
  searchFor: '場所を検索',
  places: '場所',
  suggested: '場所の候補',
  townOrPark: '町や公園',
  townParkOrAddress: '町、公園、住所',
  notNow: '今は場所を検索できません。入力した言葉は残っています。',
  noneBegins: (typed: string) => `「${typed}」ではじまる町や公園はありません。`,
  noneBeginsButAddress: (typed: string) =>
    `「${typed}」ではじまる町や公園はありません。Enterキーを押すと住所をさがします。`,
  suggestions: (count: number) => plural(count, { other: '#件の場所。矢印キーで選べます。' }),
  notFound: {
    title: '場所が見つかりません',
    tryPark: 'この名前の場所は見つかりませんでした。町や公園の名前を試してください。',
    tryStreet: 'この名前の場所は見つかりませんでした。町や通りの名前を試してください。',
  },
  park: '公園',
  notPossible: '検索できません',
};
