import type { Purpose } from '../accounts/index.ts'
import { CREATED_AT, EXPIRES_AT, GIVEN_AT, LANGUAGE_NAMES, SEX_NAMES, UNIT_SYSTEMS } from './common-columns.ts'
import type { PlainColumns } from './plain-table.ts'
import type { Names } from './words.ts'

const PURPOSES = {
  activate: { en: 'activate the account', pl: 'aktywacja konta' },
  'reset-password': { en: 'set a new password', pl: 'ustawienie nowego hasła' },
  'log-in': { en: 'log in', pl: 'logowanie' },
  'remove-account': { en: 'delete the account', pl: 'usunięcie konta' },
  'change-email': { en: 'change the e-mail address', pl: 'zmiana adresu e-mail' },
} as const satisfies Record<Purpose, Names>

export const USERS: PlainColumns<'users'> = {
  id: { heading: { en: 'account number', pl: 'numer konta' } },
  email: { heading: { en: 'e-mail', pl: 'e-mail' } },
  name: { heading: { en: 'name', pl: 'imię' } },
  sex: { heading: { en: 'sex', pl: 'płeć' }, values: SEX_NAMES },
  status: {
    heading: { en: 'account status', pl: 'stan konta' },
    values: {
      active: { en: 'activated', pl: 'aktywowane' },
      non_active: { en: 'not activated', pl: 'nieaktywowane' },
    },
  },
  system_of_measures: { heading: { en: 'units', pl: 'jednostki' }, values: UNIT_SYSTEMS },
  time_zone: { heading: { en: 'time zone', pl: 'strefa czasowa' } },
  language: { heading: { en: 'language of e-mails', pl: 'język e-maili' }, values: LANGUAGE_NAMES },
  introduction_seen_at: { heading: { en: 'introduction seen at (UTC)', pl: 'obejrzano wprowadzenie (UTC)' } },
  created_at: { heading: { en: 'account created at (UTC)', pl: 'założono konto (UTC)' } },
  owner_proved_at: {
    heading: { en: 'e-mail address confirmed as yours at (UTC)', pl: 'potwierdzono, że adres e-mail jest Twój (UTC)' },
  },
  password_voided_at: { heading: { en: 'old password removed at (UTC)', pl: 'usunięto stare hasło (UTC)' } },
  activation_waived_at: {
    heading: { en: 'activation notice closed at (UTC)', pl: 'zamknięto prośbę o aktywację (UTC)' },
  },
  came_back_at: {
    heading: {
      en: 'first login after the day you joined (UTC)',
      pl: 'pierwsze logowanie po dniu założenia konta (UTC)',
    },
  },
}

export const AUTH_TOKENS: PlainColumns<'auth_tokens'> = {
  browser: { heading: { en: 'browser', pl: 'przeglądarka' } },
  system: { heading: { en: 'system', pl: 'system' } },
  created_at: { heading: { en: 'logged in at (UTC)', pl: 'zalogowano (UTC)' } },
  proved_at: {
    heading: { en: 'password or link last checked at (UTC)', pl: 'ostatnio sprawdzono hasło lub link (UTC)' },
  },
  last_used_at: { heading: { en: 'last used at (UTC)', pl: 'ostatnio używano (UTC)' } },
  expires_at: { heading: { en: 'logged in until (UTC)', pl: 'zalogowano do (UTC)' } },
}

export const LOGIN_NETWORKS: PlainColumns<'login_networks'> = {
  last_at: { heading: { en: 'last login at (UTC)', pl: 'ostatnie logowanie (UTC)' } },
}

export const ONE_TIME_TOKENS: PlainColumns<'one_time_tokens'> = {
  purpose: { heading: { en: 'what the link is for', pl: 'do czego służy link' }, values: PURPOSES },
  created_at: CREATED_AT,
  expires_at: EXPIRES_AT,
  used_at: { heading: { en: 'used at (UTC)', pl: 'użyto (UTC)' } },
}

export const EMAIL_CHANGES: PlainColumns<'email_changes'> = {
  email: { heading: { en: 'new e-mail', pl: 'nowy e-mail' } },
  created_at: CREATED_AT,
  expires_at: EXPIRES_AT,
}

export const CONTACT_REQUESTS: PlainColumns<'contact_requests'> = {
  name: { heading: { en: 'name', pl: 'imię' } },
  email: { heading: { en: 'e-mail', pl: 'e-mail' } },
  topic: {
    heading: { en: 'topic', pl: 'temat' },
    values: {
      diet: { en: 'diet', pl: 'dieta' },
      technical: { en: 'technical problem', pl: 'problem techniczny' },
      payment: { en: 'payment or order', pl: 'płatność lub zamówienie' },
      other: { en: 'something else', pl: 'inny temat' },
    },
  },
  message: { heading: { en: 'message', pl: 'wiadomość' } },
  language: { heading: { en: 'language', pl: 'język' }, values: LANGUAGE_NAMES },
  created_at: { heading: { en: 'sent at (UTC)', pl: 'wysłano (UTC)' } },
  done_at: { heading: { en: 'dealt with at (UTC)', pl: 'załatwiono (UTC)' } },
}

const CONSENT_COLUMNS = {
  version: { heading: { en: 'version of the text', pl: 'wersja tekstu' } },
  given_at: GIVEN_AT,
  withdrawn_at: { heading: { en: 'withdrawn at (UTC)', pl: 'wycofano (UTC)' } },
} as const

export const CONSENTS: PlainColumns<'consents'> = {
  kind: {
    heading: { en: 'consent', pl: 'zgoda' },
    values: {
      terms: { en: 'terms of service', pl: 'regulamin' },
      personal_data: { en: 'use of personal data', pl: 'wykorzystanie danych osobowych' },
      health_confirmation: {
        en: 'confirmation of age and health before planning',
        pl: 'potwierdzenie wieku i stanu zdrowia przed ułożeniem planu',
      },
      health_data: { en: 'use of health data', pl: 'wykorzystanie danych o zdrowiu' },
    },
  },
  ...CONSENT_COLUMNS,
}

const AGREED = {
  heading: { en: 'messages', pl: 'wiadomości' },
  values: {
    newsletter: { en: 'newsletter', pl: 'newsletter' },
    diet_course: { en: 'diet course', pl: 'kurs zdrowego odżywiania' },
    articles: { en: 'articles', pl: 'artykuły' },
  },
} as const

export const AGREEMENTS: PlainColumns<'agreements' | 'past_agreements'> = { kind: AGREED, ...CONSENT_COLUMNS }

export const AGREED_MAILS: PlainColumns<'agreed_mails'> = {
  kind: AGREED,
  item: {
    heading: { en: 'name or number', pl: 'nazwa lub numer' },
  },
  written_at: { heading: { en: 'written at (UTC)', pl: 'napisano (UTC)' } },
}

export const TOLD_DOCUMENTS: PlainColumns<'told_documents'> = {
  document: {
    heading: { en: 'document', pl: 'dokument' },
    values: {
      'terms-of-service-web': { en: 'terms of service', pl: 'regulamin' },
      'privacy-policy': { en: 'privacy policy', pl: 'polityka prywatności' },
    },
  },
  changed_on: { heading: { en: 'changed on', pl: 'zmieniono' } },
  told_at: { heading: { en: 'you were told at (UTC)', pl: 'przekazano informację (UTC)' } },
}

export const IDEMPOTENCY_KEYS: PlainColumns<'idempotency_keys'> = { created_at: CREATED_AT }
