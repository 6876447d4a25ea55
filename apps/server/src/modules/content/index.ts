export { contentResolvers } from './content.resolvers.ts'
