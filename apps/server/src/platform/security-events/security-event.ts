/** The ways to log in. */
export type LoginMethod = 'password' | 'link' | Provider
type Provider = 'google' | 'apple' | 'facebook'

/**
 * A change of an account's login methods, or an attempt. Contains no free text, so that no secret or address can reach the log.
 */
type Happening =
  | { readonly event: 'login' | 'registration'; readonly by: LoginMethod }
  | { readonly event: 'link-sent'; readonly link: 'activate' | 'reset-password' | 'log-in' | 'change-email' }
  | { readonly event: 'session-ended'; readonly which: 'this' | 'one' | 'others' }
  | { readonly event: 'provider-linked' | 'provider-unlinked'; readonly provider: Provider }
  | { readonly event: 'password-set' | 'password-changed' | 'password-reset' | 'address-confirmed' | 'owner-proved' }
  | { readonly event: 'removal-requested' | 'removal-confirmed' | 'data-downloaded' | 'access-code-used' }
  | { readonly event: 'access-code-looked-up' }
  /** Secret addresses of a person: a link to a list was made, the calendar was switched on, or a call named no such address. */
  | { readonly event: 'list-shared' | 'calendar-switched-on' | 'secret-address-refused' }
  | { readonly event: 'email-change-asked' | 'email-change-cancelled' | 'email-changed' }
  /** A call with an unknown session, or without one where it is required. */
  | { readonly event: 'session-refused' }
  /** A call with a document that the web app does not contain. */
  | { readonly event: 'document-refused' }

/** An event that operators and investigators need (OWASP ASVS 5.0, 16.3). */
export type SecurityEvent = Happening & {
  /** `limited`: refused unchecked, because a rate limit was reached. */
  readonly outcome: 'done' | 'refused' | 'limited'
  /** The account of the event; null when it is unknown. */
  readonly userId: string | null
}
