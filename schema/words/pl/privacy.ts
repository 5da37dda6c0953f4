// The words of en/privacy.ts in Polish.
import type { Words } from '../words.ts';

const account = 'do usunięcia konta';

export const privacy: Words['privacy'] = {
  title: 'Prywatność',
  lead: 'Co ta strona o tobie wie, do czego tego potrzebuje i kiedy o tym zapomina.',
  shortly: 'W skrócie',
  short: [
    'Przechowujemy to, czego kamyk potrzebuje do podróży, a ty do logowania: twoje kamyki, ich miejsca i zdjęcia oraz twój adres e-mail.',
    'Nie pokazujemy reklam i żadna firma cię tu nie liczy ani nie śledzi. Niczego o tobie nie sprzedajemy.',
    'Możesz zabrać wszystko w jednym pliku („Twoje dane” w ustawieniach) i w każdej chwili samodzielnie usunąć konto. Twoja nazwa i adres od razu stąd znikają, z wyjątkiem opłaconych zamówień; kamyki w podróży zostają w świecie bez ciebie.',
  ],
  othersTitle: 'Co inni o tobie widzą',
  others: [
    {
      who: 'Wszyscy',
      sees: 'Wybraną przez ciebie nazwę, a bez niej imię i pierwszą literę nazwiska. Twoje zdjęcie, twoje kamyki, twoje komentarze i twoje dopiski przy znaleziskach. Miejsce kamyka tylko w przybliżeniu, do stu metrów, i nazwę, którą nadał temu miejscu ten, kto go schował.',
    },
    {
      who: 'Zalogowane osoby',
      sees: 'Dokładne miejsce schowanego kamyka, bo ktoś ma go przecież znaleźć, i notatki przy nim.',
    },
    {
      who: 'Osoba, do której należy znaleziony przez ciebie kamyk',
      sees: 'Miejsce i notatki zapisane przy twoim znalezisku.',
    },
    { who: 'Nikt oprócz ciebie', sees: 'Rock ID twoich kamyków, poza osobą, która ma kamyk w ręce.' },
    {
      who: 'Osoba administrująca tą stroną',
      sees: 'Twój profil i adres e-mail, czas ostatniego logowania, twoje kamyki i zamówienia, twoje zgłoszenia i zgłoszenia dotyczące ciebie.',
    },
  ],
  othersPage:
    'Przy każdym swoim kamyku wybierasz, kto może otworzyć jego stronę: wszyscy, społeczność czy nikt.',
  keptTitle: 'Co przechowujemy i jak długo',
  helpersTitle: 'Kto nam pomaga',
  helpersLead: 'Nikt inny nie dostaje niczego o tobie.',
  helpers: [
    {
      who: 'Cloudflare',
      does: 'Prowadzi komputery tej strony. Tam jest przechowywane wszystko, co tu wymieniono, i stamtąd wychodzą nasze e-maile. Widzi adres internetowy twojego urządzenia, jak każda strona, którą otwierasz.',
    },
    {
      who: 'Stripe',
      does: 'Przyjmuje płatności. Numer twojej karty trafia tylko do Stripe; my nigdy go nie widzimy. Dowiadujemy się, jaki jest twój adres e-mail, a przy zamówieniu, dokąd je wysłać.',
    },
    {
      who: 'Producent twojej przeglądarki',
      does: 'Przekazuje wiadomości na twoje urządzenie, jeśli ich chcesz: Google, Mozilla, Microsoft lub Apple. Wiadomości są zapieczętowane, więc może je przeczytać tylko twoja przeglądarka.',
    },
    {
      who: 'Nominatim od OpenStreetMap',
      does: 'Znajduje adres, którego szukasz na mapie. Dostaje od nas słowa wyszukiwania, ale nie to, od kogo są. Kto prowadzi tę stronę, może wybrać inną usługę albo nie używać żadnej.',
    },
    {
      who: 'Inna usługa logowania',
      does: 'Podaje nam twój adres e-mail, jeśli ta strona ją oferuje, a ty wybierzesz takie logowanie.',
    },
    {
      who: 'Inna usługa map',
      does: 'Wysyła obrazy mapy, jeśli wybrała ją osoba, która prowadzi tę stronę. Widzi wtedy adres internetowy twojego urządzenia i to, którą część świata oglądasz. Nasza własna mapa nikogo nie pyta.',
    },
  ],
  licences: 'Co zrobili inni, a ta strona z tego korzysta, wraz z licencjami',
  yoursTitle: 'To jest twoje',
  yours: [
    {
      title: 'Obejrzyj i popraw',
      text: 'Twój profil, twoje kamyki i ich podróże są w aplikacji i tam możesz je zmieniać. Wpisy w podróży można zmieniać przez 30 dni.',
    },
    {
      title: 'Zabierz ze sobą',
      text: 'Otwórz „Ustawienia” w swoim profilu i wybierz „Pobierz moje dane”: jeden plik z twoimi kamykami, zdjęciami, podróżami, znaleziskami, komentarzami i zamówieniami, bezpłatnie. Inna strona tego rodzaju może go odczytać.',
    },
    {
      title: 'Usuń',
      text: 'Otwórz „Ustawienia” w swoim profilu i wybierz „Usuń konto”. Twoja nazwa, adresy, zdjęcie, komentarze, notatki i wiadomości znikają od razu, tak samo jak kamyki, które nigdy nie były schowane. Kamyki w podróży zostają w świecie ze swoim zdjęciem i podróżą, ale nie mówią już, kto je pomalował. Z zamówienia zachowujemy to, czego wymaga księgowość: podany w nim adres e-mail, a nazwisko i adres pocztowy przez 400 dni.',
    },
    { title: 'Zapytaj', text: 'Napisz do nas o wszystkim, co jest na tej stronie. Przeczyta to człowiek.' },
  ],
  onThisPage: 'Na tej stronie',
  whoElseSees: 'Kto jeszcze to widzi: ',
  groups: {
    account: {
      title: 'Twoje konto',
      short: 'Do usunięcia konta.',
      why: 'Twój adres e-mail to twój klucz: wysyłamy na niego kod, więc nie ma hasła, które ktoś mógłby ukraść. Imię i nazwisko, miejscowość i zdjęcie to to, co jest w twoim profilu.',
      kept: {
        profile: { what: 'Imię i nazwisko, miejscowość, zdjęcie, adres e-mail i język', long: account },
        emailChange: {
          what: 'Po zmianie adresu e-mail: oba adresy, żeby ze starego można było ją cofnąć',
          long: 'tydzień',
        },
        emailChangeLink: {
          what: 'Na twoim urządzeniu: link takiej zmiany, na czas logowania',
          long: 'godzina',
        },
      },
      seen: 'Inni widzą twoją nazwę i zdjęcie. Adres e-mail i miejscowość widzisz tylko ty i osoba administrująca.',
    },
    'signing-in': {
      title: 'Logowanie',
      short: 'Kod przez dzień, zalogowanie przez 30 dni, znajomość twojej przeglądarki przez 180 dni.',
      why: 'Twoja przeglądarka musi udowodnić, że to ty. Ma do tego losowe liczby, z których przechowujemy tylko odciski: nimi nikt się nie zaloguje.',
      kept: {
        code: {
          what: 'Wysłany kod, z twoim adresem e-mail i stroną, na którą wracasz, razem z jej Rock ID, jeśli to strona kamyka',
          long: 'dzień',
        },
        codeOfDevice: { what: 'Na twoim urządzeniu: który kod do niego należy', long: 'godzina' },
        otherService: {
          what: 'Na twoim urządzeniu: że przeszło do innej usługi logowania',
          long: '10 minut',
        },
        session: {
          what: 'Twoje zalogowanie, u nas i na twoim urządzeniu',
          long: '30 dni albo 14 dni, jeśli nie wracasz',
        },
        knownBrowser: {
          what: 'Że z tej przeglądarki było już logowanie na twoje konto, żeby obcy, którzy proszą o kody, nie odcięli ci dostępu',
          long: '180 dni od ostatniego razu',
        },
      },
      seen: '',
    },
    rocks: {
      title: 'Twoje kamyki i ich podróże',
      short: 'Dopóki kamyk jest w drodze. Twoja nazwa i słowa do usunięcia konta.',
      why: 'Po to jest ta strona. Podróż należy do wszystkich, którzy w niej byli, więc zostaje, gdy ktoś odchodzi, ale bez jego nazwy.',
      kept: {
        rock: {
          what: 'Kamyk z nazwą, opisem, Rock ID i miejscami oraz kto i kiedy go znalazł',
          long: 'dopóki kamyk jest w drodze; po usunięciu konta bez twojej nazwy, notatek i słów',
        },
        sighting: {
          what: 'Że ktoś widział kamyk i go zostawił: miejscowość i czas. Że chodzi o ciebie, wie tylko osoba administrująca, żeby można było cofnąć zalew wpisów',
          long: 'tak długo jak kamyk; że chodzi o ciebie, 7 dni',
        },
        retraction: { what: 'Cofnięty przez ciebie wpis, bez słów', long: account },
        likesAndComments: { what: 'Serduszka i komentarze', long: 'do usunięcia ich albo konta' },
        absence: {
          what: 'Że na próżno szukasz kamyka',
          long: 'tak długo jak kamyk albo do cofnięcia tego lub usunięcia konta',
        },
        follows: { what: 'Kamyki, które obserwujesz', long: account },
        report: {
          what: 'Zgłoszenie, że coś jest nie tak, z twoimi słowami',
          long: 'tak długo jak to, czego dotyczy; twoje słowa do usunięcia konta',
        },
        withheld: {
          what: 'Twoje słowa ukryte przez osobę administrującą, na przykład nazwa, żeby można było je przywrócić i żeby nie pojawiły się znowu',
          long: 'do przywrócenia albo usunięcia konta',
        },
      },
      seen: 'Inni widzą kamyki, ich podróże i twoje komentarze. Nikt inny nie widzi, co obserwujesz, a twoje zgłoszenia widzi tylko osoba administrująca.',
    },
    photos: {
      title: 'Zdjęcia',
      short: 'Tak długo, jak ma je kamyk, bez tego, co zapisał w nich telefon.',
      why: 'Kto znajdzie kamyk, ma go rozpoznać. Każde zdjęcie rysujemy przed zapisaniem od nowa: to, co zapisał w nim telefon, na przykład miejsce i dzień, już wtedy znika.',
      kept: {
        photo: {
          what: 'Zdjęcie kamyka i twoje zdjęcie, w trzech rozmiarach',
          long: 'tak długo, jak ma je kamyk albo twoje konto',
        },
        deletion: { what: 'Notatka, że zdjęcie jest do usunięcia', long: 'do jego usunięcia' },
      },
      seen: 'Zdjęcia kamyków i osób może zobaczyć każdy.',
    },
    'each-other': {
      title: 'Pisanie do siebie',
      short: 'Pytanie 30 dni; adres z oferty 14 dni, a po „tak” jeszcze 14.',
      why: 'Kto znalazł kamyk z nieczytelnym Rock ID, może zapytać osobę, która go pomalowała; kamyk można podarować, a osoby bez konta mogą się dowiedzieć, dokąd kamyk trafi dalej.',
      kept: {
        question: {
          what: 'Twoje pytanie do osoby, która pomalowała kamyk, ze zdjęciem',
          long: '30 dni; zdjęcie do odpowiedzi; dłużej, gdy otwarte jest zgłoszenie na ten temat',
        },
        offer: {
          what: 'Oferta kamyka z adresem e-mail, na który poszła',
          long: '14 dni i jeszcze 14 dni, gdy ktoś go chce; potem 90 dni bez adresu',
        },
        watcher: {
          what: 'Adres e-mail bez konta, na który ma przyjść wieść o kamyku',
          long: 'do jej wysłania; dwa dni bez „tak”, a najwyżej rok',
        },
      },
      seen: 'Druga z tych dwóch osób. Osoba administrująca widzi pytanie tylko wtedy, gdy ktoś je zgłosił.',
    },
    messages: {
      title: 'Wiadomości do ciebie',
      short: 'O czym mówiły, przez 90 dni, bez słów.',
      why: 'Dowiadujesz się, gdy twój kamyk został znaleziony. W „Powiadomieniach” wybierasz, o czym i w jaki sposób.',
      kept: {
        news: {
          what: 'O czym mówiły powiadomienia, bez słów',
          long: '90 dni albo do usunięcia konta',
        },
        sent: {
          what: 'Że wiadomość została wysłana, żeby żadna nie przyszła dwa razy; bez słów i twojego adresu',
          long: '90 dni dla wieści; dla zamówień i podobnych na zawsze',
        },
        deletedAccount: {
          what: 'Adres konta, które usunęliśmy na czyjąś prośbę, żeby o tym powiadomić',
          long: 'do wysłania tego e-maila, najwyżej 14 dni',
        },
        choices: { what: 'O czym chcesz wiedzieć', long: account },
        push: {
          what: 'Jak wiadomość trafia do twojej przeglądarki, jeśli chcesz je tam dostawać',
          long: 'do wyłączenia albo wylogowania',
        },
      },
      seen: '',
    },
    payments: {
      title: 'Co kupujesz',
      short: 'Co opłacono, na zawsze, do ksiąg. Twój adres pocztowy 400 dni.',
      why: 'Plan musi działać, a zamówienie dotrzeć. Prawo wymaga, żebyśmy prowadzili księgi.',
      kept: {
        stripeNumber: { what: 'Twój numer w Stripe i otwarta płatność', long: account },
        paid: {
          what: 'Za co i kiedy zapłacono',
          long: 'na zawsze, po usunięciu konta bez twojej nazwy',
        },
        order: {
          what: 'Zamówienie: co to było, ile kosztowało i podany przy nim adres e-mail. Nazwisko i adres pocztowy, po wysłaniu',
          long: 'na zawsze; nazwisko i adres pocztowy 400 dni',
        },
        application: {
          what: 'Zgłoszenie do ekipy założycielskiej. Ulica i miejscowość',
          long: 'na zawsze; ulica i miejscowość miesiąc po odpowiedzi; wszystko do usunięcia konta',
        },
        stripeMessages: { what: 'Które wiadomości od Stripe są już przeczytane', long: '40 dni' },
        departure: {
          what: 'Że konto zostało usunięte, jako odcisk, na późne wiadomości od Stripe',
          long: '60 dni',
        },
        purchase: {
          what: 'Na twoim urządzeniu: co kupujesz przed zalogowaniem',
          long: '30 dni dla planu, godzina dla zamówienia',
        },
      },
      seen: 'Stripe i osoba administrująca, która wysyła zamówienia. Nazwa i region osoby z ekipy założycielskiej są po odpowiedzi publiczne, jako imię i pierwsza litera nazwiska.',
    },
    safety: {
      title: 'Uczciwie i bezpiecznie',
      short: 'Zwykle przez kilka dni, a adresy internetowe tylko jako odciski.',
      why: 'Nikt nie powinien zgadywać Rock ID, zalewać strony ani liczyć znaleziska dwa razy, a awarię trzeba zrozumieć. Adresy internetowe przechowujemy tylko jako odciski.',
      kept: {
        limits: {
          what: 'Jak często czegoś próbowano z jednego miejsca',
          long: 'aż można znów spróbować, najwyżej dzień',
        },
        repeats: {
          what: 'Odcisk tego, co wysyłasz, i naszej odpowiedzi, żeby liczyło się raz',
          long: '48 godzin',
        },
        pendingFind: {
          what: 'Na twoim urządzeniu: znalezisko, które czeka na twoje zalogowanie',
          long: '30 minut',
        },
        language: {
          what: 'Na twoim urządzeniu: wybrany język i to, czy odległości mają być w milach',
          long: 'rok',
        },
        bookmark: {
          what: 'Na twoim urządzeniu: jak nowa musi być odpowiedź po tym, gdy coś napiszesz',
          long: '10 minut',
        },
        adminActions: {
          what: 'Co i dlaczego zrobiła osoba administrująca, ze słowami, które zostały ukryte',
          long: 'na zawsze; po usunięciu konta bez ciebie i twoich słów',
        },
        suspension: {
          what: 'Jeśli twoje konto jest zawieszone, a ty je usuniesz albo nadasz mu inny adres e-mail: że dotychczasowy adres e-mail pozostaje zawieszony i dlaczego. Kto założy konto z tym adresem, też nie może pisać. Z adresu przechowujemy tylko nieczytelną postać',
          long: 'do końca zawieszenia, najwyżej rok',
        },
        traces: {
          what: 'Że coś piszesz, w której godzinie i z której sieci, z której przechowujemy tylko nieczytelną postać. Żeby można było cofnąć zalew z jednej sieci',
          long: '7 dni; po usunięciu konta bez ciebie',
        },
        departed: {
          what: 'Po usunięciu twojego konta: które kamyki, wpisy, obserwacje i zgłoszenia z jego ostatnich dni należą do siebie, ale nie czyje były. Żeby nikt nie mógł zalać strony i uciec',
          long: '7 dni',
        },
        takebacks: {
          what: 'Co osoba administrująca cofnęła po takim zalewie, żeby można było to przywrócić',
          long: '90 dni albo do usunięcia konta',
        },
        logLines: {
          what: 'Jeden wiersz na każde żądanie: jakiego było rodzaju i czy się udało. Bez nazwy, adresu i Rock ID',
          long: 'tydzień',
        },
        health: { what: 'Ile odpowiedzi i wiadomości się nie udało. Same liczby', long: '48 godzin' },
        alarms: {
          what: 'Która część strony nie działa i od kiedy, dla osoby administrującej',
          long: 'ostatni stan każdej części',
        },
        backups: {
          what: 'Kopie wszystkiego na wypadek awarii, także tego, co od tego czasu usunięto. Osoba administrująca może przechowywać niektóre dłużej, zaszyfrowane',
          long: '30 dni',
        },
      },
      seen: '',
    },
    counting: {
      title: 'Liczenie bez nazwisk',
      short: 'Liczby na zawsze; to, że przeglądarka tu zajrzała, 48 godzin.',
      why: 'Chcemy wiedzieć, ile osób tu zagląda i jak daleko podróżują kamyki. To są liczby.',
      kept: {
        visit: {
          what: 'Że przeglądarka zajrzała tu dzisiaj, jako odcisk, którego nikt nie powiąże, gdy zniknie sekret tego dnia',
          long: '48 godzin od początku dnia',
        },
        visitOfDevice: {
          what: 'Na twoim urządzeniu: którego dnia było ostatnio policzone',
          long: 'aż to wyczyścisz',
        },
        figures: {
          what: 'Liczby z dnia, z miesiąca w danym kraju i ze wszystkich kamyków razem',
          long: 'na zawsze',
        },
      },
      seen: 'Niektóre z tych liczb widzą wszyscy.',
    },
    map: {
      title: 'Mapa',
      short: 'Wyszukiwania 30 dni, bez tego, czyje są.',
      why: 'Miejsce ma nazwę i można jej szukać. Strona zna twoje położenie tylko wtedy, gdy pozwolisz przeglądarce je podać, i zapomina je, chyba że zapiszesz znalezisko, schowasz kamyk albo zaznaczysz tam, że go widzisz.',
      kept: {
        search: {
          what: 'Wynik wyszukiwania adresu, dla następnej osoby, która go szuka; nie to, kto szukał',
          long: '30 dni albo dzień, jeśli nic nie znaleziono',
        },
        places: {
          what: 'Lista miejscowości i parków, taka sama dla wszystkich',
          long: 'aż pojawi się nowsza lista',
        },
        tiles: {
          what: 'Na twoim urządzeniu: obejrzana mapa i obszar zapisany na spacer',
          long: 'aż zabraknie miejsca, usuniesz je albo się wylogujesz',
        },
      },
      seen: '',
    },
    device: {
      title: 'Na twoim urządzeniu',
      short: 'Tylko w twojej przeglądarce. To, co twoje, znika po wylogowaniu.',
      why: 'Aplikacja działa w lesie bez sieci, a zaczęty tekst nie przepada. Wszystko to zostaje w twojej przeglądarce i my tego tam nie widzimy.',
      kept: {
        drafts: {
          what: 'Zaczęte przez ciebie teksty i kamyki, które czekają, gdy dołączasz',
          long: 'aż zostaną zapisane, zamkniesz kartę albo się wylogujesz',
        },
        scroll: {
          what: 'Jak daleko strona była przewinięta, żeby po powrocie trafić w to samo miejsce',
          long: 'do zamknięcia karty',
        },
        outbox: {
          what: 'Co robisz bez sieci',
          long: 'do wysłania, usunięcia albo wylogowania',
        },
        answers: {
          what: 'Co było widać o twoich kamykach, do oglądania bez sieci',
          long: 'do wylogowania',
        },
        app: { what: 'Sama aplikacja', long: 'aż pojawi się nowsza' },
      },
      seen: '',
    },
  },
};
