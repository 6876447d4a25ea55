import { ordinaryMealId, recipeIdOf, type MealType } from '@dayplate/nutrition'
import { expect } from 'vitest'
import type { AnsweredEvent } from './documents.ts'
import { REPLACEMENTS } from './replace-documents.ts'
import {
  ADD_FAVOURITE,
  FAVOURITES,
  INSERT_FAVOURITE,
  PREVIEW_INSERTION,
  REMOVE_FAVOURITE,
} from './favourite-documents.ts'
import { dayFromStart } from './movable-clock.ts'
import { subscribersOf } from './subscribers.ts'
import type { TestServer } from './test-server.ts'

export interface Named {
  readonly id: string
}

type Variables = Record<string, unknown>

/** The second day of the plan. */
export const TODAY = dayFromStart(1)

/** Users with a plan who mark meals, and their calls. */
export async function favouriteCallsOf(server: TestServer) {
  const people = await subscribersOf(server)
  const call = async (token: string, document: string, variables: Variables = {}) => {
    const answer = await server.client.call(document, { token, variables })
    expect(answer.errors).toEqual([])
    return answer.data
  }
  const search = (token: string, variables: Variables = {}) => call(token, FAVOURITES, { date: TODAY, ...variables })
  const eventOf = async (token: string, days: number, type: string): Promise<AnsweredEvent> => {
    const { events } = await people.dayOf(token, days)
    const event = events.find(({ mealType }: AnsweredEvent) => mealType.type === type)
    if (event === undefined) throw new Error(`day ${days} has no ${type}`)
    return event
  }
  return {
    people,
    call,
    search,
    eventOf,
    idsOf: async (token: string, variables: Variables = {}): Promise<readonly string[]> =>
      (await search(token, variables)).favoriteMeals.map(({ id }: Named) => id),
    add: async (token: string, mealId: string) => (await call(token, ADD_FAVOURITE, { mealId })).addMealToFavorites,
    remove: async (token: string, mealId: string) =>
      (await call(token, REMOVE_FAVOURITE, { mealId })).removeMealFromFavoritesByMealId,
    insert: async (token: string, wish: Variables) =>
      (await call(token, INSERT_FAVOURITE, wish)).insertFavoriteToDayplan,
    preview: async (token: string, date: string, replacementId: string) =>
      (await call(token, PREVIEW_INSERTION, { date, replacementId })).insertFavoritePreview,
    /** A user on the second day of a plan who has seen the introduction. */
    async subscriber(change: object = {}): Promise<string> {
      server.clock.moveTo('2026-11-21T11:00:00Z')
      const token = await people.newPerson()
      await people.generate(token, change)
      await server.client.call('mutation Seen { me { introductionSeen { code } } }', { token })
      server.clock.moveTo('2026-11-23T11:00:00Z')
      return token
    },
    /** The ids of everyday meals of a type, of one form only, whose allergens and foods pass the check. */
    mealsWhere: (
      type: MealType,
      isMeant: (allergens: readonly string[], foodIds: readonly string[]) => boolean,
    ): readonly string[] => {
      const { meals, foodById, currentByMealId } = server.services.catalogue
      return meals
        .filter(({ id }) => !currentByMealId.has(ordinaryMealId(recipeIdOf(id))))
        .filter(({ dishes, ...meal }) => {
          const foodIds = dishes.flatMap(({ ingredients }) => ingredients.map(({ foodId }) => foodId))
          const allergens = foodIds.flatMap((id) => foodById.get(id)?.allergens ?? [])
          return meal.type === type && meal.holidayId === null && isMeant(allergens, foodIds)
        })
        .map(({ id }) => id)
    },
    /** The stored days of all users, byte by byte. */
    async storedDays(): Promise<string> {
      const rows = await server.services.db
        .selectFrom('plan_days')
        .select(['user_id', 'date', 'set_id', 'document'])
        .orderBy('user_id')
        .orderBy('date')
        .execute()
      return JSON.stringify(rows)
    },
    /** A meal that can be inserted without a warning, because the replacements of the slot offer it. */
    async offered(token: string, days: number, type: string): Promise<string> {
      const { setId } = await people.dayOf(token, days)
      const { id } = await eventOf(token, days, type)
      const asked = { userDietSetId: setId, mealType: type, dietMealId: id, date: dayFromStart(days) }
      const { replacements } = (await call(token, REPLACEMENTS, asked)).mealReplacements
      return replacements.find(({ effect }: { effect: { keepsInside: boolean } }) => effect.keepsInside).id
    },
  }
}

export type FavouriteCalls = Awaited<ReturnType<typeof favouriteCallsOf>>
