import type { ProviderName } from '@dayplate/rules/social'
import type { PersonSettings } from '../person-settings.ts'

/** Whether the user can log in with this provider. */
export function isLinked(me: PersonSettings, provider: ProviderName): boolean {
  switch (provider) {
    case 'google':
      return me.isAbleToLoginWithGoogle
    case 'apple':
      return me.isAbleToLoginWithApple
    case 'facebook':
      return me.isAbleToLoginWithFacebook
  }
}
