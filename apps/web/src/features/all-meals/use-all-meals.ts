import { type CalendarDay, parseCalendarDay } from '@dayplate/dates'
import { useMemo } from 'react'
import { useHandled } from '../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../platform/graphql-client/answer.ts'
import { useAnswer } from '../../platform/graphql-client/use-answer.ts'
import { AllMealsDocument, FavouritesAndDaysDocument } from './all-meals.gen.ts'
import { type ListOfMeals, listOfMeals } from './list-of-meals.ts'

/** The meals of a person, their favourites, and the days that a meal can be put into. */
export interface MealsOfPerson {
  readonly kind: 'meals'
  readonly list: ListOfMeals
  readonly favouriteIds: ReadonlySet<string>
  /** The planned days from today on; may be empty. */
  readonly daysAhead: readonly CalendarDay[]
}

export type AllMealsState = MealsOfPerson | { readonly kind: 'no-diet' | 'no-access' }

/**
 * Queries the list once for each session of the page, because it changes only with the diet, which makes all queries go out again.
 * Favourites and days are a query of their own, because every heart changes them.
 */
export function useAllMeals(today: CalendarDay): Answer<AllMealsState> {
  const meals = useAnswer({ query: AllMealsDocument })
  const own = useAnswer({
    query: FavouritesAndDaysDocument,
    variables: { date: today },
    requestPolicy: 'cache-and-network',
  })
  useHandled(failureIn(meals))
  useHandled(failureIn(own))
  const answered = meals.kind === 'answered' ? meals.data.allMeals : null
  const list = useMemo(() => (answered?.__typename === 'AllMeals' ? listOfMeals(answered) : null), [answered])
  if (meals.kind !== 'answered') return meals
  if (list === null) return { kind: 'answered', data: { kind: answered === null ? 'no-diet' : 'no-access' } }
  if (own.kind !== 'answered') return own
  const { favouriteMealIds, me } = own.data
  return {
    kind: 'answered',
    data: {
      kind: 'meals',
      list,
      favouriteIds: new Set(favouriteMealIds),
      daysAhead: me.diet.availableDays.flatMap(({ date }) => parseCalendarDay(date) ?? []),
    },
  }
}
