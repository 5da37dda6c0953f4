// The words of en/previews.ts in Polish.
import type { Words } from '../words.ts';
import { number, plural } from './intl.ts';
import { privacy } from './privacy.ts';

const administration = 'Dla osoby, która opiekuje się społecznością.';

export const previews: Words['previews'] = {
  of: {
    '/': 'Pomaluj kamyk, zarejestruj go, schowaj i śledź jego podróż, gdy inni go znajdują i chowają ponownie.',
    '/register-rock': 'Daj pomalowanemu kamykowi nazwę i Rock ID, a jego podróż może się zacząć.',
    '/my-rocks': 'Twoje pomalowane kamyki: gdzie był każdy z nich, kto go znalazł i jak daleko dotarł.',
    '/pro': 'Co dodaje Rock Hunter Pro: drogę twoich kamyków, wzory do malowania i podróże w plikach.',
    '/notifications': 'Co słychać u twoich kamyków: kto je znalazł, gdzie są teraz i co o nich napisano.',
    '/nfc-scan':
      'Masz pomalowany kamyk? Ktoś go dla ciebie schował. Zobacz, gdzie był, i schowaj go dla następnej osoby.',
    '/worn-off':
      'Masz pomalowany kamyk, a jego ID nie da się odczytać? Napisz, co na nim jest i gdzie leżał, i zapytaj osobę, która go pomalowała.',
    '/adopt/$token':
      'Ktoś chce podarować ci pomalowany kamyk: zobacz, który to, i powiedz, czy chcesz go przygarnąć.',
    '/explore-map':
      'Pomalowane kamyki są schowane na całym świecie. Zobacz gdzie i które z nich są blisko ciebie.',
    '/community': 'Najnowsze pomalowane kamyki, te z najdalszych podróży i ludzie, którzy je znajdują.',
    '/contact':
      'Jak się z nami skontaktować i szybka pomoc: zgubione Rock ID, kamyk, którego nie ma na miejscu, bezpieczeństwo.',
    '/getting-started':
      'Pomaluj, zarejestruj, schowaj i pokaż innym: jak wysłać w podróż swój pierwszy kamyk.',
    '/subscribe':
      'Rock Explorer jest bezpłatny na zawsze. Rock Hunter Pro dodaje społeczność, odległości i mapę do klikania.',
    '/shop': 'Naklejki z kodem QR, które prowadzą prosto do twojego kamyka, z bezpłatną wysyłką.',
    '/qr-code-signup': (perRegion: number, labels: number) =>
      `W każdym stanie lub kraju czeka bezpłatny zestaw dla pierwszych osób: ${plural(labels, { one: '# naklejka', few: '# naklejki', many: '# naklejek', other: '# naklejki' })} z kodem QR. Liczba miejsc: ${number(perRegion)}.`,
    '/qr-code-generator': 'Kod QR do pobrania lub wydruku, na ściany, do parków i klas.',
    '/privacy': privacy.lead,
    '/admin': administration,
    '/admin/members/$id': administration,
  },
  picture:
    'Pomalowane kamyki ze ślimakiem, wielorybem, motylem, zachodem słońca i biedronką wzdłuż krętej linii z kropek',
};
