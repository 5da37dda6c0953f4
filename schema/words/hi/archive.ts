// The words of en/archive.ts in Hindi.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `${name} की फ़ोटो`,
  profilePicture: 'आपकी प्रोफ़ाइल की तस्वीर',
  photoToPainter: (rock: string | null) =>
    rock === null ? 'किसी पत्थर के कलाकार को भेजी आपकी फ़ोटो' : `${rock} के कलाकार को भेजी आपकी फ़ोटो`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `${productName} पर आपका डेटा

यह फ़ाइल अपने तक रखें। इसमें Rock ID राज़ हैं, और ठीक-ठीक जगहें भी।

rocks.json, journeys.json   आपके पत्थर, उनके Rock ID, और उनके सफ़र का हर क़दम जैसा आपको दिखता है।
account.json                आपकी प्रोफ़ाइल, सेटिंग, प्लान और ऑर्डर।
community.json              आपकी खोजें, छिपाए पत्थर, टिप्पणियाँ, पसंद, शिकायतें, सवाल, जवाब और पेशकशें;
                            जिन पत्थरों के साथ आप हैं; जो पत्थर आपने किसी को दिए; औरों ने आपके
                            पत्थरों को क्या दिया; आपके सफ़र में औरों के लिए साइट जो नाम दिखाती है।
photos/, photos.json        हर पत्थर की फ़ोटो, जिसका नाम पत्थर की id है, और आपकी प्रोफ़ाइल की तस्वीर।
questions/                  उन कलाकारों को भेजी आपकी फ़ोटो, जिन्होंने अभी जवाब नहीं दिया।
csv/                        स्प्रेडशीट के लिए पत्थर, सफ़र, खोजें, साथ वाले पत्थर और सूचनाएँ।
journeys.gpx, finds.gpx     नक्शे या GPS ऐप के लिए सफ़र और खोजें।

JSON फ़ाइलें ${publicOrigin}/export.schema.json के अनुसार हैं। समय UTC में हैं।

क्या नहीं है: औरों की टिप्पणियाँ, कहीं और उनकी खोजें और जगहें, और वह जो सिर्फ़ आपके खाते को बचाता है,
जैसे कोड और साइन इन के हैश।

इस फ़ाइल से आप अपने पत्थर किसी दूसरे खाते में ला सकते हैं: प्रोफ़ाइल और सेटिंग, सेटिंग, आपका डेटा। फ़ाइल
जैसी है, वैसी ही रखें। पत्थर, सफ़र और फ़ोटो साथ आते हैं; पसंद, टिप्पणियाँ और औरों के पत्थरों की खोजें नहीं।
${missing}
सवाल: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
नहीं है: नीचे लिखी चीज़ें साइट से खो गई हैं, इसलिए इस फ़ाइल में नहीं हैं। photos.json में ये पत्थर
"missing" के नीचे हैं। कृपया ${supportEmail} को बताएँ।
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- और ${number(more)}\n` : ''}`,
};
