import type { TABLES } from './personal-tables.ts'

type Language = 'en' | 'pl'
type Table = keyof typeof TABLES

/** The tables whose rows are about a person. */
export type PersonalTableName = {
  [Name in Table]: (typeof TABLES)[Name] extends { readonly owner: string } ? Name : never
}[Table]

export interface FileText {
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
  favourite_meals: {
    name: { en: 'favourite-meals', pl: 'ulubione-posilki' },
    about: { en: 'meals you marked with a heart, and when', pl: 'posiłki oznaczone serduszkiem i kiedy' },
  },
} as const satisfies Record<PersonalTableName, FileText>
