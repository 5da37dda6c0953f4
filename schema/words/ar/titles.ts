// The words of en/titles.ts in Arabic.
import type { Words } from '../words.ts';

export const titles: Words['titles'] = {
  home: (productName: string) => `${productName}: حجر ملوّن نخفيه، ورحلة نتابعها`,
  titled: (title: string, productName: string) => `${title} · ${productName}`,
  of: {
    '/register-rock': 'تسجيل حجر',
    '/my-rocks': 'أحجاري',
    '/pro': 'اشتراكك في Rock Hunter Pro',
    '/notifications': 'الإشعارات',
    '/nfc-scan': 'عثرتُ على حجر',
    '/rocks/$id': 'حجر ملوّن',
    '/worn-off': 'رقم ممحوّ',
    '/adopt/$token': 'حجر لك',
    '/explore-map': 'استكشاف الخريطة',
    '/community': 'المجتمع',
    '/contact': 'التواصل معنا',
    '/getting-started': 'خطواتك الأولى',
    '/subscribe': 'الاشتراك',
    '/shop': 'المتجر',
    '/qr-code-signup': 'الانضمام إلى السفراء المؤسسين',
    '/qr-code-generator': 'إنشاء رمز QR',
    '/privacy': 'الخصوصية',
    '/admin': 'لوحة الإدارة',
    '/admin/members/$id': 'عضو',
    $: '404 الصفحة غير موجودة',
  },
};
