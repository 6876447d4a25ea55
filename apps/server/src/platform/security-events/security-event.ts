/** How somebody gets in. */
export type LoginMethod = 'password' | 'link' | Provider
type Provider = 'google' | 'apple' | 'facebook'

/** What happened to what opens an account. Nothing here is free text, so that no secret and no address can get into a line. */
type Happening =
  | { readonly event: 'login' | 'registration'; readonly by: LoginMethod }
  | { readonly event: 'link-sent'; readonly link: 'activate' | 'reset-password' | 'log-in' | 'change-email' }
  | { readonly event: 'session-ended'; readonly which: 'this' | 'one' | 'others' }
  | { readonly event: 'provider-linked' | 'provider-unlinked'; readonly provider: Provider }
  | { readonly event: 'password-set' | 'password-changed' | 'password-reset' | 'address-confirmed' | 'owner-proved' }
  | { readonly event: 'removal-requested' | 'removal-confirmed' | 'data-downloaded' | 'access-code-used' }
  | { readonly event: 'access-code-looked-up' }
  | { readonly event: 'email-change-asked' | 'email-change-cancelled' | 'email-changed' }
  /** A call with a session that does not exist, or none where one is needed. */
  | { readonly event: 'session-refused' }
  /** A call that no web app of ours makes. */
  | { readonly event: 'document-refused' }

/** Something that operators and investigators ask for (OWASP ASVS 5.0, 16.3). */
export type SecurityEvent = Happening & {
  /** `limited` is refused without looking, because it was tried too often. */
  readonly outcome: 'done' | 'refused' | 'limited'
  /** Whose account it is about; null where that is not known. */
  readonly userId: string | null
}
