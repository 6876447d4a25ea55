import type { PersonSettings } from '../person-settings.ts'

export type Provider = 'google' | 'apple' | 'facebook'

/** As they call themselves. */
export const PROVIDER_NAMES = { google: 'Google', apple: 'Apple', facebook: 'Facebook' } as const satisfies Record<
  Provider,
  string
>

export const PROVIDERS = ['google', 'apple', 'facebook'] as const satisfies readonly Provider[]

/** Whether somebody may log in over this provider. */
export function isLinked(me: PersonSettings, provider: Provider): boolean {
  switch (provider) {
    case 'google':
      return me.isAbleToLoginWithGoogle
    case 'apple':
      return me.isAbleToLoginWithApple
    case 'facebook':
      return me.isAbleToLoginWithFacebook
  }
}
