import { allergensOf, recipeIdOf } from '@dayplate/nutrition'
import { FAVOURITES_SHOWN } from '@dayplate/rules/favourites'
import type { Resolvers } from '../../platform/graphql/resolvers.gen.ts'
import type { QueryFavoriteMealsCountArgs } from '../../platform/graphql/schema.gen.ts'
import type { Context } from '../../platform/graphql/context.ts'
import { basicSuccess } from '../../platform/graphql/validation-exception.ts'
import type { MealVersion } from '../catalogue/index.ts'
import { answerInsertion, previewInsertion } from '../insertion/index.ts'
import { actorOf } from '../replacements/index.ts'
import { foodsOfVersion } from '../stored-plans/index.ts'
import { mealTypeOfWire, systemOf } from '../day-plan/index.ts'
import { addFavourite } from './add-favourite.ts'
import { presentFavourite } from './present-favourite.ts'
import { deleteMark } from './favourites.repository.ts'
import { searchFavourites } from './find-favourites.ts'
import { onlyFavourites } from './only-favourites.ts'
import { openFavourites, viewersFavourites } from './viewers-favourites.ts'
import { presentAddRefusal } from './present-refusal.ts'

type AskedFavourites = Partial<QueryFavoriteMealsCountArgs>

const listByContext = new WeakMap<Context, Promise<readonly MealVersion[]>>()

/** All favourites of the viewer, read once for each request, however many fields need them. */
function listOf(context: Context): Promise<readonly MealVersion[]> {
  const known = listByContext.get(context) ?? openFavourites(context)
  listByContext.set(context, known)
  return known
}

const found = async (context: Context, { text, mealType }: AskedFavourites) =>
  searchFavourites(await listOf(context), { text: text ?? '', type: mealType ? mealTypeOfWire(mealType) : null })

const within = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most)

export const favouritesResolvers = {
  Query: {
    favoriteMeals: async (_, { offset, limit, ...asked }, context) => {
      const start = Math.max(offset, 0)
      const end = start + within(0, limit, FAVOURITES_SHOWN)
      const versions = await found(context, asked)
      return versions.slice(start, end).map((version) => presentFavourite(version, context.language))
    },
    favoriteMealsCount: async (_, asked, context) => (await found(context, asked)).length,
    favoriteMeal: async (_, { mealId }, context) => {
      const version = (await found(context, {})).find((one) => recipeIdOf(one.mealId) === recipeIdOf(mealId))
      return version === undefined ? null : presentFavourite(version, context.language)
    },
    insertFavoritePreview: (_, { date, replacementId }, context) =>
      previewInsertion(context, { date, mealId: replacementId }, onlyFavourites),
  },
  Mutation: {
    addMealToFavorites: async (_, { mealId }, context) => {
      const outcome = await addFavourite(context.services, await actorOf(context), mealId)
      if (outcome.kind !== 'added') return presentAddRefusal(outcome, context.language)
      return { __typename: 'FavoriteMealAdded', code: 200, id: mealId }
    },
    removeMealFromFavoritesByMealId: async (_, { mealId }, context) => {
      const { userId } = await context.requireViewer()
      await deleteMark(context.services.db, userId, recipeIdOf(mealId))
      return basicSuccess
    },
    insertFavoriteToDayplan: (_, args, context) => answerInsertion(context, args, onlyFavourites),
  },
  FavoriteMeal: {
    dishes: async (meal, _, context) => meal.presentDishes(await systemOf(context)),
    allergens: ({ version }, _, { services }) => [...allergensOf(foodsOfVersion(services.catalogue, version))],
    isFavorite: async ({ id }, _, context) => (await viewersFavourites(context)).has(recipeIdOf(id)),
  },
  MealEvent: {
    isFavorite: async ({ version }, _, context) => (await viewersFavourites(context)).has(recipeIdOf(version.mealId)),
    // Only meals of the current catalogue can become favourites. A removed meal stays on the days it was planned for.
    canBeAddedToFavorites: ({ version }, _, { services }) =>
      services.catalogue.currentByMealId.has(recipeIdOf(version.mealId)),
  },
  MealReplacement: {
    isFavorited: async ({ id }, _, context) => (await viewersFavourites(context)).has(recipeIdOf(id)),
    canBeAddedToFavorites: ({ id }, _, { services }) => services.catalogue.currentByMealId.has(recipeIdOf(id)),
  },
} satisfies Resolvers
