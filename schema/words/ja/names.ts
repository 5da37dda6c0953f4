// The words of en/names.ts in Japanese.
import type { Words } from '../words.ts';

export const names: Words['names'] = {
  nameMarks: 'この名前には、1文字につく記号が多すぎて表示できません',
  nameBadge: '名前には、絵文字やチェックマーク、バッジを使わないでください',
  nameScript: '名前の単語は、それぞれ同じ種類の文字で書いてください',
  nameUnseen: '名前は、目に見える文字で書いてください',
  nameReserved: 'この名前は、コミュニティのために取ってあります。自分の名前を使ってください。',
  nameIsCode: 'これはRock IDのように見え、みんなに読まれてしまいます。別の名前を選んでください。',
};
