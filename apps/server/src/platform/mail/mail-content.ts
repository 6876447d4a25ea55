/** What a mail is about and what its template is filled with. Paths are ours; the sender puts the product's address before. */
export type MailContent =
  | { readonly kind: 'activate-account'; readonly path: string }
  | { readonly kind: 'reset-password'; readonly path: string }
  | { readonly kind: 'log-in-link'; readonly path: string }
  | { readonly kind: 'password-changed' }
  | { readonly kind: 'social-linked'; readonly provider: 'google' | 'apple' | 'facebook' }
  | { readonly kind: 'remove-account'; readonly path: string }
  | { readonly kind: 'account-removed' }
