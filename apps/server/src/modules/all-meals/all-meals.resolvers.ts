import type { Context } from '../../platform/graphql/context.ts'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import { unauthorized } from '../../platform/graphql/validation-exception.ts'
import { openFavourites, presentFavourite } from '../favourites/index.ts'
import { answerInsertion, previewInsertion } from '../insertion/index.ts'
import { actorOf, hasDietAccess } from '../replacements/index.ts'
import { findAllowedMeals } from './allowed-meals.ts'
import { onlyAllowed } from './only-allowed.ts'
import { presentAllMeals } from './present-all-meals.ts'

async function answerMeals(context: Context) {
  const { services, language } = context
  const actor = await actorOf(context)
  if (!(await hasDietAccess(services, actor))) return unauthorized(403, 'access/none')
  const allowed = await findAllowedMeals(services.db, services.catalogue, actor.userId)
  return allowed === null ? null : presentAllMeals(services.catalogue, allowed, language)
}

/** One of the listed meals. */
async function answerMeal(mealId: string, context: Context) {
  const { services, language } = context
  const actor = await actorOf(context)
  if (!(await hasDietAccess(services, actor))) return null
  const allowed = await findAllowedMeals(services.db, services.catalogue, actor.userId)
  const version = services.catalogue.currentByMealId.get(mealId)
  return version === undefined || allowed?.mealIds.has(mealId) !== true ? null : presentFavourite(version, language)
}

export const allMealsResolvers = {
  Query: {
    allMeals: (_, _args, context) => answerMeals(context),
    favouriteMealIds: async (_, _args, context) => (await openFavourites(context)).map(({ mealId }) => mealId),
    listedMeal: (_, { mealId }, context) => answerMeal(mealId, context),
    insertMealPreview: (_, { date, replacementId }, context) =>
      previewInsertion(context, { date, mealId: replacementId }, onlyAllowed(context.services)),
  },
  Mutation: {
    insertMealToDayplan: (_, args, context) => answerInsertion(context, args, onlyAllowed(context.services)),
  },
} satisfies Resolvers
