// The words of en/offer-email.ts in Japanese.
import type { Words } from '../words.ts';
import { unit } from './units.ts';

export const offerEmail: Words['offerEmail'] = {
  subject: 'ペイントした石をゆずりたい人がいます',
  heading: 'ペイントした石はいかがですか？',
  what: 'ペイントした石の新しい家をさがしている人が、この石を贈りたいと思っています。引き取った人は、石をかくして、見つけた人がまたかくしていく旅を見守ります。',
  see: (days: number) =>
    `どの石か、だれがゆずるのかを見てみましょう。リンクは${unit(days, 'day')}間使えます。`,
  button: '石を見る',
  doNothing:
    'だれからか心当たりがないときや、石を置く場所がないときは、何もしなくて大丈夫です。知らないうちに石が渡されることはありません。このアドレスは、申し出が続く間だけ保存します。',
};
