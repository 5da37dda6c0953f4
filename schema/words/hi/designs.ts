// The words of en/designs.ts in Hindi.
import type { Words } from '../words.ts';

export const designs: Words['designs'] = {
  unknown: 'ऐसा कोई डिज़ाइन नहीं है',
  loadFailed: 'डिज़ाइन लोड नहीं हो सके।',
  palettes: 'रंगों के मेल',
  notLoaded: 'यह चित्र लोड नहीं हो सका।',
  tryAgain: 'फिर कोशिश करें',
  tryAgainOf: (design: string) => `फिर कोशिश करें: ${design}`,
  lineArt: (design: string) => `रेखाचित्र: ${design}`,
  difficulties: { easy: 'आसान', 'steady hand': 'सधा हाथ', patient: 'सब्र वाला' },
  paints: 'रंग',
  printSizes: 'प्रिंट में यह 3, 5 और 8 सेमी चौड़ा होता है, उतारने या रंग भरने के लिए। 100% पर प्रिंट करें (“असली आकार”)।',
  download: 'डाउनलोड करें',
  print: 'प्रिंट करें',
  notPrinted: {
    title: 'चित्र अभी नहीं आया',
    text: 'अपना इंटरनेट जाँचें, फिर यह विंडो बंद करके दोबारा खोलें।',
  },
  size: (cm: number, inches: string) => `${cm} सेमी · ${inches} इंच`,
  centimeters: (count: number) => `${count} सेमी`,
  inches: (count: number) => `${count} इंच`,
  toStone: 'काग़ज़ से पत्थर तक',
  steps: [
    'अपने पत्थर का आकार चुनें, और चित्र को किनारे-किनारे काट लें।',
    'पीछे की ओर नरम पेंसिल रगड़ें, गहरे पत्थर के लिए सफ़ेद चॉक।',
    'उसे पत्थर पर टेप से चिपकाएँ और बॉलपेन से रेखाओं पर चलें।',
    'रंगें, सूखने दें, और पारदर्शी वार्निश की दो परतें लगाएँ।',
  ],
  rulerAgrees: '100% (“असली आकार”) पर प्रिंट हो, तो यह पैमाना आपके पैमाने से मेल खाता है।',
};
