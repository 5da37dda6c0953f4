// The words of en/archive.ts in Japanese.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `${name}の写真`,
  profilePicture: 'プロフィール写真',
  photoToPainter: (rock: string | null) => `${rock ?? 'ある石'}の作者に送った写真`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `${productName}の自分のデータ

このファイルは、人に見せないでください。中のRock IDは秘密で、正確な場所も秘密です。

rocks.json, journeys.json   自分の石とそのRock ID、そして旅のすべての記録（自分に見えるとおり）。
account.json                プロフィール、設定、プラン、注文。
community.json              見つけた記録、かくした記録、コメント、いいね、フォロー、報告、質問、返事、申し出。
                            ゆずった石。ほかの人が自分の石に寄せたもの。
                            自分の旅の中で、サイトに表示されるほかの人の名前。
photos/, photos.json        石ごとの写真（ファイル名は石のid）と、プロフィール写真。
questions/                  まだ返事のない作者に送った写真。
csv/                        石、旅、発見、フォロー、お知らせ（表計算ソフト用）。
journeys.gpx, finds.gpx     旅と発見（地図やGPSアプリ用）。

JSONファイルの形式：${publicOrigin}/export.schema.json
時刻はUTCです。

入っていないもの：ほかの人のコメント、ほかの人の発見と別の場所、
コードやセッションのハッシュのように、アカウントを守るためだけのもの。

このファイルで、石を別のアカウントに取り込めます。
「プロフィールと設定」の「設定」にある「自分のデータ」を開いてください。ファイルは変えないでください。
石、旅、写真が取り込まれます。いいね、コメント、ほかの人の石の発見は取り込まれません。
${missing}
お問い合わせ：${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
ないもの：次のものはサイトから失われたため、このファイルに入っていません。
photos.jsonの「missing」に、その石が挙げてあります。
${supportEmail}までお知らせください。
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- ほか${number(more)}件\n` : ''}`,
};
