export { openProviders, type SocialSettings } from './open-providers.ts'
export { readName } from './read-person.ts'
export { NO_PROVIDERS, type ProviderPerson, type SocialProviders } from './social-provider.ts'
