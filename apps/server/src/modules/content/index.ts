export { contentResolvers } from './content.resolvers.ts'
export { pageHeads } from './page-heads.ts'
