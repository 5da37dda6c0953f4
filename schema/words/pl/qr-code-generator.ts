// The words of en/qr-code-generator.ts in Polish.
import type { Words } from '../words.ts';

export const qrCodeGenerator: Words['qrCodeGenerator'] = {
  heading: 'Generator kodów QR',
  lead: (productName: string) =>
    `Jeden kod dla wszystkich, którzy jeszcze nie słyszeli o pomalowanych kamykach: prowadzi na stronę główną ${productName}, gdzie widać, co jest schowane w pobliżu.`,
  download: 'Pobierz kod QR',
  print: 'Drukuj kod QR',
  notALabel: 'Naklejka kamyka to co innego: ma jego własne ID, a drukuje się ją z „Moich kamyków”.',
  code: (productName: string) => `Kod QR, który prowadzi do ${productName}`,
  saved: {
    title: 'Kod QR zapisany',
    description: (fileName: string) => `Nazywa się ${fileName}.`,
  },
  notDrawn: {
    title: 'Nie udało się utworzyć obrazka',
    description: 'Twoja przeglądarka nie pozwala go narysować. Drukowanie kodu mimo to działa.',
  },
  howTo: {
    title: 'Jak go używać',
    lines: [
      'Pobierz obrazek na ulotkę, do biuletynu lub na stronę internetową albo wydrukuj tę stronę i przypnij.',
      'Niech ma co najmniej 2,5 centymetra szerokości, a więcej tam, gdzie ludzie stoją dalej.',
      'Zostaw wokół biały brzeg i czerń na bieli: tego szukają aparaty.',
      'Zanim wydrukujesz pięćdziesiąt, zeskanuj go raz własnym telefonem.',
    ],
  },
  perfectFor: {
    title: 'Gdzie się przyda',
    lines: [
      'Na tablicach ogłoszeń w parkach, na kempingach i przy szlakach, jeśli biuro się zgodzi',
      'W klasach, drużynach harcerskich, bibliotekach i domach opieki',
      'Na kiermaszach, jarmarkach rękodzieła i popołudniach z malowaniem',
      'Na wieczku pudełka z farbami albo na kartce przy koszyku czystych kamyków',
    ],
  },
};
