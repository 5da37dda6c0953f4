// The words of en/titles.ts in Hindi.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: रंगा हुआ पत्थर छिपाएँ, उसका सफ़र देखें`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'पत्थर रजिस्टर करें',
    '/my-rocks': 'मेरे पत्थर',
    '/pro': 'आपका Rock Hunter Pro',
    '/notifications': 'सूचनाएँ',
    '/nfc-scan': 'पत्थर मिला',
    '/rocks/$id': 'रंगा हुआ पत्थर',
    '/worn-off': 'मिटा हुआ ID',
    '/adopt/$token': 'आपके लिए एक पत्थर',
    '/explore-map': 'नक्शा देखें',
    '/community': 'समुदाय',
    '/contact': 'संपर्क करें',
    '/getting-started': 'शुरुआत करें',
    '/subscribe': 'प्लान लें',
    '/shop': 'दुकान',
    '/qr-code-signup': 'संस्थापक पत्थर-दूत बनें',
    '/qr-code-generator': 'QR कोड बनाएँ',
    '/privacy': 'निजता',
    '/admin': 'प्रबंधन',
    '/admin/members/$id': 'एक सदस्य',
    $: '404 पेज नहीं मिला',
  },
};
