import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { type FavouriteCardFragment, FavouritesDocument, type MealTypeName } from './favourites.gen.ts'

/** What is looked for. */
export interface FavouriteSearch {
  readonly text: string
  /** Null for all. */
  readonly mealType: MealTypeName | null
}

export interface FavouritesOfDay extends FavouriteSearch {
  readonly today: CalendarDay
  readonly offset: number
}

/** Favourites that a search finds, and the days one of them could be put on. */
export interface FoundFavourites {
  readonly meals: readonly FavouriteCardFragment[]
  readonly count: number
  /** From today on; empty when no plan lies ahead. */
  readonly daysAhead: readonly CalendarDay[]
  readonly hasAccess: boolean
}

export function useFavourites({ text, mealType, today, offset }: FavouritesOfDay): Answer<FoundFavourites> {
  const variables = { text, mealType, date: today, offset }
  const answer = useAnswer({ query: FavouritesDocument, variables, requestPolicy: 'cache-and-network' })
  useHandled(failureIn(answer))
  if (answer.kind !== 'answered') return answer
  const { favoriteMeals, favoriteMealsCount, me, dailyDietPlan } = answer.data
  const found: FoundFavourites = {
    meals: favoriteMeals,
    count: favoriteMealsCount,
    daysAhead: me.diet.availableDays.flatMap(({ date }) => parseCalendarDay(date) ?? []),
    hasAccess: dailyDietPlan.__typename !== 'UnauthorizedException',
  }
  return { kind: 'answered', data: found }
}
