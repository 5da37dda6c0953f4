// The words of en/pro.ts in Hindi.
import type { Words } from '../words.ts';

export const pro: Words['pro'] = {
  heading: 'आपका Rock Hunter Pro',
  onThisPage: 'इस पेज पर',
  closed: 'नापने का फ़ीता, चित्र और हम तक पहुँचने का छोटा रास्ता। ये Rock Hunter Pro के साथ मिलते हैं।',
  sections: {
    distanceAnalytics: {
      title: 'दूरियों के आँकड़े',
      text: 'आपके पत्थर कितनी दूर पहुँचे, और आपको क्या-क्या मिला।',
    },
    csvExport: { title: 'CSV फ़ाइलें', text: 'जो आपका है, ऐसी फ़ाइलों में जो हर स्प्रेडशीट खोल ले।' },
    premiumDesigns: {
      title: 'ख़ास डिज़ाइन',
      text: 'प्रिंट करके पत्थर पर उतारने के चित्र, रंगने के रंगों के साथ।',
    },
    prioritySupport: {
      title: 'मदद में प्राथमिकता',
      text: 'हमें किसी भी बारे में लिखें। Rock Hunter Pro के ईमेल का जवाब पहले दिया जाता है।',
    },
  },
  support: {
    subject: '[Rock Hunter Pro] मेरे पत्थरों के बारे में सवाल',
    write: 'मदद के लिए लिखें',
    keepSubject: 'विषय में [Rock Hunter Pro] रहने दें: इससे आपका ईमेल सबसे ऊपर आता है।',
  },
};
