export { contactResolvers } from './contact.resolvers.ts'
