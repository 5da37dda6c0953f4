// The words of en/products.ts in Japanese.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

const sealIt = { label: '屋外', value: '仕上げにニスをぬってください' };

const bundle = (pieces: number, name: string, description: string) => ({
  name,
  description,
  detailedDescription:
    '近くによい石がない、さがす時間がない、そんなときに。手のひらサイズのつるつるした石です。洗って乾かしてあるので、最初のひと筆から絵の具がなじみます。形はひとつひとつちがいます。しばらく回して見ていると、何になりたいか教えてくれます。',
  features: [
    `絵をかくためのつるつるした石${pieces}個`,
    '洗って乾かしてあり、すぐに下ぬりができます',
    '自然の石なので、形はさまざま',
  ],
  specifications: [
    { label: '石', value: `${pieces}個` },
    { label: '大きさ', value: '手のひらサイズ' },
    { label: '表面', value: 'つるつる、洗浄・乾燥済み' },
    { label: '合うもの', value: 'アクリル絵の具と耐水マーカー' },
    { label: 'ラベル', value: '入っていません' },
  ],
});

const featuresOf = (pieces: number) => [
  `耐水のQRコードラベル${pieces}枚`,
  '1枚ごとに、まだ使われたことのないRock ID',
  '見つけた人をまっすぐ石のページへ案内するQRコード',
  '送料無料',
];

const specificationsOf = (pieces: number) => [
  { label: 'ラベル', value: `${pieces}枚` },
  { label: 'ラベルの大きさ', value: '約1.3×2.5cm（1/2×1インチ）' },
  { label: '読み取り距離', value: '約30cm（12インチ）まで' },
  { label: '天候', value: '耐水' },
];

const pack = (pieces: number, whom: string) => ({
  name: `QRコードラベル（${pieces}枚）`,
  description: `QRコードとRock IDのついた耐水ラベル${pieces}枚。${whom}`,
  detailedDescription: `石${pieces}個の裏にはれる、小さなラベル${pieces}枚です。1枚はって、石を登録するときにそのRock IDを入力し、だれかが思わず二度見する場所にかくしましょう。見つけた人がスマホでラベルを読み取ると、石がどこを旅したかが地図に出ます。電池もアプリもいりません。文字が読めるかぎり、ずっと使えます。`,
  features: featuresOf(pieces),
  specifications: specificationsOf(pieces),
});

export const products: Words['products'] = {
  categories: {
    'rock-bundles': {
      name: '石のセット',
      description: '洗ってあり、最初の点を待っているつるつるした石。',
    },
    'art-supplies': {
      name: '画材',
      description: 'マーカー、絵の具、ステンシル、そして雨をはじく仕上げのニス。',
    },
    'qr-labels': {
      name: 'QRコードラベル',
      description: '1枚ごとにRock IDとQRコード。石がどこを旅したか教えてくれます。',
    },
  },
  count: (count: number) => plural(count, { other: '商品#点' }),
  pricePerLabel: { label: '1枚あたり', value: (price: string) => `約${price}` },
  all: {
    'rock-bundle-5': bundle(5, 'はじめての石セット（5個）', 'はじめて試す、つるつるした石5個。'),
    'rock-bundle-10': bundle(10, '石セット（10個）', '石10個。5人で囲むテーブルに、ふたつずつ。'),
    'rock-bundle-15': bundle(15, '石セット（15個）', '雨の1週間を家で楽しむ、石15個。'),
    'rock-bundle-20': bundle(20, '石セット（20個）', 'パーティーに、または長い冬のおともに、石20個。'),
    'rock-bundle-25': bundle(25, '石セット（25個）', 'クラスのみんなに足りる、石25個。'),
    'rock-bundle-50': bundle(50, '石セット（50個）', 'クラブやキャンプ、市場の出店に、石50個。'),
    'rock-bundle-100': bundle(100, '石セット（100個）', '町のみんなで絵をかく、石100個。'),
    'waterproof-markers': {
      name: '耐水マーカー',
      description: '下がすけない色のペン。りんかくや文字、いちばん小さな点に。',
      detailedDescription:
        'はじめるなら、マーカーがいちばん手軽です。洗う筆も、こぼす水もなく、線は思ったところに引けます。石にじかに、または乾いた絵の具の上にかいて、重ねるたびに1分乾かし、最後にニスをぬりましょう。',
      features: ['あざやかな色の耐水マーカーセット', 'りんかく、文字、点に合うペン先'],
      specifications: [
        { label: '種類', value: '耐水マーカーセット' },
        { label: '合うもの', value: '何もぬっていない石、乾いたアクリル絵の具' },
        sealIt,
      ],
    },
    'acrylic-paint-set': {
      name: 'アクリル絵の具セット',
      description: '1、2回のぬりで石をおおい、よく混ざる、つやなしの絵の具。',
      detailedDescription:
        'アクリル絵の具は、ほかのどの絵の具よりも石によくつきます。早く乾き、重ねぬりしやすく、ぬれている間は手や筆から水で落とせます。まず明るい色で下ぬりをして、乾いたら絵をかき、点は最後にかきましょう。',
      features: ['よく混ざる色のアクリル絵の具セット', 'テーブルいっぱいの石に足りる量'],
      specifications: [
        { label: '種類', value: 'アクリル絵の具セット' },
        { label: '合うもの', value: 'きれいで乾いた石' },
        { label: 'お手入れ', value: 'ぬれている間に水で' },
        sealIt,
      ],
    },
    stencils: {
      name: 'ステンシル',
      description: '葉っぱ、星、波、点の型。どんな年齢の手にも。',
      detailedDescription:
        '「絵はかけない」と言うみなさんへ。型を石にぴったり当て、筆に絵の具を少しだけつけてポンポンとのせ、まっすぐ上に持ち上げます。ふけば、何度でも使えます。',
      features: ['くり返し使えるステンシルのセット', '手のひらサイズの石に合う、かんたんな形'],
      specifications: [
        { label: '種類', value: 'ステンシルセット' },
        { label: '合うもの', value: 'アクリル絵の具と耐水マーカー' },
        { label: 'お手入れ', value: '水でふく' },
      ],
    },
    sealant: {
      name: '仕上げ用ニス',
      description: '雨をはじき、色を守る透明なニス。',
      detailedDescription:
        '最後のひと手間が、石がどこまで旅できるかを決めます。絵の具を1日乾かして、屋外でうすく2回スプレーし、そのたびによく乾かします。ラベルは最後のニスの前にはり、その上のニスはうすく透明に仕上げてください。',
      features: ['透明な仕上げ用ニス1本'],
      specifications: [
        { label: '種類', value: '屋外用の透明スプレー' },
        { label: '合うもの', value: '乾いたアクリル絵の具とマーカー' },
        { label: '使いかた', value: '屋外で、大人の方が使ってください' },
      ],
    },
    'qr-labels-founding-20': {
      name: '初代アンバサダーのQRコードラベル（20枚）',
      description: '初代アンバサダーには無料。それぞれの州や国で先着2名です。',
      detailedDescription:
        '初代アンバサダーは、自分の住む町にペイントした石を広めます。そのためのラベルをお届けします。ラベルの届け先の住所で応募してください。アメリカではそれぞれの州、ほかの国ではそれぞれの国で、先着2名が選ばれます。結果は24時間以内にメールでお知らせします。',
      features: featuresOf(20),
      specifications: [...specificationsOf(20), { label: '価格', value: '応募により無料' }],
    },
    'qr-labels-5': pack(5, '台所のテーブルで過ごす、はじめての家族の午後に。'),
    'qr-labels-10': pack(10, '絵をかく週末に。少し余るくらいの枚数です。'),
    'qr-labels-15': pack(15, '誕生日パーティーに、またはゆっくり散歩する夏に。'),
    'qr-labels-20': pack(20, 'クラス全員に、または夢中でかく人に。'),
    'qr-labels-25': pack(25, 'スカウトのみんなと、手伝うリーダーたちに。'),
    'qr-labels-50': pack(50, 'クラブや図書館、キャンプに。'),
    'qr-labels-100': pack(100, 'どの道にも石を置きたい町に。'),
  },
};
