export { newsletterResolvers } from './newsletter.resolvers.ts'
