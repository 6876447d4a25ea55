import type { MailContent } from '../../platform/mail/mail-content.ts'
import { CREATED_AT, LANGUAGE_NAMES, PRODUCT_NAMES } from './common-columns.ts'
import type { PlainColumns } from './plain-table.ts'
import type { Names } from './words.ts'

const MAIL_KINDS = {
  'activate-account': { en: 'activate the account', pl: 'aktywacja konta' },
  'reset-password': { en: 'set a new password', pl: 'ustawienie nowego hasła' },
  'log-in-link': { en: 'link to log in', pl: 'link do logowania' },
  'password-changed': { en: 'password changed', pl: 'zmiana hasła' },
  'account-claimed': { en: 'old password removed', pl: 'usunięcie starego hasła' },
  'social-linked': { en: 'login method added', pl: 'dodanie sposobu logowania' },
  'social-unlinked': { en: 'login method removed', pl: 'usunięcie sposobu logowania' },
  'remove-account': { en: 'link to delete the account', pl: 'link do usunięcia konta' },
  'account-removed': { en: 'account deleted', pl: 'usunięcie konta' },
  'account-unused': { en: 'unused account', pl: 'nieużywane konto' },
  'confirm-email': { en: 'confirm a new e-mail address', pl: 'potwierdzenie nowego adresu e-mail' },
  'email-change-asked': { en: 'change of the e-mail address requested', pl: 'prośba o zmianę adresu e-mail' },
  'email-changed': { en: 'e-mail address changed', pl: 'zmiana adresu e-mail' },
  newsletter: { en: 'newsletter', pl: 'newsletter' },
  'new-articles': { en: 'new articles', pl: 'nowe artykuły' },
  'diet-course': { en: 'diet course', pl: 'kurs zdrowego odżywiania' },
} as const satisfies Record<MailContent['kind'], Names>

export const MAILS: PlainColumns<'mails'> = {
  kind: { heading: { en: 'about', pl: 'czego dotyczy' }, values: MAIL_KINDS },
  address: { heading: { en: 'sent to', pl: 'adres' } },
  language: { heading: { en: 'language', pl: 'język' }, values: LANGUAGE_NAMES },
  created_at: { heading: { en: 'written at (UTC)', pl: 'napisano (UTC)' } },
  sent_at: { heading: { en: 'sent at (UTC)', pl: 'wysłano (UTC)' } },
  given_up_at: {
    heading: { en: 'gave up sending at (UTC)', pl: 'zaprzestano wysyłki (UTC)' },
  },
}

export const GRANTS: PlainColumns<'grants'> = {
  product: { heading: { en: 'access to', pl: 'dostęp do' }, values: PRODUCT_NAMES },
  source: {
    heading: { en: 'given by', pl: 'skąd' },
    values: {
      access_code: { en: 'access code', pl: 'kod dostępu' },
      operator: { en: 'Dayplate', pl: 'od Dayplate' },
    },
  },
  starts_on: { heading: { en: 'from', pl: 'od' } },
  ends_on: { heading: { en: 'to (empty: lifetime)', pl: 'do (puste: bezterminowo)' } },
  granted_at: { heading: { en: 'given at (UTC)', pl: 'przyznano (UTC)' } },
  taken_on: { heading: { en: 'taken back on', pl: 'odebrano' } },
}

export const SUBSCRIPTIONS: PlainColumns<'subscriptions'> = {
  operator: {
    heading: { en: 'paid through', pl: 'płatność przez' },
    values: {
      AppStore: { en: 'App Store', pl: 'App Store' },
      GooglePlay: { en: 'Google Play', pl: 'Google Play' },
      Stripe: { en: 'Stripe', pl: 'Stripe' },
    },
  },
  gives_diet: { heading: { en: 'with diet', pl: 'z dietą' } },
  gives_video_workout: { heading: { en: 'with video workouts', pl: 'z treningami wideo' } },
  renews_on: { heading: { en: 'renews on', pl: 'odnawia się' } },
  ended_at: { heading: { en: 'ended at (UTC)', pl: 'zakończono (UTC)' } },
  created_at: CREATED_AT,
}

export const PAYMENTS: PlainColumns<'payments'> = {
  description: { heading: { en: 'for', pl: 'za co' } },
  status: {
    heading: { en: 'payment status', pl: 'stan płatności' },
    values: {
      init: { en: 'started', pl: 'rozpoczęta' },
      pending: { en: 'being processed', pl: 'w toku' },
      paid: { en: 'paid', pl: 'opłacona' },
      canceled: { en: 'cancelled', pl: 'anulowana' },
      cod: { en: 'cash on delivery', pl: 'za pobraniem' },
    },
  },
  created_at: CREATED_AT,
}
