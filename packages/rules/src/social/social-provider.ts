/** In the order of their buttons. */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook'] as const

export type ProviderName = (typeof SOCIAL_PROVIDERS)[number]

/** Their names are the same in every language. */
export const PROVIDER_NAMES = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
} as const satisfies Record<ProviderName, string>

export const isProviderName = (text: string): text is ProviderName =>
  SOCIAL_PROVIDERS.some((provider) => provider === text)
