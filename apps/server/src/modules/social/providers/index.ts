export { openProviders, type SocialSettings } from './open-providers.ts'
export { readName } from './read-person.ts'
export {
  isProviderName,
  NO_PROVIDERS,
  type ProviderName,
  type ProviderPerson,
  type SocialProviders,
} from './social-provider.ts'
