import type { CalendarDay } from '@dayplate/dates'
import { useEffect, useState } from 'react'
import { useClient, useQuery } from 'urql'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { type Failure, failureOf } from '../../../platform/graphql-client/failure.ts'
import { DailyDietPlanDocument, type MealCardFragment } from '../day-plan.gen.ts'
import { MealDetailsDocument, type MealDetailsFragment, type MealDetailsQuery } from './meal-details.gen.ts'

export interface MealOfDay {
  readonly setId: string
  readonly meal: Pick<MealCardFragment, 'id' | 'key' | 'isEaten' | 'mealType'>
  readonly date: CalendarDay
}

export type MealDetailsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed'; readonly failure: Failure; readonly retry: () => void }
  | { readonly kind: 'no-access' }
  /** `isCurrent` is false while the meal has changed and its new details are on their way. */
  | { readonly kind: 'ready'; readonly meal: MealDetailsFragment; readonly isCurrent: boolean }

export const askedMeal = ({ setId, meal, date }: Omit<MealOfDay, 'meal'> & { readonly meal: AskedMeal }) => ({
  userDietSetId: setId,
  mealType: meal.mealType.type,
  dietMealId: meal.id,
  date,
})
type AskedMeal = Pick<MealCardFragment, 'id' | 'mealType'>

/** What is in a meal and how it is cooked: from the cache at once, and asked for again, because plans change. */
export function useMealDetails(asked: MealOfDay): MealDetailsState {
  const { meal, date } = asked
  const [{ data, error, fetching }, ask] = useQuery({
    query: MealDetailsDocument,
    variables: askedMeal(asked),
    requestPolicy: 'cache-and-network',
  })
  const answer = data?.mealDetails
  const found = answer?.__typename === 'MealEvent' && answer.id === meal.id ? answer : null
  const kept = useKept(found, meal.id)
  useHandled(error && failureOf(error))
  // What can be exchanged depends on whether the meal is eaten.
  useOnChange(meal.isEaten, () => ask({ requestPolicy: 'network-only' }))
  useDayAgain(answer, date)
  if (kept !== null) return { kind: 'ready', meal: kept, isCurrent: kept.key === meal.key }
  if (answer?.__typename === 'UnauthorizedException') return { kind: 'no-access' }
  if (error === undefined || fetching) return { kind: 'loading' }
  return { kind: 'failed', failure: failureOf(error), retry: () => ask({ requestPolicy: 'network-only' }) }
}

/** A meal goes on being shown while its next state is on its way; another meal's dishes never are. */
function useKept(found: MealDetailsFragment | null, mealId: string): MealDetailsFragment | null {
  const [kept, setKept] = useState(found)
  if (found !== null && found !== kept) setKept(found)
  return found ?? (kept?.id === mealId ? kept : null)
}

function useOnChange(value: boolean, react: () => void): void {
  const [seen, setSeen] = useState(value)
  useEffect(() => {
    if (value === seen) return
    setSeen(value)
    react()
    // oxlint-disable-next-line react/exhaustive-deps -- when the value changes, and only then
  }, [value])
}

/** Another page of the same person has changed the day: this one asks for it again. */
function useDayAgain(answer: MealDetailsQuery['mealDetails'] | undefined, date: CalendarDay): void {
  const client = useClient()
  const hasChanged = answer?.__typename === 'ValidationException'
  useEffect(() => {
    if (hasChanged) void client.query(DailyDietPlanDocument, { date }, { requestPolicy: 'network-only' }).toPromise()
  }, [client, hasChanged, date])
}
