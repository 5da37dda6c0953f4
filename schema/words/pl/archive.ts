// The words of en/archive.ts in Polish.
import type { Words } from '../words.ts';
import { number } from './intl.ts';

export const archive: Words['archive'] = {
  photoOfRock: (name: string) => `zdjęcie kamyka ${name}`,
  profilePicture: 'twoje zdjęcie profilowe',
  photoToPainter: (rock: string | null) =>
    rock === null ? 'twoje zdjęcie z pytaniem o kamyk' : `twoje zdjęcie z pytaniem o kamyk ${rock}`,
  readme: (productName: string, publicOrigin: string, supportEmail: string, missing: string) =>
    `Twoje dane w ${productName}

Zachowaj to archiwum dla siebie. Rock ID, które są w środku, to sekrety, tak samo jak dokładne miejsca.

rocks.json, journeys.json   Twoje kamyki z Rock ID i każdy krok ich podróży, tak jak go widzisz.
account.json                Twój profil, ustawienia, plan i zamówienia.
community.json              Twoje znaleziska, kryjówki, komentarze, serduszka, obserwowane, zgłoszenia, pytania,
                            odpowiedzi i oferty; kamyki podarowane innym; co inni dali twoim kamykom; nazwy, które
                            strona pokazuje zamiast innych osób w twoich podróżach.
photos/, photos.json        Zdjęcie każdego kamyka, nazwane od jego id, i twoje zdjęcie profilowe.
questions/                  Twoje zdjęcia do osób malujących, od których nie ma jeszcze odpowiedzi.
csv/                        Kamyki, podróże, znaleziska, obserwowane i powiadomienia do arkusza.
journeys.gpx, finds.gpx     Podróże i znaleziska do mapy albo aplikacji GPS.

Pliki JSON są zgodne z ${publicOrigin}/export.schema.json. Czas jest podany w UTC.

Czego tu nie ma: komentarzy innych osób, ich znalezisk i miejsc gdzie indziej oraz tego, co tylko chroni twoje konto,
na przykład skrótów kodów i sesji.

Tym plikiem możesz przenieść swoje kamyki na inne konto: Profil i ustawienia, Ustawienia, Twoje dane. Zostaw plik bez
zmian. Przenoszą się kamyki, podróże i zdjęcia; serduszka, komentarze i znaleziska cudzych kamyków nie.
${missing}
Pytania: ${supportEmail}
`,
  missing: (supportEmail: string, lost: readonly string[], more: number) => `
Brakuje: strona utraciła to, co poniżej, więc nie ma tego w archiwum. photos.json wymienia te kamyki pod "missing".
Napisz o tym na ${supportEmail}.
${lost.map((about) => `- ${about}\n`).join('')}${more > 0 ? `- i jeszcze ${number(more)}\n` : ''}`,
};
