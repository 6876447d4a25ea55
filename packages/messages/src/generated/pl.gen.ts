import type { Catalogue } from '../catalogue.ts'

export const messages: Catalogue = {
  "title/access-code": [
    "Kod dostępu"
  ],
  "coupon/access-code/title": [
    "Wpisz kod dostępu"
  ],
  "coupon/access-code/text": [
    "Kod dodaje dni dostępu do Twojego konta."
  ],
  "coupon/access-code/field": [
    "Kod dostępu"
  ],
  "coupon/access-code/submit": [
    "Użyj kodu"
  ],
  "coupon.success": [
    "Kod działa. Dostęp został dodany."
  ],
  "coupon/unknown-code": [
    "Nie znamy tego kodu albo stracił on ważność. Sprawdź pisownię."
  ],
  "coupon/already-used": [
    "Ten kod został już przez Ciebie użyty."
  ],
  "access/none": [
    "Nie masz teraz dostępu."
  ],
  "title/login": [
    "Logowanie"
  ],
  "title/register": [
    "Załóż konto"
  ],
  "title/logout": [
    "Wylogowywanie"
  ],
  "auth/login/title": [
    "Witaj ponownie"
  ],
  "auth/login/submit": [
    "Zaloguj się"
  ],
  "auth/login/error-message": [
    "E-mail lub hasło się nie zgadza. Sprawdź oba i spróbuj ponownie."
  ],
  "auth/login/user-exists": [
    "Konto z tym adresem e-mail już istnieje. Możesz się zalogować."
  ],
  "auth/login/agreement": [
    "Logując się, akceptujesz <0>regulamin</0> i <1>politykę prywatności</1>"
  ],
  "auth/login/no-account": [
    "Pierwszy raz tutaj? <0>Załóż konto</0>"
  ],
  "auth/register/title": [
    "Załóż konto"
  ],
  "auth/register/submit": [
    "Zarejestruj się"
  ],
  "auth/register/terms": [
    "Akceptuję <0>regulamin</0> i <1>politykę prywatności</1>"
  ],
  "auth/register/has-account": [
    "Masz już konto? <0>Zaloguj się</0>"
  ],
  "auth/register/email-taken": [
    "Konto z tym adresem e-mail już istnieje. Możesz się zalogować."
  ],
  "auth/field/email": [
    "E-mail"
  ],
  "auth/field/email-placeholder": [
    "imie@example.com"
  ],
  "auth/field/password": [
    "Hasło"
  ],
  "auth/field/new-password-help": [
    "Co najmniej 4 znaki"
  ],
  "auth/field/name": [
    "Imię (nieobowiązkowe)"
  ],
  "auth/password/too-short": [
    "Hasło powinno mieć co najmniej 4 znaki"
  ],
  "auth/password/too-common": [
    "To hasło należy do najczęściej zgadywanych. Wybierz inne."
  ],
  "auth/password/too-long": [
    "Hasło może mieć najwyżej 200 znaków"
  ],
  "auth/logout/title": [
    "Wylogowujemy Cię"
  ],
  "auth/logout/text": [
    "Jeszcze chwila."
  ],
  "title/day-plan": [
    "Plan dnia"
  ],
  "macro/energy": [
    "Energia"
  ],
  "macro/protein": [
    "Białko"
  ],
  "macro/protein-letter": [
    "B"
  ],
  "macro/fat": [
    "Tłuszcz"
  ],
  "macro/fat-letter": [
    "T"
  ],
  "macro/carbs": [
    "Węglow."
  ],
  "macro/carbs-letter": [
    "W"
  ],
  "day-plan/today-date": [
    "Dziś, ",
    [
      "date"
    ]
  ],
  "day-plan/time-under": [
    "< ",
    [
      "minutes"
    ],
    " min"
  ],
  "day-plan/time-over": [
    "> ",
    [
      "minutes"
    ],
    " min"
  ],
  "day-plan/eaten/button": [
    "Zjedzone"
  ],
  "day-plan/eaten/label": [
    "Zjedzone: ",
    [
      "meal"
    ]
  ],
  "day-plan/eaten/count-today": [
    "Dziś zjedzone: ",
    [
      "count"
    ],
    " z ",
    [
      "of"
    ]
  ],
  "day-plan/eaten/count": [
    "Zjedzone: ",
    [
      "count"
    ],
    " z ",
    [
      "of"
    ]
  ],
  "day-plan/eaten/failed": [
    "Nie udało się oznaczyć posiłku"
  ],
  "day-plan/timeline/label": [
    "Dni"
  ],
  "day-plan/timeline/today": [
    "Dziś"
  ],
  "day-plan/timeline/no-plan": [
    "bez planu"
  ],
  "day-plan/timeline/earlier": [
    "Wcześniejsze dni"
  ],
  "day-plan/timeline/later": [
    "Późniejsze dni"
  ],
  "day-plan/diet-is-ready/lead": [
    "Twoja dieta jest gotowa."
  ],
  "day-plan/diet-is-ready/text": [
    "Smacznego."
  ],
  "day-plan/for-tomorrow": [
    "Na jutro:"
  ],
  "day-plan/proof/holds": [
    "Pasuje do Twojego celu"
  ],
  "day-plan/proof/near": [
    "Blisko Twojego celu"
  ],
  "day-plan/proof/nutrient": [
    "Składnik"
  ],
  "day-plan/proof/target": [
    "Cel"
  ],
  "day-plan/proof/actual": [
    "Ten dzień"
  ],
  "day-plan/proof/deviation": [
    "Różnica"
  ],
  "day-plan/proof/tolerance": [
    "Dzień pasuje, gdy energia różni się od celu najwyżej o 2%, a białko, tłuszcz i węglowodany najwyżej o 5%."
  ],
  "day-plan/reason/leftover-dropped": [
    "Świeży posiłek pasuje tego dnia lepiej niż reszta z wczoraj."
  ],
  "day-plan/reason/out-of-season": [
    "Jeden posiłek jest teraz poza sezonem."
  ],
  "day-plan/reason/variety-relaxed": [
    "Jeden posiłek wraca wcześniej niż zwykle."
  ],
  "day-plan/reason/meal-bands-relaxed": [
    "Jeden posiłek jest większy lub mniejszy niż zwykle."
  ],
  "day-plan/reason/portion-limit": [
    "Porcje są tak duże, jak to u nas możliwe."
  ],
  "day-plan/reason/macro-unreachable": [
    "Żaden zestaw posiłków nie daje bliższych ilości białka, tłuszczu i węglowodanów."
  ],
  "day-plan/reason/too-few-recipes": [
    "Do jednego z posiłków jest mało przepisów."
  ],
  "day-plan/reason/pinned-meals": [
    "Posiłki zjedzone lub wybrane przez Ciebie zostają bez zmian."
  ],
  "day-plan/failed/text": [
    "Nie udało się otworzyć tego dnia. Spróbuj jeszcze raz, to często pomaga."
  ],
  "day-plan/future/title": [
    "Twój plan zaczyna się: ",
    [
      "date"
    ]
  ],
  "day-plan/future/text": [
    [
      "days",
      "plural",
      {
        "one": [
          "Jeszcze jeden dzień."
        ],
        "few": [
          "Jeszcze ",
          "#",
          " dni."
        ],
        "many": [
          "Jeszcze ",
          "#",
          " dni."
        ],
        "other": [
          "Jeszcze ",
          "#",
          " dnia."
        ]
      }
    ],
    " Pierwszy dzień możesz obejrzeć już teraz."
  ],
  "day-plan/future/show-first-day": [
    "Pokaż pierwszy dzień"
  ],
  "day-plan/expired/title": [
    "Twój dostęp kończy się ",
    [
      "date"
    ]
  ],
  "day-plan/expired/text": [
    "Ten dzień jest później. Z dłuższym dostępem też dostanie plan."
  ],
  "day-plan/expired/show-today": [
    "Pokaż dzisiaj"
  ],
  "subscription/expired/title": [
    "Twój dostęp skończył się ",
    [
      "date"
    ]
  ],
  "subscription/expired/text": [
    "Twoje ustawienia są bezpieczne. Dodaj dni dostępu i wróć tam, gdzie przerwano."
  ],
  "subscription/never-had/title": [
    "Nie masz jeszcze dostępu"
  ],
  "subscription/never-had/text": [
    "Z kodem dostępu dostaniesz własny plan posiłków na każdy dzień."
  ],
  "subscription/enter-code": [
    "Wpisz kod dostępu"
  ],
  "subscription/check-access": [
    "Mam opłacone, sprawdź dostęp"
  ],
  "subscription/still-none": [
    "Dostępu jeszcze nie ma. Spróbuj za chwilę."
  ],
  "title/diet-settings": [
    "Ustawienia diety"
  ],
  "diet/classic": [
    "Klasyczna"
  ],
  "diet/classic/text": [
    "Wszystkiego po trochu"
  ],
  "diet/vegetarian": [
    "Wegetariańska"
  ],
  "diet/vegetarian/text": [
    "Bez mięsa i ryb"
  ],
  "diet/vegan": [
    "Wegańska"
  ],
  "diet/vegan/text": [
    "Tylko rośliny"
  ],
  "diet/glp1": [
    "GLP-1"
  ],
  "diet/glp1/text": [
    "Lżejsze posiłki dla osób, które przyjmują lek GLP-1"
  ],
  "diet-mode/slimming": [
    "Schudnąć"
  ],
  "diet-mode/slimming/text": [
    "Łagodny deficyt, nigdy poniżej bezpiecznej granicy"
  ],
  "diet-mode/stabilization": [
    "Utrzymać masę"
  ],
  "diet-mode/stabilization/text": [
    "Celem jest to, ile ważysz teraz"
  ],
  "diet-mode/put_on_weight": [
    "Przybrać na wadze"
  ],
  "diet-mode/put_on_weight/text": [
    "Trochę więcej na każdym talerzu"
  ],
  "diet-mode/gain_muscle_mass": [
    "Budować mięśnie"
  ],
  "diet-mode/gain_muscle_mass/text": [
    "Więcej białka, dla osób, które trenują"
  ],
  "activity/none": [
    "Mało ruchu"
  ],
  "activity/none/text": [
    "Głównie siedzenie, prawie bez ćwiczeń"
  ],
  "activity/low": [
    "Trochę ruchu"
  ],
  "activity/low/text": [
    "Spacery albo ćwiczenia raz, dwa razy w tygodniu"
  ],
  "activity/medium": [
    "Aktywnie"
  ],
  "activity/medium/text": [
    "Ćwiczenia trzy, cztery razy w tygodniu"
  ],
  "activity/high": [
    "Bardzo aktywnie"
  ],
  "activity/high/text": [
    "Ćwiczenia prawie codziennie albo ciężka praca fizyczna"
  ],
  "diet-settings/next": [
    "Dalej"
  ],
  "diet-settings/back": [
    "Wstecz"
  ],
  "diet-settings/prepare": [
    "Przygotuj mój plan"
  ],
  "diet-settings/progress": [
    [
      "number"
    ],
    " z ",
    [
      "total"
    ]
  ],
  "diet-settings/changed": [
    "Twoja dieta została zmieniona"
  ],
  "diet-settings/welcome/title": [
    "Zaplanujmy Twoje talerze"
  ],
  "diet-settings/welcome/text": [
    "Sześć krótkich pytań, około dwóch minut. Każdą odpowiedź można później zmienić."
  ],
  "diet-settings/welcome/begin": [
    "Zaczynam"
  ],
  "diet-settings/start/title": [
    "Twoja dieta"
  ],
  "diet-settings/start/change": [
    "Zmień dietę"
  ],
  "diet-settings/start/keep": [
    "Zostaw bez zmian"
  ],
  "diet-settings/summary/diet": [
    "Dieta"
  ],
  "diet-settings/summary/goal": [
    "Cel"
  ],
  "diet-settings/summary/activity": [
    "Aktywność"
  ],
  "diet-settings/summary/since": [
    "Data rozpoczęcia"
  ],
  "diet-settings/diet/title": [
    "Co lubisz jeść?"
  ],
  "diet-settings/diet/text": [
    "W każdej diecie jest z czego wybierać."
  ],
  "diet-settings/body/title": [
    "Kilka słów o Tobie"
  ],
  "diet-settings/body/text": [
    "Na tej podstawie policzymy, ile energii potrzebujesz."
  ],
  "diet-settings/sex": [
    "Płeć"
  ],
  "diet-settings/sex/female": [
    "Kobieta"
  ],
  "diet-settings/sex/male": [
    "Mężczyzna"
  ],
  "diet-settings/date-of-birth": [
    "Data urodzenia"
  ],
  "diet-settings/units": [
    "Jednostki"
  ],
  "diet-settings/units/si": [
    "Metryczne"
  ],
  "diet-settings/units/imperial": [
    "Imperialne"
  ],
  "diet-settings/height": [
    "Wzrost"
  ],
  "diet-settings/height/feet": [
    "Wzrost, stopy"
  ],
  "diet-settings/height/inches": [
    "Cale"
  ],
  "diet-settings/weight/title": [
    "Ile ważysz?"
  ],
  "diet-settings/weight/text": [
    "Wystarczy pomiar z tego tygodnia."
  ],
  "diet-settings/weight": [
    "Masa ciała"
  ],
  "diet-settings/goal/title": [
    "Co chcesz zmienić?"
  ],
  "diet-settings/goal/text": [
    "Teraz ważysz ",
    [
      "weight"
    ],
    ". Cel można zmienić w każdej chwili."
  ],
  "diet-settings/goal/not-with-glp1": [
    "Nie z dietą GLP-1"
  ],
  "diet-settings/goal-weight": [
    "Docelowa masa"
  ],
  "diet-settings/goal/to-lose": [
    "Do schudnięcia: ",
    [
      "amount"
    ]
  ],
  "diet-settings/goal/to-gain": [
    "Do przybrania: ",
    [
      "amount"
    ]
  ],
  "diet-settings/goal/to-lose-pace": [
    "Do schudnięcia: ",
    [
      "amount"
    ],
    ", u większości osób od ",
    [
      "least"
    ],
    " do ",
    [
      "most"
    ],
    " tygodni"
  ],
  "diet-settings/goal/to-gain-pace": [
    "Do przybrania: ",
    [
      "amount"
    ],
    ", u większości osób od ",
    [
      "least"
    ],
    " do ",
    [
      "most"
    ],
    " tygodni"
  ],
  "diet-settings/activity/title": [
    "Ile się ruszasz?"
  ],
  "diet-settings/activity/text": [
    "Pomyśl o zwykłym tygodniu. W razie wątpliwości wybierz mniej."
  ],
  "diet-settings/start-date/title": [
    "Kiedy zaczynamy?"
  ],
  "diet-settings/start-date/text": [
    "Od jutra do 14 dni od dziś. Zostaw sobie czas na zakupy."
  ],
  "diet-settings/start-date": [
    "Pierwszy dzień"
  ],
  "diet-settings/start-date/tomorrow": [
    "Jutro"
  ],
  "diet-settings/target/title": [
    "Co da Ci jeden dzień"
  ],
  "diet-settings/notice/floor-reached": [
    "Zostajemy przy bezpiecznym minimum ",
    [
      "floor"
    ],
    " kcal, więc tempo będzie wolniejsze: około ",
    [
      "least"
    ],
    " do ",
    [
      "most"
    ],
    " ",
    [
      "unit"
    ],
    " w 30 dni."
  ],
  "diet-settings/notice/below-usual-minimum": [
    "To mniej niż zwykle zalecane ",
    [
      "floor"
    ],
    " kcal. Jedz więcej, jeśli czujesz głód lub słabość."
  ],
  "diet-settings/notice/goal-bmi-above-25": [
    "Ten cel jest powyżej zwykłego zdrowego zakresu dla Twojego wzrostu. Dietetyk pomoże Ci wybrać."
  ],
  "diet-settings/notice/older-than-sample": [
    "Powyżej ",
    [
      "years"
    ],
    " lat nasze obliczenia są mniej dokładne. Zapytaj najpierw lekarza."
  ],
  "diet-settings/health-confirmation": [
    "Mam co najmniej 18 lat, nie jestem w ciąży i nie karmię piersią, nie mam zaburzeń odżywiania ani choroby, która wymaga diety leczniczej."
  ],
  "diet-settings/health-data-consent": [
    "Zgadzam się, aby moja masa, wzrost, wiek i cel posłużyły do ułożenia posiłków. Zgodę mogę wycofać w każdej chwili."
  ],
  "diet-settings/decline": [
    "Nie mogę tego potwierdzić"
  ],
  "diet-settings/declined/title": [
    "W takim razie nasz plan nie jest teraz dla Ciebie"
  ],
  "diet-settings/declined/text": [
    "Jest ułożony dla zdrowych dorosłych i nie powstanie bez Twoich pomiarów. Lekarz lub dietetyk może zaplanować go z Tobą osobiście. Twoich odpowiedzi u siebie nie zapisaliśmy."
  ],
  "diet-settings/preparing/title": [
    "Przygotowujemy Twój plan posiłków"
  ],
  "diet-settings/preparing/wait": [
    "Prosimy o chwilę."
  ],
  "diet-settings/preparing/text": [
    "Prosimy o chwilę. Wybieramy posiłki na ",
    [
      "kcal"
    ],
    " kcal."
  ],
  "diet-settings/failed/title": [
    "Coś poszło nie tak"
  ],
  "diet-settings/failed/text": [
    "Zdarzenie zostało zgłoszone i zajmiemy się nim. Twoje odpowiedzi są zapisane."
  ],
  "diet-settings/failed/try-again": [
    "Spróbuj ponownie"
  ],
  "diet-settings/failed/back": [
    "Wróć do odpowiedzi"
  ],
  "diet-settings/validation/consent-required": [
    "Aby przejść dalej, potrzebna jest zgoda"
  ],
  "diet-settings/validation/diet-unknown": [
    "Wybierz jedną z diet"
  ],
  "diet-settings/validation/height-whole": [
    "Wpisz liczbę całkowitą"
  ],
  "diet-settings/validation/height-range": [
    "Układamy plany dla wzrostu od 100 do 250 cm (od 3 ft 4 in do 8 ft 2 in)"
  ],
  "diet-settings/validation/inches-range": [
    "Cale są od 0 do 11"
  ],
  "diet-settings/validation/weight-range": [
    "Układamy plany dla masy od 30 do 300 kg (od 66,2 do 661,3 lb)"
  ],
  "diet-settings/validation/too-young": [
    "W dniu rozpoczęcia planu trzeba mieć 18 lat"
  ],
  "diet-settings/validation/too-old": [
    "Układamy plany dla osób do 100 lat"
  ],
  "diet-settings/validation/start-date-window": [
    "Plan może zacząć się od jutra do 14 dni od dziś"
  ],
  "diet-settings/validation/mode-not-for-glp1": [
    "Ten cel nie pasuje do diety GLP-1. Wybierz inny"
  ],
  "diet-settings/validation/already-underweight": [
    "Jak na swój wzrost już ważysz niewiele. Wybierz utrzymanie masy lub przybranie na wadze"
  ],
  "diet-settings/validation/goal-not-below-weight": [
    "Aby schudnąć, wybierz cel poniżej obecnej masy"
  ],
  "diet-settings/validation/goal-not-above-weight": [
    "Wybierz cel powyżej obecnej masy"
  ],
  "diet-settings/validation/goal-too-low": [
    "To mniej niż zdrowa masa przy Twoim wzroście. Wybierz wyższy cel"
  ],
  "diet-settings/validation/goal-too-high": [
    "To więcej, niż planujemy przy Twoim wzroście. Wybierz niższy cel"
  ],
  "diet-settings/validation/no-deficit-left": [
    "Na tym poziomie zużywasz zbyt mało energii, by bezpiecznie chudnąć. Możesz wrócić i wybrać utrzymanie masy"
  ],
  "title/terms-of-service": [
    "Regulamin"
  ],
  "title/privacy-policy": [
    "Polityka prywatności"
  ],
  "terms/intro": [
    "Prostymi słowami o tym, czym jest Dayplate i jak z niego korzystać."
  ],
  "terms/product/title": [
    "Czym jest Dayplate"
  ],
  "terms/product/text": [
    "Dayplate układa posiłki dzień po dniu na podstawie Twoich odpowiedzi: celu, diety, masy ciała, wzrostu, wieku i aktywności. Energię i składniki odżywcze wylicza z opublikowanych wzorów i pokazuje, jak każdy dzień został sprawdzony."
  ],
  "terms/medical/title": [
    "To nie jest porada medyczna"
  ],
  "terms/medical/text": [
    "Dayplate jest dla zdrowych osób dorosłych. Nie stawia diagnozy, nie leczy i nie zastępuje lekarza ani dietetyka. Nie korzystaj z niego, jeśli nie masz 18 lat, jesteś w ciąży lub karmisz piersią, masz zaburzenia odżywiania albo chorobę, która wymaga diety leczniczej. Jeśli poczujesz się źle, przerwij i zapytaj lekarza."
  ],
  "terms/results/title": [
    "Bez obietnic wyników"
  ],
  "terms/results/text": [
    "Każdy organizm jest inny. Liczby takie jak tygodniowa zmiana masy ciała to szacunki, a nie obietnice. Sprawdzaj składniki pod kątem swoich alergii: Dayplate ich nie zna i nie wie, co producent dodał do opakowania."
  ],
  "terms/account/title": [
    "Twoje konto"
  ],
  "terms/account/text": [
    "Podaj własny adres e-mail i nie udostępniaj nikomu hasła. Jedno konto jest dla jednej osoby. W każdej chwili możesz przestać korzystać z Dayplate."
  ],
  "terms/access/title": [
    "Dostęp"
  ],
  "terms/access/text": [
    "Aby czytać plan, trzeba mieć ważny dostęp, na przykład z kodu dostępu. Gdy dostęp się skończy, Twoje ustawienia zostają i możesz do nich wrócić."
  ],
  "terms/changes/title": [
    "Zmiany"
  ],
  "terms/changes/text": [
    "Obowiązuje regulamin z tej strony. Jeśli nie zgadzasz się ze zmianą, możesz przestać korzystać z Dayplate."
  ],
  "privacy/intro": [
    "Co o Tobie przechowujemy, po co i co możesz z tym zrobić."
  ],
  "privacy/kept/title": [
    "Co przechowujemy"
  ],
  "privacy/kept/text": [
    "Adres e-mail, skrót hasła, którego nie da się odwrócić, imię, jeśli je podasz, język i strefę czasową. Z ustawień diety: płeć, datę urodzenia, wzrost, masę ciała, cel, aktywność i dietę. Do tego Twój plan posiłków i posiłki oznaczone jako zjedzone."
  ],
  "privacy/why/title": [
    "Po co to przechowujemy"
  ],
  "privacy/why/text": [
    "Dane konta pozwalają Ci się zalogować. Dane o ciele są potrzebne, by wyliczyć, ile energii powinien mieć plan. Plan i oznaczenia to sam produkt. Niczego nie przechowujemy na potrzeby reklam i niczego nie sprzedajemy."
  ],
  "privacy/health/title": [
    "Dane o zdrowiu"
  ],
  "privacy/health/text": [
    "Masa ciała, wzrost i cele mówią coś o Twoim zdrowiu. Przetwarzamy je tylko za Twoją wyraźną zgodą, o którą prosimy przed ułożeniem pierwszego planu i którą zapisujemy wraz z czasem."
  ],
  "privacy/browser/title": [
    "W Twojej przeglądarce"
  ],
  "privacy/browser/text": [
    "Na Twoim urządzeniu zapisujemy sesję, język i motyw oraz jedno ciasteczko, które mówi tylko, że jesteś osobą zalogowaną. Nie ma ciasteczek śledzących."
  ],
  "privacy/rights/title": [
    "Twoje prawa"
  ],
  "privacy/rights/text": [
    "Możesz zapytać, co o Tobie przechowujemy, poprawić to, zabrać kopię, wycofać zgodę i zażądać usunięcia danych. Wycofanie zgody oznacza, że nowe plany nie będą układane."
  ],
  "title/introduction": [
    "Zanim zaczniesz"
  ],
  "introduction/title": [
    "Warto wiedzieć na początek"
  ],
  "introduction/text": [
    "Masz 15 dni, aby zacząć dietę. Plan widać najwcześniej 7 dni przed startem. Oto dziewięć krótkich rad na drogę."
  ],
  "introduction/regular-meals/title": [
    "Jedz regularnie"
  ],
  "introduction/regular-meals/text": [
    "Cztery posiłki dziennie, mniej więcej o tych samych porach. Łatwiej wtedy nie zgłodnieć za bardzo."
  ],
  "introduction/hydration/title": [
    "Pij tyle, ile trzeba"
  ],
  "introduction/hydration/text": [
    "Około 1,5 do 2 litrów płynów dziennie, głównie wody. Więcej, gdy jest gorąco albo dużo się ruszasz."
  ],
  "introduction/fast-cooking/title": [
    "Gotuj szybko"
  ],
  "introduction/fast-cooking/text": [
    "Przy każdym posiłku widać, ile zajmuje. Niektóre obiady gotuje się raz na dwa dni."
  ],
  "introduction/shopping-list/title": [
    "Kupuj z listą"
  ],
  "introduction/shopping-list/text": [
    "Zrób zakupy na kilka dni i marnuj mniej. Listę na mniej niż dwa tygodnie można wydrukować."
  ],
  "introduction/swapping/title": [
    "Zamieniaj, czego nie lubisz"
  ],
  "introduction/swapping/text": [
    "Posiłek, na który nie masz ochoty, może ustąpić innemu. Dzień nadal się zgadza."
  ],
  "introduction/meal-order/title": [
    "Zmieniaj kolejność"
  ],
  "introduction/meal-order/text": [
    "Zjedz przekąskę przed obiadem, jeśli tak Ci wygodniej. Liczy się cały dzień."
  ],
  "introduction/measurements/title": [
    "Mierz się raz w tygodniu"
  ],
  "introduction/measurements/text": [
    "Tego samego dnia, o tej samej porze, przed śniadaniem. Masa się waha; patrz na tygodnie, nie na jeden dzień."
  ],
  "introduction/activity/title": [
    "Trochę się ruszaj"
  ],
  "introduction/activity/text": [
    "Spacer też się liczy. Wybierz to, co lubisz, i rób to często."
  ],
  "introduction/support/title": [
    "Proś o pomoc"
  ],
  "introduction/support/text": [
    "Jeśli źle się czujesz albo chorujesz, porozmawiaj z lekarzem lub dietetykiem. Jeden dzień poza planem to nie porażka."
  ],
  "introduction/sign-off": [
    "Powodzenia i smacznego."
  ],
  "introduction/start": [
    "Zaczynam"
  ],
  "introduction/failed": [
    "Nie udało się tego zapisać."
  ],
  "loading/message": [
    "Wczytywanie"
  ],
  "error/title": [
    "Coś poszło nie tak"
  ],
  "error/message/generic": [
    "Coś poszło nie tak."
  ],
  "error/additional-message/generic": [
    "Spróbuj ponownie za chwilę."
  ],
  "error/message/network": [
    "Nie możemy połączyć się z Dayplate."
  ],
  "error/additional-message/network": [
    "Sprawdź połączenie i spróbuj ponownie."
  ],
  "error/try-again": [
    "Spróbuj ponownie"
  ],
  "error/go-back": [
    "Wróć"
  ],
  "error/not-found/title": [
    "Na tym talerzu nic nie ma"
  ],
  "error/not-found/text": [
    "Strona została przeniesiona albo nigdy jej nie było. Błąd 404."
  ],
  "error/page/text": [
    "Ponowna próba często pomaga. Twoje zapisane dane są bezpieczne."
  ],
  "shell/skip-to-content": [
    "Przejdź do treści"
  ],
  "shell/offline/lead": [
    "Jesteś offline."
  ],
  "shell/offline/text": [
    "To, co widzisz, może być nieaktualne."
  ],
  "ui/close": [
    "Zamknij"
  ],
  "ui/show-password": [
    "Pokaż hasło"
  ],
  "ui/hide-password": [
    "Ukryj hasło"
  ],
  "ui/increase": [
    "Zwiększ: ",
    [
      "label"
    ]
  ],
  "ui/decrease": [
    "Zmniejsz: ",
    [
      "label"
    ]
  ],
  "ui/notifications": [
    "Powiadomienia"
  ],
  "menu/main": [
    "Menu główne"
  ],
  "menu/diet": [
    "Dieta"
  ],
  "menu/diet-settings": [
    "Ustawienia diety"
  ],
  "menu/access-code": [
    "Kod dostępu"
  ],
  "menu/account": [
    "Konto"
  ],
  "menu/account-of": [
    "Konto: ",
    [
      "name"
    ]
  ],
  "menu/more": [
    "Więcej"
  ],
  "menu/log-in": [
    "Zaloguj się"
  ],
  "menu/log-out": [
    "Wyloguj się"
  ],
  "menu/terms-of-service": [
    "Regulamin"
  ],
  "menu/privacy-policy": [
    "Polityka prywatności"
  ],
  "more/title": [
    "Więcej"
  ],
  "more/plan": [
    "Twój plan"
  ],
  "more/diet-settings/note": [
    "Dieta, cel i aktywność"
  ],
  "more/access-code/note": [
    "Dodaj dni dostępu"
  ],
  "more/look": [
    "Język i wygląd"
  ],
  "more/about": [
    "O Dayplate"
  ],
  "more/language": [
    "Język"
  ],
  "more/theme": [
    "Motyw"
  ],
  "theme/system": [
    "Systemowy"
  ],
  "theme/light": [
    "Jasny"
  ],
  "theme/dark": [
    "Ciemny"
  ],
  "title/more": [
    "Więcej"
  ],
  "title/not-found": [
    "Nie znaleziono strony"
  ],
  "title/gallery": [
    "Elementy interfejsu"
  ],
  "validation/required": [
    "Wypełnij to pole"
  ],
  "validation/email-format": [
    "Podaj poprawny adres e-mail"
  ],
  "validation/date-format": [
    "Podaj datę w postaci RRRR-MM-DD"
  ],
  "validation/consent-required": [
    "Zaakceptuj regulamin, aby przejść dalej"
  ],
  "validation/too-long": [
    "Tekst jest za długi"
  ],
  "validation/number-format": [
    "Podaj liczbę"
  ],
  "cart/accept-condition/validation/required": [
    "Zaakceptuj regulamin, aby przejść dalej"
  ]
}
