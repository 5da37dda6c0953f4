// The words of en/seen-pages.ts in Arabic.
import type { Words } from '../words.ts';

export const seenPages: Words['seenPages'] = {
  thanks: 'شكرًا على تركه مكانه',
  whereNext: 'إلى أين يذهب بعد ذلك؟',
  lead: <T>(rock: T) => [
    'يصل إلى مَن رسم ',
    rock,
    ' خبر أنك رأيته، وتظهر في رحلته نقطة لهذا اليوم. هل كان في مكان غير مناسب فحرّكته قليلًا؟',
  ],
  sayWhere: 'تحديد مكانه الآن',
  wantToHear: 'أخبار وجهته التالية؟',
  once: 'نراسلك مرة واحدة، عندما يخفيه أحدهم من جديد. بلا حساب.',
  tellMe: 'إخباري بوجهته التالية',
  no: 'لا، شكرًا',
  asked: 'هناك رسالة في بريدك',
  askedLead: <T>(email: (mark: string) => T, rock: T) => [
    'أرسلنا رسالة إلى ',
    email('.'),
    ' ضغطة واحدة فيها، ونخبرك إلى أين يذهب ',
    rock,
    ' بعد ذلك.',
  ],
  moreOnMap: 'المزيد من الأحجار على الخريطة',
  shallWe: 'هل نخبرك؟',
  shallWeLead: <T>(rock: T) => ['عندما يُخفى ', rock, ' من جديد تصلك رسالة واحدة، ثم ننسى عنوانك.'],
  yes: 'نعم، أخبروني',
  willTell: 'سنخبرك',
  willTellLead: <T>(rock: T) => [
    'تصلك رسالة واحدة عندما يُخفى ',
    rock,
    ' من جديد. ومن الرابط نفسه يمكنك التراجع عن ذلك.',
  ],
  doNot: 'لا تخبروني',
  forgot: 'نسينا عنوانك',
  forgotLead: <T>(rock: T) => ['لن تصلك رسالة عن ', rock, '.'],
};
