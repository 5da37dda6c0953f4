// The words of en/register-form.ts in Polish.
import type { Words } from '../words.ts';

export const registerForm: Words['registerForm'] = {
  heading: 'Zarejestruj kamyk',
  intro: 'Nazwa, ID i twój kamyk może ruszać w podróż.',
  photo: 'Zdjęcie kamyka',
  photoHow: 'Do 10 MB. Bez zdjęcia namalujemy twojemu kamykowi obrazek.',
  removePhoto: 'Usuń zdjęcie',
  yourPhoto: 'Twoje zdjęcie',
  dropPhoto: 'Upuść zdjęcie tutaj',
  name: 'Nazwa kamyka',
  rockId: 'Rock ID z kodu QR',
  rockIdHow: 'ID z twojej naklejki. Widzisz je tu tylko ty i osoba, która ma kamyk.',
  noLabel: 'Nie mam jeszcze naklejki: daj mi ID',
  issued: <T>(code: T) => [
    code,
    ' jest twoje. Namaluj je na spodzie kamyka, zanim go schowasz, albo po rejestracji wydrukuj jego naklejkę w „Moich kamykach”: kto znajdzie kamyk, zeskanuje je albo wpisze tutaj.',
  ],
  description: 'Opis',
  descriptionHow: 'Opcjonalnie: jego historia, kolory, twoje myśli przy malowaniu.',
  hideNow: 'Schować kamyk teraz?',
  hideNowHow: 'Zaznacz, gdy kamyk leży już w kryjówce albo gdy stoisz tuż obok niej.',
  cancel: 'Anuluj',
  register: 'Zarejestruj kamyk',
  registering: 'Rejestrowanie…',
  registered: 'Kamyk zarejestrowany',
  success: 'Twój kamyk jest zarejestrowany.',
  placeIsLost:
    'Twój kamyk jest zarejestrowany. Nie udało się tylko zapisać jego miejsca: schowaj go z „Moich kamyków”. Wpisane teksty tam czekają.',
  failed: 'Nie udało się zarejestrować kamyka. Spróbuj ponownie.',
  typedIsKept: (why: string) => `${why} Wpisane teksty są zachowane.`,
  expired: {
    title: 'Sesja wygasła',
    description: 'Zaloguj się ponownie. Wpisane teksty są zachowane.',
  },
  already: <T>(name: T) => ['Ten kamyk jest już przez ciebie zarejestrowany: ', name, '.'],
  alreadySafe: 'Jest bezpieczny w „Moich kamykach”, w takiej postaci jak za pierwszym razem.',
  showIt: 'Pokaż w „Moich kamykach”',
  hideRock: 'Schowaj kamyk',
  home: {
    title: 'Czy to twój dom?',
    blur: (way: string) => `Rozmyj do około ${way}`,
    isPublic: 'To miejsce publiczne',
    whoSees: <T>(town: T, way: string) => [
      'To miejsce jest w pobliżu miejscowości z twojego profilu: ',
      town,
      `. Społeczność zobaczy je dokładnie, a goście z dokładnością do około ${way}. Po rozmyciu społeczność też zobaczy je z dokładnością do około ${way}.`,
    ],
    answerStays: 'Twoja odpowiedź o tym miejscu zostaje w tej karcie.',
  },
};
