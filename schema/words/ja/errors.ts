// The words of en/errors.ts in Japanese.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'ログインが必要です',
  notFound: 'ここには何もありません',
  malformed: 'このリクエストを読み取れませんでした。もう一度お試しください。',
  tooLarge: '一度に受け取れる量を超えています',
  unsupportedType: 'この種類の内容は、ここでは扱えません',
  tooMany: '一度にたくさん届きました。少し待ってから、もう一度お試しください。',
  unavailable: '必要なサービスが今お休みしています。少ししてからもう一度お試しください。',
  noEmail: '今はメールを送れませんでした。少ししてからもう一度お試しください。',
  unexpected: 'こちらで問題が起きました。もう一度お試しください。',
  crossSite: 'このリクエストは別のサイトから来ました',
  keyMalformed: 'Idempotency-Keyは、目に見える文字で8〜64文字です',
  keyReused: 'このリクエストは、別の内容でもう送られています',
};
