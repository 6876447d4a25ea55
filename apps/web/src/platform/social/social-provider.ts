/** In the order their buttons stand in. */
export const SOCIAL_PROVIDERS = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof SOCIAL_PROVIDERS)[number]

/** Their names are the same in every language. */
export const PROVIDER_NAMES = {
  google: 'Google',
  apple: 'Apple',
  facebook: 'Facebook',
} as const satisfies Record<SocialProvider, string>
