// The words of en/notice-messages.ts in Arabic.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';

const stopped = (text: string) => (/[.?!؟»]$/.test(text) ? text : `${text}.`);

const times = (count: number) =>
  plural(count, {
    zero: 'لم يُعثر عليه حتى الآن',
    one: 'عُثر عليه حتى الآن مرة واحدة',
    two: 'عُثر عليه حتى الآن مرتين',
    few: 'عُثر عليه حتى الآن # مرات',
    many: 'عُثر عليه حتى الآن # مرة',
    other: 'عُثر عليه حتى الآن # مرة',
  });

const at = (near: string | null) => (near === null ? '' : ` ${near}`);

const somebody = (who: string | null) => (who === null ? 'أحدهم' : who);
const painter = (who: string | null) => (who === null ? 'مَن رسمه' : who);

export const noticeMessages: Words['noticeMessages'] = {
  sentence: stopped,
  detailsAsSentence: stopped,
  both: (title: string, details: string) => `${title} ${details}`,
  foundAndMore: (rock: string) => `عُثر على ${rock}، وأخبار أخرى`,
  thingsHappened: (rock: string, count: number) =>
    `أخبار ${rock}: ${plural(count, { zero: 'لا جديد', one: 'خبر واحد', two: 'خبران', few: '# أخبار', many: '# خبرًا', other: '# خبر' })}`,
  says: (who: string) => `كلمة من ${who}:`,
  painterSays: (who: string) => `كلمة من ${who} صاحب الرسم:`,
  isGlad: (who: string) => `عثورك عليه أسعد ${who}.`,
  painterIsGlad: (who: string) => `عثورك عليه أسعد مَن رسمه: ${who}.`,
  asked: (who: string | null) => `عثر ${somebody(who)} على حجر امّحى رقمه، ويظن أنه حجرك.`,
  askedHint: 'الصورة في انتظارك. إذا كان الجواب نعم، يُحتسب العثور له ويستطيع إخفاء الحجر من جديد.',
  confirmed: (who: string | null) => `تعرّف عليه ${painter(who)}. صار الآن من اكتشافاتك.`,
  confirmedHint: 'رقمه ينتظرك في «أحجاري»: بقيت كتابته على الحجر من جديد، وإخفاؤه حيث يبتسم له أحدهم.',
  denied: (who: string | null) => `نظر ${painter(who)} إلى صورتك: حجرك غير هذا. قد يكون بين الأحجار الأخرى.`,
  wanted: (who: string | null) => `فتح ${somebody(who)} رابطك، ويودّ تبنّيه.`,
  wantedHint: 'هل هذا من قصدته؟ لا ينتقل الحجر إلا بموافقتك.',
  given: (who: string | null) => `أهداه إليك ${painter(who)}. تستمر رحلته معك.`,
  givenHint: 'هو ينتظرك في «أحجاري»، وتبقى رحلته تحكي مَن رسمه.',
  declined: (who: string | null) =>
    `يحتفظ به ${painter(who)} في الوقت الحالي. شكرًا على رغبتك في أن يكون له بيت عندك.`,
  reminder: 'هو معك منذ مدة. يمكنك إخفاؤه حيث يبتسم له أحدهم، أو تسليمه، أو الاحتفاظ به.',
  keep: (who: string | null) => `يودّ ${who === null ? 'مَن عثر عليه' : who} الاحتفاظ به، مع الشكر.`,
  keepHint: 'إذا كان الجواب نعم، يستريح الحجر عنده. وإذا كان لا، يواصل الحجر سفره.',
  mayKeep: (who: string | null) => `وافق ${painter(who)}: هو لك، مع الشكر. لا حاجة إلى إخفائه.`,
  mayNotKeep: (who: string | null) => `يودّ ${painter(who)} أن يواصل سفره. يُرجى إخفاؤه عندما يتيسّر ذلك.`,
  kept: (who: string | null) =>
    `هو عند ${somebody(who)} منذ شهر. يستطيع الآن كل من يرى رقمه تسجيل العثور عليه.`,
  seen: (near: string | null) => `رآه أحدهم${at(near)}، وتركه لمن يأتي بعده.`,
  answer: 'نظرنا في الأمر. شكرًا على عنايتك بهذا المجتمع.',
  shifted: (who: string | null, near: string | null) => `حرّكه ${somebody(who)} قليلًا${at(near)}.`,
  rehidden: (who: string | null, near: string | null) => `أعاد ${somebody(who)} إخفاءه${at(near)}.`,
  hidden: (who: string | null, near: string | null) => `أخفاه ${somebody(who)}${at(near)}.`,
  found: (who: string | null, near: string | null) => `عثر عليه ${somebody(who)}${at(near)}.`,
  soFar: (timesFound: number, way: string | null) =>
    way === null ? `${times(timesFound)}.` : `${times(timesFound)}، وقطع ${way}.`,
  buttons: {
    seeAll: 'كل ما جرى',
    thank: 'عرضه وتوجيه الشكر',
    hide: 'إخفاؤه من جديد',
    withYou: 'الأحجار التي معك',
    answer: 'جواب',
    seePhoto: 'عرض الصورة والجواب',
    seeWho: 'عرض صاحب الطلب والجواب',
    myRocks: 'عرضه في «أحجاري»',
    lookAgain: 'نظرة أخرى',
    journey: 'عرض رحلته',
    digest: 'عرض الكل',
  },
  digest: 'ما جرى لأحجارك',
  more: (count: number) => `وأخبار أخرى، عددها ${number(count)}.`,
  settings: 'اختيار ما يصلك من أخبار',
  unsubscribe: 'إيقاف هذه الرسائل',
  reason: (kinds: readonly string[]) => `تصلك هذه الرسالة بسبب: ${kinds.join('، ')}.`,
  ofDigest: 'ما يأتي في ملخّصك',
  ofTopic: (topic: string) => `«${topic}»`,
  push: {
    reminder: 'يمكنك إخفاؤه أو تسليمه أو الاحتفاظ به.',
    seen: 'تركه أحدهم لمن يأتي بعده.',
    answer: 'شكرًا على إخبارنا.',
    asked: 'عثر أحدهم على حجر امّحى رقمه.',
    confirmed: 'تعرّف عليه مَن رسمه. بقي إخفاؤه من جديد.',
    denied: 'يقول مَن رسمه إن حجرك غير هذا.',
    wanted: 'لا ينتقل الحجر إلا بموافقتك.',
    given: 'تستمر رحلته معك.',
    declined: 'شكرًا على رغبتك في أن يكون له بيت عندك.',
    seeAll: 'كل ما جرى في انتظارك.',
    somebody: 'أحدهم',
    by: (who: string) => `بواسطة ${who}`,
    line: (details: string) => details,
  },
};
