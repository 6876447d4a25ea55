export { insertSettings, updateSex } from './diet-settings.repository.ts'
export { dietSettingsResolvers } from './diet-settings.resolvers.ts'
export { extendPlans } from './extend-plans.ts'
export { exclusionsResolvers } from './exclusions.resolvers.ts'
