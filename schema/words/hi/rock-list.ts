// The words of en/rock-list.ts in Hindi.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { unit } from './units.ts';

function linesOf(lines: readonly number[]): string {
  const last = lines.at(-1);
  return lines.length > 1 ? `पंक्तियाँ ${lines.slice(0, -1).join(', ')} और ${last}` : `पंक्ति ${last}`;
}

const asSentence = (words: string) => words.replace(/[.।]?$/, '।');

const ofLine = (line: number, why: string) => asSentence(`पंक्ति ${line}: ${why}`);

export const rockList: Words['rockList'] = {
  rocks: (most: number) => `एक सूची में 1 से ${number(most)} पत्थर होते हैं`,
  line: 'हर पत्थर के साथ उसकी पंक्ति का नंबर होता है',
  text: 'हर पत्थर का नाम और Rock ID होता है',
  tooNew: (days: number) =>
    `सूची रजिस्टर करने के लिए कम से कम इतने समय से सदस्य होना ज़रूरी है: ${unit(days, 'day')}। तब तक पत्थर एक-एक करके रजिस्टर करें।`,
  oneADay: 'आज आपने एक सूची रजिस्टर की है। अगली के साथ कल आएँ।',
  tooMany: 'आपने कई सूचियाँ आज़माईं। अगली से पहले थोड़ा रुकें।',
  untold:
    'इनमें से कुछ Rock ID इस साइट के पत्थरों पर पहले से हैं, और कौन-से, यह हम एक घंटे बाद ही बता सकते हैं। कुछ भी रजिस्टर नहीं हुआ।',
  problem: (line: number, why: string) => ofLine(line, why),
  refused: (line: number, why: string) => `${ofLine(line, why)} कुछ भी रजिस्टर नहीं हुआ।`,
  noCode: 'Rock ID ज़रूरी है',
  asNumber: 'आपकी स्प्रेडशीट ने इस Rock ID को संख्या बना दिया है। कॉलम का फ़ॉर्मैट Text करें और Rock ID फिर से लिखें',
  inText: (line: number) =>
    `इस पंक्ति के किसी टेक्स्ट में पंक्ति ${line} का Rock ID है। उसे हटाएँ: जो इसे पढ़े, वह पत्थर मिलने का दावा कर सकता है`,
  same: (line: number) => `यह Rock ID पंक्ति ${line} में भी है`,
  taken: (lines: readonly number[], hasMore: boolean) =>
    `${linesOf(lines)}: Rock ID किसी पत्थर पर पहले से है${hasMore ? ', और शायद औरों का भी' : ''}। कुछ भी रजिस्टर नहीं हुआ।`,
  openQuote: 'उद्धरण चिह्न खुला है, पर बंद नहीं हुआ। उसे बंद करें, या हटा दें',
  quoteInside: 'उद्धरण चिह्नों वाले सेल के अंदर एक उद्धरण चिह्न है। उसे हटाएँ, या दो लिखें',
  quotedRows: 'उद्धरण चिह्नों के बीच के सेल में और पत्थर आ गए हैं। उनसे पहले चिह्न बंद करें, या हटा दें',
  oneColumn:
    'आपकी तालिका में एक ही कॉलम है, और पत्थरों के लिए दो चाहिए: नाम और Rock ID। CSV फ़ाइल में उनके बीच कॉमा, सेमीकोलन या टैब होते हैं।',
  noNames: 'नामों वाला कॉलम चुनें।',
  noCodes: 'Rock ID वाला कॉलम चुनें।',
  ownColumn: 'Rock ID के लिए अलग कॉलम चुनें।',
  many: 'बहुत सारे पत्थर रजिस्टर करें',
  box: 'पत्थरों का पूरा डिब्बा?',
  boxHow: (most: number) => `अगर नाम और Rock ID किसी स्प्रेडशीट में हैं, तो एक साथ ${number(most)} तक आ सकते हैं।`,
  from: (most: number) =>
    `स्प्रेडशीट से, हर पत्थर के नाम और Rock ID के साथ: एक बार में ${number(most)} तक, दिन में एक सूची।`,
  registered: (count: number) => plural(count, { one: '# पत्थर रजिस्टर हुआ', other: '# पत्थर रजिस्टर हुए' }),
  findThem: 'वे “मेरे पत्थर” में हैं।',
  tooLong: (count: number, most: number) =>
    `ये ${number(count)} पत्थर हैं, और एक सूची में ज़्यादा से ज़्यादा ${number(most)} आते हैं। हिस्सों में भेजें, रोज़ एक।`,
  notSent: 'सूची भेजी नहीं जा सकी। थोड़ी देर में फिर कोशिश करें।',
  seeWhich: 'देखें कौन-सी',
  registering: 'रजिस्टर हो रहे हैं…',
  register: 'रजिस्टर करें',
  registerCount: (count: number) => plural(count, { one: '# पत्थर रजिस्टर करें', other: '# पत्थर रजिस्टर करें' }),
  first: (name: string, code: string | undefined) =>
    code === undefined
      ? `पहला पत्थर: ${name || 'नाम नहीं'}`
      : `पहला पत्थर: ${name || 'नाम नहीं'}, Rock ID ${code || 'नहीं है'}`,
  unread: 'यह फ़ाइल पढ़ी नहीं जा सकी। अपनी तालिका को CSV में सेव करें और उसे आज़माएँ।',
  noText: 'यह CSV फ़ाइल नहीं है। अपनी स्प्रेडशीट में “Save as” और फिर CSV चुनें।',
  cells: 'आपकी स्प्रेडशीट के सेल',
  cellsHow: 'उन्हें वहाँ कॉपी करके यहाँ चिपकाएँ, शीर्षकों के साथ या बिना।',
  chooseFile: 'CSV फ़ाइल चुनें',
  fields: { name: 'नाम', code: 'Rock ID', description: 'विवरण' },
  column: (name: string) => `कॉलम ${name}`,
  whichColumn: 'किस कॉलम में क्या है?',
  hasHeadings: 'पहली पंक्ति में शीर्षक हैं',
  none: 'कोई नहीं',
  choose: 'चुनें',
  preview: 'झलक',
  noName: 'नाम नहीं',
  noRockId: 'Rock ID नहीं',
  more: (count: number) => `और ${number(count)}`,
  wrong: (count: number) => plural(count, { one: '# पंक्ति ग़लत है।', other: '# पंक्तियाँ ग़लत हैं।' }),
  wrongAndHow: (count: number) =>
    plural(count, {
      one: '# पंक्ति ग़लत है। उसे अपनी स्प्रेडशीट में बदलें और फिर से चिपकाएँ:',
      other: '# पंक्तियाँ ग़लत हैं। उन्हें अपनी स्प्रेडशीट में बदलें और फिर से चिपकाएँ:',
    }),
};
