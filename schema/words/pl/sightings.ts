// The words of en/sightings.ts in Polish.
import type { Words } from '../words.ts';

export const sightings: Words['sightings'] = {
  neverHidden: 'Ten kamyk nigdy nie był schowany, więc nikt nie mógł go zobaczyć.',
  inHand: 'Ktoś ma teraz ten kamyk. Jeśli go widzisz, zaraz będzie schowany: zostaw to tej osobie.',
  tooManyEmails: 'Dziś wysłaliśmy już kilka takich e-maili. Spróbuj ponownie jutro.',
  dead: 'Ten link jest niepełny albo za stary. Na stronie z ID kamyka możesz poprosić o nowy.',
  notPainter: 'Usunąć obserwację może tylko osoba, która pomalowała ten kamyk',
  gone: 'Tej obserwacji już tu nie ma',
};
