import { NO_EXCLUSIONS } from '@dayplate/nutrition'
import { exclusionsOf, type ExclusionAnswers } from '@dayplate/rules/diet-settings'
import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { findSiblings, searchFoods } from '../catalogue/index.ts'
import { excludedInVersion, findKeptTastes } from '../stored-plans/index.ts'
import { findShownExclusions } from './exclusions.repository.ts'
import { presentExcluded, presentFoods, type Names } from './present-exclusions.ts'

const namesOf = ({ services, language }: Context): Names => ({ catalogue: services.catalogue, language })

const exclusionsByContext = new WeakMap<Context, Promise<ExclusionAnswers>>()

/** Reads them once a request, because every meal of an answer asks for them. */
function currentExclusions(userId: string, context: Context): Promise<ExclusionAnswers> {
  const known = exclusionsByContext.get(context) ?? findShownExclusions(context.services.db, userId)
  exclusionsByContext.set(context, known)
  return known
}

/** The exclusions of the viewer. A visitor has none. */
async function viewersExclusions(context: Context) {
  const kept = findKeptTastes(context)
  if (kept !== null) return exclusionsOf(kept.exclusions)
  const viewer = await context.findViewer()
  return viewer === null ? NO_EXCLUSIONS : exclusionsOf(await currentExclusions(viewer.userId, context))
}

export const exclusionsResolvers = {
  Query: {
    foods: async (_, { search }, context) => {
      await context.requireViewer()
      const { catalogue, language } = namesOf(context)
      return searchFoods(catalogue.foodById.values(), search, language).map(({ id, name }) => ({
        id,
        name: name[language],
      }))
    },
    foodSiblings: async (_, { foodId }, context) => {
      await context.requireViewer()
      const { catalogue, language } = namesOf(context)
      const food = catalogue.foodById.get(foodId)
      const siblings = food === undefined ? [] : findSiblings(catalogue.foodById.values(), food, language)
      return siblings.map(({ id, name }) => ({ id, name: name[language] }))
    },
  },
  Diet: {
    exclusions: async (account, _, context) => {
      const { allergens, foodIds } = await currentExclusions(account.id, context)
      return { allergens: [...allergens], foods: presentFoods(foodIds, namesOf(context)) }
    },
  },
  MealEvent: {
    excluded: async (event, _, context) => {
      const exclusions = await viewersExclusions(context)
      const { catalogue } = context.services
      return excludedInVersion(catalogue, event.version, exclusions).map((exclusion) =>
        presentExcluded(exclusion, namesOf(context)),
      )
    },
  },
} satisfies Resolvers
