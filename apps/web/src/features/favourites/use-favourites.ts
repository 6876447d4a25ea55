import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { type FavouriteCardFragment, FavouritesDocument, type MealTypeName } from './favourites.gen.ts'

/** A search for favourites. */
export interface FavouriteSearch {
  readonly text: string
  /** Null for all types. */
  readonly mealType: MealTypeName | null
}

export interface FavouritesOfDay extends FavouriteSearch {
  readonly today: CalendarDay
  readonly offset: number
}

/** The favourites that match a search, and the days they can be inserted into. */
export interface FoundFavourites {
  readonly meals: readonly FavouriteCardFragment[]
  readonly count: number
  /** The planned days from today on; may be empty. */
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
