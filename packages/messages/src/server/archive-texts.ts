import type { Texts } from './texts.ts'

/** The name of a file in the download of personal data, and what the read-me says about it. */
export interface ArchiveFileText {
  /** Without its ending. Only letters, digits and hyphens, because every system can unpack those. */
  readonly name: Texts
  readonly about: Texts
}

/** The files of the download by the tables whose rows they contain. */
export const ARCHIVE_FILES = {
  users: {
    name: { en: 'account', pl: 'konto' },
    about: { en: 'your account', pl: 'Twoje konto' },
  },
  auth_tokens: {
    name: { en: 'logins', pl: 'logowania' },
    about: { en: 'devices you are logged in on', pl: 'zalogowane urządzenia' },
  },
  login_networks: {
    name: { en: 'login-networks', pl: 'sieci-logowania' },
    about: {
      en: 'when you last logged in from each network; the network itself is not kept in a readable form',
      pl: 'kiedy ostatnio logowano się z każdej sieci; samej sieci nie przechowujemy w czytelnej postaci',
    },
  },
  one_time_tokens: {
    name: { en: 'mailed-links', pl: 'wyslane-linki' },
    about: {
      en: 'links we mailed to you, without the part that makes them work',
      pl: 'linki wysłane do Ciebie e-mailem, bez części, dzięki której działają',
    },
  },
  email_changes: {
    name: { en: 'new-address', pl: 'nowy-adres' },
    about: {
      en: 'the new e-mail address that waits to be confirmed',
      pl: 'nowy adres e-mail, który czeka na potwierdzenie',
    },
  },
  social_identities: {
    name: { en: 'linked-accounts', pl: 'polaczone-konta' },
    about: {
      en: 'Google, Apple and Facebook accounts you log in with',
      pl: 'konta Google, Apple i Facebook, którymi się logujesz',
    },
  },
  social_tickets: {
    name: { en: 'permission-to-add-logins', pl: 'zgoda-na-dodanie-logowania' },
    about: {
      en: 'how long the “Add” buttons in your settings work',
      pl: 'do kiedy działają przyciski „Dodaj” w ustawieniach',
    },
  },
  social_flows: {
    name: { en: 'started-links', pl: 'rozpoczete-laczenia' },
    about: {
      en: 'logins with Google, Apple or Facebook you have started to add',
      pl: 'logowania przez Google, Apple lub Facebook, które zaczęto dodawać',
    },
  },
  social_handoffs: {
    name: { en: 'waiting-links', pl: 'oczekujace-laczenia' },
    about: {
      en: 'logins with Google, Apple or Facebook that are being added right now',
      pl: 'logowania przez Google, Apple lub Facebook w trakcie dodawania',
    },
  },
  consents: {
    name: { en: 'consents', pl: 'zgody' },
    about: {
      en: 'what you consented to, when, and when you withdrew it',
      pl: 'na co i kiedy wyrażono zgodę oraz kiedy ją wycofano',
    },
  },
  told_documents: {
    name: { en: 'changed-documents', pl: 'zmiany-dokumentow' },
    about: {
      en: 'changes to the terms and the privacy policy that you were told about',
      pl: 'zmiany regulaminu i polityki prywatności, o których już wiesz',
    },
  },
  agreements: {
    name: { en: 'notifications', pl: 'powiadomienia' },
    about: { en: 'messages you agreed to receive', pl: 'wiadomości, na które wyrażono zgodę' },
  },
  past_agreements: {
    name: { en: 'past-notifications', pl: 'dawne-powiadomienia' },
    about: {
      en: 'messages you agreed to before, and when you withdrew that',
      pl: 'wcześniejsze zgody na wiadomości i ich wycofanie',
    },
  },
  agreed_mails: {
    name: { en: 'messages-you-agreed-to', pl: 'wiadomosci-za-twoja-zgoda' },
    about: {
      en: 'which newsletters, lessons of the diet course and notices of articles we wrote to you, so that none comes twice',
      pl: 'które newslettery, lekcje kursu i powiadomienia o artykułach już do Ciebie napisaliśmy, aby żadne nie przyszło drugi raz',
    },
  },
  contact_requests: {
    name: { en: 'messages', pl: 'wiadomosci' },
    about: { en: 'messages you sent us', pl: 'wiadomości wysłane do nas' },
  },
  mails: {
    name: { en: 'mails', pl: 'e-maile' },
    about: { en: 'e-mails we sent to you', pl: 'e-maile wysłane do Ciebie' },
  },
  grants: {
    name: { en: 'access', pl: 'dostep' },
    about: {
      en: 'access you were given: what, from when to when',
      pl: 'przyznany dostęp: do czego, od kiedy do kiedy',
    },
  },
  subscriptions: {
    name: { en: 'subscriptions', pl: 'subskrypcje' },
    about: { en: 'your subscriptions', pl: 'Twoje subskrypcje' },
  },
  payments: {
    name: { en: 'payments', pl: 'platnosci' },
    about: { en: 'your payments', pl: 'Twoje płatności' },
  },
  diet_settings: {
    name: { en: 'diet-settings', pl: 'ustawienia-diety' },
    about: {
      en: 'your answers about diet, body, goal and activity',
      pl: 'Twoje odpowiedzi o diecie, ciele, celu i aktywności',
    },
  },
  diet_exclusions: {
    name: { en: 'foods-you-avoid', pl: 'wykluczenia' },
    about: {
      en: 'allergens and foods you avoid, and from when',
      pl: 'alergeny i produkty, których nie jesz, i od kiedy',
    },
  },
  hydration_settings: {
    name: { en: 'hydration', pl: 'nawodnienie' },
    about: { en: 'your daily goal for drinking, and the reminder', pl: 'Twój dzienny cel nawodnienia i przypomnienie' },
  },
  weights: {
    name: { en: 'weights', pl: 'waga' },
    about: { en: 'weights you entered, in your unit and in kg', pl: 'wpisane pomiary wagi, w Twojej jednostce i w kg' },
  },
  plannings: {
    name: { en: 'plannings', pl: 'planowania' },
    about: {
      en: 'the inputs your days were planned from: figures, days, what you avoid, versions of planner and recipes',
      pl: 'dane, z których ułożono plan: liczby, dni, wykluczenia, wersje planera i przepisów',
    },
  },
  plan_days: {
    name: { en: 'planned-days', pl: 'zaplanowane-dni' },
    about: {
      en: 'your planned days: each meal with its dishes, ingredients, amounts in grams and household measures, energy and macros, and when you ate it; in csv one line per ingredient',
      pl: 'zaplanowane dni: każdy posiłek z daniami, składnikami, ilością w gramach i miarach domowych, energią, makroskładnikami i godziną zjedzenia; w csv jeden wiersz na składnik',
    },
  },
  plan_changes: {
    name: { en: 'changes', pl: 'zmiany' },
    about: {
      en: 'days as they were before you changed them, so that a change can be undone',
      pl: 'dni sprzed zmian, dzięki którym zmianę można cofnąć',
    },
  },
  eaten_days: {
    name: { en: 'eaten-meals', pl: 'zjedzone-posilki' },
    about: { en: 'meals you marked as eaten, and when', pl: 'posiłki odznaczone jako zjedzone i kiedy' },
  },
  shopping_lists: {
    name: { en: 'shopping-settings', pl: 'ustawienia-zakupow' },
    about: { en: 'for how many people you shop', pl: 'dla ilu osób robisz zakupy' },
  },
  shopping_stock: {
    name: { en: 'shopping', pl: 'zakupy' },
    about: {
      en: 'what you ticked on the shopping list or have at home, by day',
      pl: 'co zostało odhaczone na liście zakupów lub jest w domu, według dni',
    },
  },
  idempotency_keys: {
    name: { en: 'sent-changes', pl: 'wyslane-zmiany' },
    about: {
      en: 'when a device sent a change that it had kept for you, so that it counts once; for 7 days',
      pl: 'kiedy urządzenie wysłało zachowaną zmianę, aby liczyła się raz; przez 7 dni',
    },
  },
  shopping_items: {
    name: { en: 'own-shopping-items', pl: 'wlasne-zakupy' },
    about: { en: 'what you wrote on the shopping list yourself', pl: 'własne pozycje listy zakupów' },
  },
  shopping_list_links: {
    name: { en: 'shared-shopping-lists', pl: 'udostepnione-listy-zakupow' },
    about: {
      en: 'the shopping lists you share by a link, and until when',
      pl: 'listy zakupów udostępnione linkiem i do kiedy',
    },
  },
  calendar_feeds: {
    name: { en: 'calendar', pl: 'kalendarz' },
    about: {
      en: 'when you made the calendar address of your meals',
      pl: 'kiedy powstał adres kalendarza z Twoimi posiłkami',
    },
  },
  favourite_meals: {
    name: { en: 'favourite-meals', pl: 'ulubione-posilki' },
    about: { en: 'meals you marked with a heart, and when', pl: 'posiłki oznaczone serduszkiem i kiedy' },
  },
} as const satisfies Readonly<Record<string, ArchiveFileText>>

export const README_NAME = { en: 'README.txt', pl: 'CZYTAJ.txt' } as const satisfies Texts

/** The beginning of the read-me, before the list of files. */
export const README_HEAD = {
  en: `Your data at Dayplate

This is everything we hold about you. Each file comes twice with the same content: in "csv" for spreadsheets, in "json" for
programs. If a file listed below is missing, we hold nothing of that kind.

csv: the first line contains the headings, with the unit of the column where it has one. Columns are separated by commas.
Answers are in words, lists are separated by semicolons, and an empty cell means that we have no data. A text that a spreadsheet could take for a formula
begins with an apostrophe.

json: each value has a name, the same in every language, and some values are codes. The end of this file explains both.

Times are in UTC, in the form 2026-05-01T18:30:00.000Z.

Left out: your password and the codes in links and logins, because they open your account and we keep them only in a form that
cannot be read; and the numbers that link our tables, which mean nothing outside them.

Files:
`,
  pl: `Twoje dane w Dayplate

To wszystko, co o Tobie przechowujemy. Każdy plik jest tu dwa razy, z tą samą treścią: w folderze „csv” dla arkuszy
kalkulacyjnych, w folderze „json” dla programów. Jeśli brakuje pliku z listy poniżej, nie mamy takich danych.

csv: w pierwszym wierszu są nagłówki, a w nich jednostki. Kolumny i pozycje list rozdzielamy średnikami, ułamki zapisujemy
z przecinkiem. Odpowiedzi podajemy słowami, a pusta komórka oznacza brak danych. Tekst, który arkusz mógłby uznać za formułę,
zaczyna się od apostrofu.

json: przy każdej wartości jest nazwa, taka sama w każdym języku, a niektóre wartości to kody. Nazwy i kody wyjaśniamy na
końcu tego pliku.

Czas podajemy w UTC, w postaci 2026-05-01T18:30:00.000Z.

Pominęliśmy hasło oraz kody z linków i logowań, bo otwierają konto i przechowujemy je tylko w postaci, której nie da się
odczytać; a także numery, którymi łączymy nasze tabele: poza nimi nic nie znaczą.

Pliki:
`,
} as const satisfies Texts

/** Precedes the list of names that occur in the JSON files. */
export const README_NAMES_HEAD = {
  en: 'Names in the json files, the heading of the same column in the csv files, and what codes mean:',
  pl: 'Nazwy w plikach json, nagłówki tych samych kolumn w plikach csv i znaczenie kodów:',
} as const satisfies Texts
