import type { TABLES } from './personal-tables.ts'

type Language = 'en' | 'pl'
type Table = keyof typeof TABLES

/** The tables whose rows are about a person. */
export type PersonalTableName = {
  [Name in Table]: (typeof TABLES)[Name] extends { readonly owner: string } ? Name : never
}[Table]

interface FileText {
  /** Without its ending; letters, figures and hyphens alone, which every system can unpack. */
  readonly name: Readonly<Record<Language, string>>
  readonly about: Readonly<Record<Language, string>>
}

/** What each table is called in the download. A new personal table without a line does not compile. */
export const ARCHIVE_FILES = {
  users: {
    name: { en: 'account', pl: 'konto' },
    about: { en: 'your account', pl: 'Twoje konto' },
  },
  auth_tokens: {
    name: { en: 'logins', pl: 'logowania' },
    about: { en: 'where you are logged in', pl: 'gdzie jesteś zalogowana lub zalogowany' },
  },
  login_networks: {
    name: { en: 'login-networks', pl: 'sieci-logowania' },
    about: {
      en: 'when you last logged in from each network, without the network itself, which we do not keep readable',
      pl: 'kiedy ostatnio logowano się z każdej sieci, bez samej sieci, bo nie trzymamy jej w czytelnej postaci',
    },
  },
  one_time_tokens: {
    name: { en: 'mailed-links', pl: 'wyslane-linki' },
    about: {
      en: 'links that were mailed to you, without what makes them work',
      pl: 'linki wysłane do Ciebie e-mailem, bez tego, dzięki czemu działają',
    },
  },
  social_identities: {
    name: { en: 'linked-accounts', pl: 'polaczone-konta' },
    about: { en: 'accounts of other providers that open yours', pl: 'konta u innych dostawców, którymi się logujesz' },
  },
  social_tickets: {
    name: { en: 'started-settings', pl: 'otwarte-ustawienia' },
    about: {
      en: 'until when the buttons on your settings page lead to other providers',
      pl: 'do kiedy przyciski w ustawieniach prowadzą do innych dostawców',
    },
  },
  social_flows: {
    name: { en: 'started-links', pl: 'rozpoczete-laczenia' },
    about: {
      en: 'other providers you have just set out to, to add them',
      pl: 'inni dostawcy, których właśnie dodajesz',
    },
  },
  social_handoffs: {
    name: { en: 'waiting-links', pl: 'oczekujace-laczenia' },
    about: {
      en: 'accounts of other providers that are just being added',
      pl: 'konta u innych dostawców, które są właśnie dodawane',
    },
  },
  consents: {
    name: { en: 'consents', pl: 'zgody' },
    about: { en: 'what you consented to, and when', pl: 'na co i kiedy wyrażono zgodę' },
  },
  told_documents: {
    name: { en: 'changed-documents', pl: 'zmiany-dokumentow' },
    about: {
      en: 'changes of the terms and the privacy policy that you were told of',
      pl: 'zmiany regulaminu i polityki prywatności, o których już wiesz',
    },
  },
  agreements: {
    name: { en: 'notifications', pl: 'powiadomienia' },
    about: { en: 'messages you agreed to receive', pl: 'wiadomości, na które jest zgoda' },
  },
  contact_requests: {
    name: { en: 'messages', pl: 'wiadomosci' },
    about: { en: 'what you wrote to us', pl: 'wiadomości wysłane do nas' },
  },
  mails: {
    name: { en: 'mails', pl: 'e-maile' },
    about: { en: 'mails we sent to you', pl: 'e-maile wysłane do Ciebie' },
  },
  grants: {
    name: { en: 'access', pl: 'dostep' },
    about: { en: 'access you were given', pl: 'przyznany dostęp' },
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
    about: { en: 'your answers about diet, body and goal', pl: 'odpowiedzi o diecie, ciele i celu' },
  },
  diet_exclusions: {
    name: { en: 'left-out', pl: 'wykluczenia' },
    about: { en: 'what you leave out of your diet', pl: 'co jest wykluczone z diety' },
  },
  hydration_settings: {
    name: { en: 'hydration', pl: 'nawodnienie' },
    about: { en: 'how much you want to drink, and the reminder', pl: 'dzienny cel picia i przypomnienie' },
  },
  weights: {
    name: { en: 'weights', pl: 'waga' },
    about: { en: 'your weights', pl: 'zapisane pomiary wagi' },
  },
  plannings: {
    name: { en: 'plannings', pl: 'planowania' },
    about: { en: 'what your days were planned from', pl: 'z czego ułożono plan' },
  },
  plan_days: {
    name: { en: 'planned-days', pl: 'zaplanowane-dni' },
    about: { en: 'your planned days', pl: 'zaplanowane dni' },
  },
  plan_changes: {
    name: { en: 'changes', pl: 'zmiany' },
    about: { en: 'days as they were before you changed them', pl: 'dni sprzed zmian' },
  },
  eaten_meals: {
    name: { en: 'eaten-meals', pl: 'zjedzone-posilki' },
    about: { en: 'meals you marked as eaten', pl: 'posiłki oznaczone jako zjedzone' },
  },
  favourite_meals: {
    name: { en: 'favourite-meals', pl: 'ulubione-posilki' },
    about: { en: 'your favourite meals', pl: 'ulubione posiłki' },
  },
} as const satisfies Record<PersonalTableName, FileText>

export const README_NAME = { en: 'README.txt', pl: 'CZYTAJ.txt' } as const satisfies Record<Language, string>

const HEAD = {
  en: `Your data at Dayplate

This is everything we hold about you. Each file is there twice with the same content: in "csv" for spreadsheets, in "json" for
programs. A file that is not there means that we hold nothing of its kind. Times are in UTC.

Left out: your password and the codes in links and logins, because they open your account and we keep them only in a form that
cannot be read; and the numbers by which our tables find their rows, because they mean nothing outside of them. In the csv files
a text that a spreadsheet could take for a formula begins with an apostrophe.

Files:
`,
  pl: `Twoje dane w Dayplate

To wszystko, co o Tobie przechowujemy. Każdy plik jest tu dwa razy, z tą samą treścią: w folderze "csv" dla arkuszy
kalkulacyjnych, w folderze "json" dla programów. Jeśli jakiegoś pliku brakuje, nie mamy takich danych. Czas podajemy w UTC.

Pominęliśmy hasło oraz kody z linków i logowań, bo otwierają konto i przechowujemy je tylko w postaci, której nie da się
odczytać; a także numery, po których nasze tabele znajdują swoje wiersze, bo poza nimi nic nie znaczą. W plikach csv tekst,
który arkusz mógłby uznać za formułę, zaczyna się od apostrofu.

Pliki:
`,
} as const satisfies Record<Language, string>

export const readmeOf = (language: Language): string =>
  HEAD[language] +
  Object.values<FileText>(ARCHIVE_FILES)
    .map(({ name, about }) => `- ${name[language]}: ${about[language]}\n`)
    .join('')
