import { findExampleMeal } from '@dayplate/rules/example-meals'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { presentFavourite } from '../favourites/index.ts'
import { exampleVersion } from './example-version.ts'

export const exampleMealsResolvers = {
  Query: {
    exampleMeal(_, { slug }, { services, language }) {
      const example = findExampleMeal(slug)
      const version = example === null ? null : exampleVersion(services.catalogue, example)
      return version === null ? null : presentFavourite(version, language)
    },
  },
} satisfies Resolvers
