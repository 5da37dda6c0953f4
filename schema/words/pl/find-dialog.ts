// The words of en/find-dialog.ts in Polish.
import type { Words } from '../words.ts';

export const findDialog: Words['findDialog'] = {
  title: 'Znaleziony kamyk',
  rockId: 'Rock ID',
  hint: 'Odwróć kamyk: jego ID jest na naklejce albo namalowane na spodzie.',
  find: 'Szukaj',
  finding: 'Szukanie…',
  failed: 'Błąd',
  seeRock: 'Zobacz ten kamyk',
  register: 'Zarejestruj kamyk',
  visitorTitle: 'Masz kamyk?',
  free: 'W 100% ZA DARMO',
  why: 'Dołącz, żeby powiedzieć o znalezisku osobie, która go pomalowała, schować go ponownie i śledzić, dokąd trafi.',
  visitorHint: 'Wpisz je teraz, a kamyk poczeka, aż dołączysz.',
  join: 'Dołącz ZA DARMO!',
  isMember: 'Masz już konto? Ten sam przycisk cię zaloguje.',
};
