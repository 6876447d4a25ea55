import type { CalendarDay } from '@dayplate/dates'
import { useEffect, useState } from 'react'
import { useHandled } from '../../../platform/errors/watched-failures.ts'
import { type Answer, failureIn } from '../../../platform/graphql-client/answer.ts'
import { sendQuery } from '../../../platform/graphql-client/send-query.ts'
import { useAnswer } from '../../../platform/graphql-client/use-answer.ts'
import { DailyDietPlanDocument, type MealCardFragment } from '../../../domain/day-plan/day-plan.gen.ts'
import { MealDetailsDocument, type MealDetailsFragment, type MealDetailsQuery } from './meal-details.gen.ts'

export interface MealOfDay {
  readonly setId: string
  readonly meal: Pick<MealCardFragment, 'id' | 'key' | 'isEaten' | 'mealType'>
  readonly date: CalendarDay
}

export type MealDetailsState =
  | Answer<{
      readonly meal: MealDetailsFragment
      /** False while the new details of a changed meal load. */
      readonly isCurrent: boolean
    }>
  | { readonly kind: 'no-access' }

export const askedMeal = ({ setId, meal, date }: Omit<MealOfDay, 'meal'> & { readonly meal: AskedMeal }) => ({
  userDietSetId: setId,
  mealType: meal.mealType.type,
  dietMealId: meal.id,
  date,
})
type AskedMeal = Pick<MealCardFragment, 'id' | 'mealType'>

/** Queries a meal's dishes, ingredients and recipes. Returns cached details first and queries them again, because plans change. */
export function useMealDetails(asked: MealOfDay): MealDetailsState {
  const { meal, date } = asked
  const answer = useAnswer({
    query: MealDetailsDocument,
    variables: askedMeal(asked),
    requestPolicy: 'cache-and-network',
  })
  const details = answer.kind === 'answered' ? answer.data.mealDetails : undefined
  const found = details?.__typename === 'MealEvent' && details.id === meal.id ? details : null
  const kept = useKept(found, meal.id)
  useHandled(failureIn(answer))
  // Whether an ingredient can be replaced depends on whether the meal is eaten.
  useOnChange(meal.isEaten, answer.ask)
  useDayAgain(details, date)
  if (kept !== null) return { kind: 'answered', data: { meal: kept, isCurrent: kept.key === meal.key } }
  if (details?.__typename === 'UnauthorizedException') return { kind: 'no-access' }
  return answer.kind === 'failed' ? answer : { kind: 'loading' }
}

/** Keeps returning a meal's last details while its new ones load. Never returns the details of another meal. */
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
    // oxlint-disable-next-line react/exhaustive-deps -- must run only when the value changes
  }, [value])
}

/** Queries the day again if the gateway no longer finds the meal, because the user has changed the day in another tab. */
function useDayAgain(answer: MealDetailsQuery['mealDetails'] | undefined, date: CalendarDay): void {
  const hasChanged = answer?.__typename === 'ValidationException'
  useEffect(() => {
    if (hasChanged) void sendQuery(DailyDietPlanDocument, { date }, { isFresh: true })
  }, [hasChanged, date])
}
