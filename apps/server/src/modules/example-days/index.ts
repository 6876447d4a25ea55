export { exampleDaysResolvers } from './example-days.resolvers.ts'
