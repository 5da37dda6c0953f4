// The words of en/designs.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';

export const designs: Words['designs'] = {
  unknown: 'Nie ma takiego wzoru',
  loadFailed: 'Nie udało się wczytać wzorów.',
  palettes: 'Palety',
  notLoaded: 'Nie udało się wczytać tego rysunku.',
  tryAgain: 'Spróbuj ponownie',
  tryAgainOf: (design: string) => `Spróbuj ponownie: ${design}`,
  lineArt: (design: string) => `Kontury: ${design}`,
  difficulties: { easy: 'łatwy', 'steady hand': 'pewna ręka', patient: 'dla cierpliwych' },
  paints: 'Farby',
  printSizes:
    'Wydruk pokazuje go w szerokości 3, 5 i 8 cm, do odrysowania lub kolorowania. Drukuj w skali 100% („Rzeczywisty rozmiar”).',
  download: 'Pobierz',
  print: 'Drukuj',
  notPrinted: {
    title: 'Rysunku jeszcze tu nie ma',
    text: 'Sprawdź połączenie, zamknij to okno i otwórz je ponownie.',
  },
  size: (cm: number, inches: string) => `${cm} cm · ${inches}″`,
  centimeters: (count: number) => `${count} cm`,
  inches: (count: number) => plural(count, { one: '# cal', few: '# cale', many: '# cali', other: '# cala' }),
  toStone: 'Z papieru na kamień',
  steps: [
    'Wybierz wielkość swojego kamyka i wytnij rysunek wzdłuż brzegu.',
    'Zamaluj tył miękkim ołówkiem, a do ciemnego kamienia białą kredą.',
    'Przyklej rysunek taśmą do kamienia i przejedź po liniach długopisem.',
    'Pomaluj, zostaw do wyschnięcia i zabezpiecz dwiema warstwami bezbarwnego lakieru.',
  ],
  rulerAgrees: 'Przy druku w skali 100% („Rzeczywisty rozmiar”) ta miarka zgadza się z twoją.',
};
