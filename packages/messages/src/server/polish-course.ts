import type { Course } from './course-lesson.ts'

/** Kurs po polsku. */
export const POLISH_COURSE: Course = {
  'your-day': {
    subject: 'Plan dnia w pół minuty',
    title: 'Jak czytać plan dnia',
    paragraphs: [
      'To pierwszy z dwunastu krótkich e-maili. Przyjdzie jeden dziennie. Zaczynamy od liczb, które widzisz przy planie dnia.',
      'Najpierw linijka ze znakiem: mówi, czy dzień jest zgodny z celem, blisko niego, czy poza nim. Po rozwinięciu pokaże tabelę z różnicami. Potem rzuć okiem na białko i błonnik, na koniec na cztery posiłki. To wszystko.',
      'Dnia, w którym brakuje 60 kcal, nie trzeba naprawiać. To jedno małe jabłko, a kuchnia i tak nie jest apteką. Zatrzymaj się dopiero wtedy, gdy wiele dni z rzędu jest poza celem.',
    ],
    button: 'Zobacz mój dzień',
    page: '/day-plan',
  },
  'one-pot': {
    subject: 'Jeden garnek, dwa obiady',
    title: 'Gotuj raz, jedz dwa razy',
    paragraphs: [
      'Niektóre dania gotujesz na więcej niż jeden dzień. Pierwszego dnia przepis podaje ilości na cały garnek, a następnego plan mówi, która porcja jest Twoja i jak ją odgrzać.',
      'Pomagają dwa nawyki. Drugą porcję odłóż do pudełka, zanim usiądziesz do pierwszej. I zważ ją: puste pudełko na wagę, zero, nakładasz. Połowa odmierzona na oko rzadko jest połową.',
      'Jedzenie powinno w ciągu dwóch godzin ostygnąć i trafić do lodówki. Surówkę zrób świeżą, każdego dnia osobno.',
    ],
    button: 'Więcej o gotowaniu na dwa dni',
    page: '/knowledge/article/11',
  },
  'one-shopping-trip': {
    subject: 'Jedne zakupy na cały tydzień',
    title: 'Zakupy raz w tygodniu',
    paragraphs: [
      'Lista zakupów zbiera to, czego potrzebujesz na siedem dni, w opakowaniach ze sklepu. Możesz wybrać inne dni albo liczbę osób, a wszystko policzy się jeszcze raz.',
      'Zanim wyjdziesz, przejrzyj z listą lodówkę i szafkę. Dotknij produktu i zaznacz, że masz go w domu. Olej, ryż, płatki i przyprawy zwykle już tam stoją.',
      'W sklepie lista prowadzi od działu do działu. Działa też bez zasięgu.',
    ],
    button: 'Otwórz listę zakupów',
    page: '/shopping-list',
  },
  swaps: {
    subject: 'Nie musisz jeść tego, czego nie lubisz',
    title: 'Wymień, co Ci nie pasuje',
    paragraphs: [
      'Jadłospis, który wywołuje westchnienie, długo nie przetrwa. Wymień posiłek: na górze są te, po których dzień pozostaje zgodny z celem, a zmianę widzisz, zanim się zdecydujesz.',
      'Przeszkadza jeden składnik? Wymień tylko jego. Otwórz posiłek, dotknij składnika, a ilość zamiennika policzymy za Ciebie. Jeśli to stale ten sam produkt, dodaj go do wykluczeń i nie będzie go w kolejnych dniach.',
      'A posiłek, do którego chętnie wrócisz, oznacz serduszkiem. Z ulubionych dodasz go do dowolnego zaplanowanego dnia.',
    ],
    button: 'Zobacz mój dzień',
    page: '/day-plan',
  },
  'spoons-and-grams': {
    subject: 'Co ważyć, a co odmierzać łyżką',
    title: 'Łyżki i gramy',
    paragraphs: [
      'Nie trzeba ważyć wszystkiego. Przyprawy, zioła, musztardę czy siekaną cebulę spokojnie odmierzysz łyżką, bo kilka gramów nic tu nie zmienia.',
      'Na wagę połóż to, co ma dużo energii w małej objętości: olej, orzechy, ser, masło oraz suchy ryż, makaron i płatki. 10 g oleju więcej to 90 kcal, a na patelni prawie tego nie widać.',
      'Najwygodniej ważyć od razu w garnku: garnek na wagę, zero, wsypujesz, zero, następny składnik. Wychodzi szybciej niż łyżkami i jest mniej zmywania.',
    ],
    button: 'Zobacz mój dzień',
    page: '/day-plan',
  },
  'protein-and-fibre': {
    subject: 'Dwie liczby, na które warto zerknąć',
    title: 'Białko i błonnik',
    paragraphs: [
      'Białko znajdziesz w nabiale, jajkach, rybach, mięsie, strączkach i tofu. W planie jest rozłożone na cały dzień. Gdy wymieniasz posiłek albo jesz poza domem, najpierw znajdź na talerzu coś z tej listy. Resztę łatwiej dołożyć.',
      'Błonnik jest w pełnym ziarnie, strączkach, warzywach i owocach. Dorosłym wystarcza 25 g dziennie (EFSA, Scientific Opinion on Dietary Reference Values for carbohydrates and dietary fibre, 2010).',
      'Jeśli dotąd było go dużo mniej, zwiększaj ilość przez tydzień lub dwa i pamiętaj o piciu. Jelita wolą zmiany po trochu.',
    ],
    button: 'Błonnik po trochu',
    page: '/knowledge/article/4',
  },
  salt: {
    subject: 'Sól rzadko bierze się z solniczki',
    title: 'Gdzie kryje się sól',
    paragraphs: [
      'Światowa Organizacja Zdrowia zaleca dorosłym mniej niż 5 g soli dziennie, czyli mniej więcej płaską łyżeczkę, licząc wszystko, co zjadają (WHO, Guideline: Sodium intake for adults and children, 2012).',
      'Pieczywo, ser, wędlina, kiszonki, kostki rosołowe i sos sojowy dostarczają jej, zanim sięgniesz po solniczkę. Porównaj dwie etykiety w przeliczeniu na 100 g: ten sam rodzaj chleba czy sera potrafi się mocno różnić.',
      'Podczas gotowania sól na końcu i najpierw spróbuj. Cytryna, ocet, czosnek, koperek i pieprz wyręczą ją w części pracy.',
    ],
    button: 'Gdzie kryje się sól',
    page: '/knowledge/article/5',
  },
  water: {
    subject: 'Woda bez liczenia szklanek',
    title: 'Ile pić',
    paragraphs: [
      'EFSA podaje jako wystarczające 2 litry dziennie dla kobiet i 2,5 litra dla mężczyzn, z napojów i jedzenia razem (EFSA, Scientific Opinion on Dietary Reference Values for water, 2010). Zupa, owoce i warzywa też się liczą, podobnie jak herbata i kawa.',
      'W upał i przy treningu potrzeba więcej. Pragnienie i ciemny mocz to prosty znak, że pora na szklankę wody.',
      'Zamiast reguł: szklanka do każdego z czterech posiłków i butelka tam, gdzie pracujesz. Słodkie napoje i soki to już jedzenie, więc sprawdź, ile dokładają do dnia.',
    ],
    button: 'Woda, herbata, kawa',
    page: '/knowledge/article/19',
  },
  'eating-out': {
    subject: 'Obiad na mieście a jadłospis',
    title: 'Jedzenie poza domem',
    paragraphs: [
      'Restauracja nie psuje planu. Pozostałe posiłki zostaw bez zmian, bo głód przy karcie dań to kiepski doradca.',
      'Najpierw wybierz danie z porcją białka, potem dobierz warzywa: z grilla, gotowane albo w surówce. O sos poproś osobno. Jedz do sytości, a resztę można zabrać do domu.',
      'I ciesz się towarzystwem. To jeden z dwudziestu ośmiu posiłków w tym tygodniu.',
    ],
    button: 'Jak wybierać z karty',
    page: '/knowledge/article/12',
  },
  'another-day': {
    subject: 'Gdy dzień poszedł inaczej',
    title: 'Dzień, który poszedł inaczej',
    paragraphs: [
      'Ktoś przyniósł ciasto, pociąg się spóźnił, obiad był na stojąco. Takie dni zdarzają się w każdym planie i niczego nie trzeba odrabiać.',
      'Nie opuszczaj posiłku, żeby wyrównać rachunek. Zjedz następny zgodnie z planem. To najkrótsza droga z powrotem, a wieczorem nie dopadnie Cię głód.',
      'Jeśli coś powtarza się co tydzień, zmień plan, nie siebie: wymień posiłek, który nigdy nie wychodzi, a na zabiegane dni wybierz szybsze dania.',
    ],
    button: 'Miejsce na ciasto',
    page: '/knowledge/article/21',
  },
  scales: {
    subject: 'Waga łazienkowa bez nerwów',
    title: 'Jak ważyć się spokojnie',
    paragraphs: [
      'Waga ciała zmienia się z dnia na dzień. Słony posiłek, mocny trening czy cykl miesiączkowy zatrzymują wodę, a późna kolacja rano jeszcze swoje waży. Widać to na wadze, choć nic nie mówi o tkance tłuszczowej.',
      'Porównuj więc podobne chwile: ten sam poranek tygodnia, po toalecie, przed śniadaniem. I patrz na kilka tygodni, a nie na dwa poranki.',
      'Jeśli ważenie psuje Ci humor, rób to rzadziej. Gdy zmiana będzie wyraźna, wpisz nową wagę w ustawieniach diety, a nowe dni ułożymy już dla niej.',
    ],
    button: 'Gdy waga stoi',
    page: '/knowledge/article/26',
  },
  afterwards: {
    subject: 'Co zostaje, gdy plan się kończy',
    title: 'A co potem',
    paragraphs: [
      'To ostatni e-mail z kursu. Może kiedyś zechcesz jeść bez planu na każdy posiłek, więc oto, co warto zachować.',
      'Najwięcej dają cztery nawyki: jedzenie o stałych porach, białko i warzywa na większości talerzy, jeden garnek na dwa dni i lista przed zakupami. Zacznij od tego, który przychodzi Ci najłatwiej.',
      'Dopóki masz dostęp, wydrukuj dni, które Ci smakowały, razem z przepisami: jeden dzień albo siedem naraz. Teczka w kuchni nie potrzebuje internetu.',
    ],
    button: 'Zobacz mój dzień',
    page: '/day-plan',
  },
}
