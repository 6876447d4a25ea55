import { EXPIRES_AT } from './common-columns.ts'
import type { PlainColumns } from './plain-table.ts'
import type { ExportedColumn } from './worded-table.ts'

const PROVIDER = {
  heading: { en: 'login with', pl: 'logowanie przez' },
  values: {
    google: { en: 'Google', pl: 'Google' },
    apple: { en: 'Apple', pl: 'Apple' },
    facebook: { en: 'Facebook', pl: 'Facebook' },
  },
} as const satisfies ExportedColumn

const FLOW = {
  heading: { en: 'what for', pl: 'po co' },
  values: {
    login: { en: 'log in', pl: 'logowanie' },
    register: { en: 'create an account', pl: 'założenie konta' },
    activate: { en: 'use an access code', pl: 'użycie kodu dostępu' },
    link: { en: 'add to the account', pl: 'dodanie do konta' },
  },
} as const satisfies ExportedColumn

const SUBJECT = {
  heading: { en: 'your number there', pl: 'Twój numer w tym serwisie' },
} as const satisfies ExportedColumn

const NAME = { heading: { en: 'name', pl: 'imię' } } as const satisfies ExportedColumn

export const SOCIAL_IDENTITIES: PlainColumns<'social_identities'> = {
  provider: PROVIDER,
  subject: SUBJECT,
  linked_at: { heading: { en: 'added at (UTC)', pl: 'dodano (UTC)' } },
}

export const SOCIAL_TICKETS: PlainColumns<'social_tickets'> = { expires_at: EXPIRES_AT }

export const SOCIAL_FLOWS: PlainColumns<'social_flows'> = {
  provider: PROVIDER,
  flow: FLOW,
  word: {
    heading: { en: 'page it started on', pl: 'strona początkowa' },
    values: {
      register: { en: 'creating an account', pl: 'zakładanie konta' },
      cart_register: { en: 'creating an account in the cart', pl: 'zakładanie konta w koszyku' },
      stripe: { en: 'creating an account to pay', pl: 'zakładanie konta przed płatnością' },
      stripe_login: { en: 'logging in to pay', pl: 'logowanie przed płatnością' },
    },
  },
  wanted_page: { heading: { en: 'page to open afterwards', pl: 'strona do otwarcia po zalogowaniu' } },
  name: NAME,
  expires_at: EXPIRES_AT,
}

export const SOCIAL_HANDOFFS: PlainColumns<'social_handoffs'> = {
  provider: PROVIDER,
  flow: FLOW,
  subject: SUBJECT,
  email: { heading: { en: 'e-mail', pl: 'e-mail' } },
  is_email_verified: { heading: { en: 'e-mail confirmed there', pl: 'e-mail potwierdzony w tym serwisie' } },
  name: NAME,
  expires_at: EXPIRES_AT,
}
