export { isProviderName, PROVIDER_NAMES, SOCIAL_PROVIDERS, type ProviderName } from './social-provider.ts'
