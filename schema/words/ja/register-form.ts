// The words of en/register-form.ts in Japanese.
import type { Words } from '../words.ts';

export const registerForm: Words['registerForm'] = {
  heading: '石を登録',
  intro: '名前とIDがあれば、石は旅をはじめられます。',
  photo: '石の写真',
  photoHow: '10MBまで。写真がなければ、こちらで石の絵をかきます。',
  removePhoto: '写真を削除',
  yourPhoto: '選んだ写真',
  dropPhoto: 'ここに写真をドロップ',
  name: '石の名前',
  rockId: 'QRコードのRock ID',
  rockIdHow: 'ラベルにあるID。ここで見られるのは、自分と、石を持っている人だけです。',
  noLabel: 'ラベルがまだないので、IDをもらう',
  issued: <T>(code: T) => [
    code,
    'が、この石のIDです。かくす前に石の裏に書くか、登録したあと「わたしの石」でラベルを印刷してください。石を見つけた人は、それを読み取るか、このサイトに入力します。',
  ],
  description: '説明',
  descriptionHow: '任意：石の物語、色、かきながら思ったこと。',
  hideNow: '今すぐかくしますか？',
  hideNowHow: '石がもうかくし場所にあるか、そのそばにいるときに、チェックしてください。',
  cancel: 'キャンセル',
  register: '石を登録',
  registering: '登録しています…',
  registered: '石を登録しました',
  success: '登録が完了しました。',
  placeIsLost:
    '登録は完了しました。ただ、場所は保存できませんでした。「わたしの石」からかくしてください。入力した内容は、そこに残っています。',
  failed: '石を登録できませんでした。もう一度お試しください。',
  typedIsKept: (why: string) => `${why.replace(/[。.]?$/, '。')}入力した内容は残っています。`,
  expired: {
    title: 'ログインの期限が切れました',
    description: 'もう一度ログインしてください。入力した内容は残っています。',
  },
  already: <T>(name: T) => ['この石はもう登録しています：', name, '。'],
  alreadySafe: '最初に送った内容のまま、「わたしの石」にちゃんとあります。',
  showIt: '「わたしの石」で見る',
  hideRock: '石をかくす',
  home: {
    title: 'ここは自宅ですか？',
    blur: (way: string) => `約${way}の範囲にぼかす`,
    isPublic: 'みんなの場所です',
    whoSees: <T>(town: T, way: string) => [
      'この場所は、プロフィールにある町、',
      town,
      `の近くです。メンバーには正確な場所が、訪問者には約${way}の範囲のおおよその場所が見えます。ぼかすと、メンバーにも約${way}の範囲だけが見えます。`,
    ],
    answerStays: 'この場所についての答えは、このタブの中だけに残ります。',
  },
};
