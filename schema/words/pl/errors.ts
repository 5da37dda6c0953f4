// The words of en/errors.ts in Polish.
import type { Words } from '../words.ts';

export const errors: Words['errors'] = {
  unauthorized: 'Trzeba się zalogować',
  notFound: 'Tu nic nie ma',
  malformed: 'Nie udało się odczytać tego żądania. Spróbuj ponownie.',
  tooLarge: 'To za dużo na jeden raz',
  unsupportedType: 'Takiego rodzaju treści tu nie rozumiemy',
  tooMany: 'To było dużo naraz. Poczekaj chwilę i spróbuj ponownie.',
  unavailable: 'Usługa, na której polegamy, odpoczywa. Spróbuj ponownie za chwilę.',
  noEmail: 'Nie udało się teraz wysłać e-maila. Spróbuj ponownie za chwilę.',
  unexpected: 'Coś poszło nie tak po naszej stronie. Spróbuj ponownie.',
  crossSite: 'To żądanie przyszło z innej strony',
  keyMalformed: 'Idempotency-Key ma od 8 do 64 widocznych znaków',
  keyReused: 'To żądanie wysłano już z inną treścią',
};
