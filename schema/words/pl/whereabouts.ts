// The words of en/whereabouts.ts in Polish.
import type { Words } from '../words.ts';
import { plural } from './intl.ts';
import { unit } from './units.ts';

export const whereabouts: Words['whereabouts'] = {
  notHidden: 'Ten kamyk nie jest teraz schowany',
  tooManyAbsences: 'To już wiele szukanych kamyków jak na jeden dzień. Wróć do tego jutro.',
  notHolder: 'Może to zrobić tylko osoba, która znalazła i ma ten kamyk',
  ownRock: 'To twój własny kamyk. Zapisz raczej, że wrócił do domu.',
  declined: 'Osoba, która go pomalowała, chce, żeby podróżował dalej',
  noQuestion: 'Nikt już nie pyta o ten kamyk',
  notOwner: 'Może to powiedzieć tylko osoba, do której należy',
  notHome: 'Najpierw wpisz jego ID na stronie „Znaleziony kamyk”, żeby jego podróż prowadziła do domu',
  withFinder: 'Ten kamyk ma teraz ktoś inny. Gdy go schowa albo przekaże, będzie można to zaznaczyć.',
  neverHidden: 'Podróż tego kamyka jeszcze się nie zaczęła',
  isKept: 'Kto znalazł ten kamyk, zatrzymuje go z podziękowaniem',
  rest: 'Kamyk jest w domu, skończył podróż albo podróżuje',
  answer: 'Odpowiedz: tak lub nie',
  otherTown: 'To inna miejscowość. Oznacz kamyk jako znaleziony i schowaj go tam.',
  movedMeanwhile: 'Z tym kamykiem wydarzyło się tymczasem coś innego',
  resting: {
    kept: 'Został u osoby, która go znalazła, z podziękowaniem',
    home: 'Wrócił do domu, do osoby, która go pomalowała',
    retired: 'Jego podróż się skończyła',
  },
  missing: (people: number) =>
    plural(people, {
      one: 'Może już go nie ma: # osoba szukała i nie znalazła',
      few: 'Może już go nie ma: # osoby szukały i nie znalazły',
      many: 'Może już go nie ma: # osób szukało i nie znalazło',
      other: 'Może już go nie ma: # osoby szukało i nie znalazło',
    }),
  perhapsGone: 'Może już go nie ma',
  sentence: (words: string) => `${words}.`,
  onNoMap: 'Nie ma go na żadnej mapie. Jeśli ktoś go mimo to znajdzie, wróci na nią.',
  failed: { title: 'To nie dotarło', description: 'Spróbuj ponownie za chwilę.' },
  undo: 'Cofnij',
  end: 'Zakończ podróż',
  travelOn: 'Niech podróżuje dalej',
  ended: (name: string) => ({
    title: `Podróż kamyka ${name} się skończyła`,
    description: 'Zniknął z mapy, ale jego strona zostaje.',
  }),
  miss: 'Szukam i go tu nie ma',
  missNamed: (name: string) => `Szukam i nie ma tu kamyka ${name}`,
  missed: {
    waiting: 'Dziękujemy. To czeka na połączenie w „Do wysłania”.',
    missing:
      'Dziękujemy. Kamyk ma teraz znak „może już go nie ma”, a osoba, która go pomalowała, się o tym dowie.',
    one: 'Dziękujemy. Jeśli inni też go nie znajdą, osoba, która go pomalowała, się o tym dowie.',
  },
  mayTheyKeep: (name: string) => `Czy kamyk ${name} może tam zostać?`,
  yes: 'Tak, niech zostanie',
  no: 'Niech podróżuje dalej',
  saidYes: 'Twoja odpowiedź: tak. Zostaje tam, z podziękowaniem.',
  saidNo: 'Twoja odpowiedź: podróżuje dalej.',
  keeping: {
    asked:
      'Twoje pytanie, czy możesz go zatrzymać, jest już u osoby, która go pomalowała. Damy znać, co odpowie.',
    granted: 'Możesz go zatrzymać, z podziękowaniem.',
    declined: 'Osoba, która go pomalowała, chce, żeby podróżował dalej. Schowaj go, gdy będzie okazja.',
  },
  handingWaits:
    'Przekazanie czeka na połączenie. Niech druga osoba wpisze już Rock ID: jeśli jej znalezisko dotrze przed tym, niech naciśnie „Spróbuj ponownie”.',
  handing: (until: string) =>
    `Kto wpisze jego Rock ID do ${until}, przejmie go od ciebie. Pokaż je tej osobie.`,
  stopHanding: 'Nie przekazuj',
  handOn: 'Przekaż go',
  handOnHow: (hours: number) =>
    `Przekaż go komuś obok: kto wpisze jego ID, ten go ma. Czas: ${unit(hours, 'hour')}.`,
  backHome: 'Wrócił do ciebie do domu i odpoczywa.',
  travelsOn: 'Podróżuje dalej',
  isBackHome: 'Wrócił do domu',
  askToKeep: 'Zapytaj, czy może u mnie zostać',
  keep: 'Zatrzymaj, z podziękowaniem',
};
