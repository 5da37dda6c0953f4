// The words of en/found-rock.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const foundRock: Words['foundRock'] = {
  heading: '石を見つけた',
  field: 'Rock ID',
  lookUp: '調べる',
  looking: '調べています…',
  wornOff: 'IDが消えて読めません',
  tryAgain: 'もう一度試す',
  markAsFound: '見つけたと記録',
  finding: '記録しています…',
  saw: '見かけて、そのままにした',
  hide: '石をかくす',
  register: '石を登録',
  won: 'やりましたね！石を見つけました！',
  titles: {
    active: 'かくす準備ができています',
    hidden: 'かくれた石を見つけました！',
    found: 'もう一度かくせる石です',
  },
  nothing: {
    title: 'Rock IDを入力',
    text: 'ラベルにあるか、石の裏に書いてあります。',
  },
  howItWorks: '使いかた',
  steps: [
    'スマホでラベルを読み取るか、Rock IDを入力します。',
    '見つけたと記録します。これにはログインが必要です。見るだけなら、だれでもできます。',
    '新しい場所にかくして、地図で旅を見守りましょう。',
  ],
  quickLinks: 'リンク',
  nowInRehide: <T>(name: T, link: (words: string) => T) => [
    name,
    'が',
    link('次にかくす石'),
    'に入りました。',
  ],
  timesFound: (count: number) => plural(count, { other: 'これまでに#回発見' }),
  join: (productName: string) => `${productName}に参加：楽しみかたを選んで、石の旅を見守りましょう！`,
};
