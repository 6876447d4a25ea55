import { ordinaryMealId, recipeIdOf } from '@dayplate/nutrition'
import { refuseInsertion, type FindReason } from '../insertion/index.ts'
import type { Services } from '../../services.ts'
import { findAllowedMeals } from './allowed-meals.ts'

/** Refuses meals that the planner would never choose for the person, and days that are over. */
export const onlyAllowed =
  ({ catalogue }: Pick<Services, 'catalogue'>): FindReason =>
  async (db, { userId, today }, { mealId, date }) => {
    if (!catalogue.currentByMealId.has(mealId)) return refuseInsertion({ code: 'not-in-catalogue' })
    if (date < today) return refuseInsertion({ code: 'day-is-over' })
    const allowed = await findAllowedMeals(db, catalogue, userId)
    // The insertion takes the form that the person gets, whichever of the two the call names.
    const recipeId = recipeIdOf(mealId)
    const isAllowed = [recipeId, ordinaryMealId(recipeId)].some((id) => allowed?.mealIds.has(id))
    return isAllowed ? null : refuseInsertion({ code: 'not-allowed' })
  }
