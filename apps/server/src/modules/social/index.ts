export { purgeSocialFlows } from './flows.repository.ts'
export { NO_PROVIDERS, openProviders, type SocialProviders } from './providers/index.ts'
export { registerSocialRoutes } from './social-routes.ts'
