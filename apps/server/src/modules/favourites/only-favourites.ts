import { recipeIdOf } from '@dayplate/nutrition'
import { refuseInsertion, type FindReason } from '../insertion/index.ts'
import { isFavourite } from './favourites.repository.ts'

/** Refuses any meal that the person has not marked. */
export const onlyFavourites: FindReason = async (db, { userId }, { mealId }) =>
  (await isFavourite(db, userId, recipeIdOf(mealId))) ? null : refuseInsertion({ code: 'not-a-favourite' })
