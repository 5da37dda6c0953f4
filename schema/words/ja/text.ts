// The words of en/text.ts in Japanese.
import type { Words } from '../words.ts';

const fields = {
  rockName: '石の名前',
  description: '説明',
  notes: 'メモ',
  line: 'ひとこと',
  comment: 'コメント',
  details: '詳細',
  what: '石の絵',
  town: '町',
  place: '場所',
  locationName: '場所の名前',
  city: '市区町村',
  state: '都道府県・州',
  country: '国',
  firstName: '「名」',
  lastName: '「姓」',
  search: '検索する言葉',
  reason: '理由',
  tracking: '配送メモ',
  name: '名前',
  street: '番地',
  secondLine: '住所の2行目',
  address: '住所',
  stateOrProvince: '都道府県・州',
  zipCode: '郵便番号',
  zipcode: '郵便番号',
  orderNumber: '注文番号',
};

type Field = keyof typeof fields;

export const text: Words['text'] = {
  noTimeZone: 'Asia/Tokyoのようなタイムゾーンではありません',
  unreadable: '保存できない文字が入っています',
  hiddenCode: '表示されないRock ID',
  tooLong: (field: Field, most: number) => `${fields[field]}は${most}文字までです`,
  noText: (field: Field) => `${fields[field]}は文字で入力してください`,
};
