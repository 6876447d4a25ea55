import type { CalendarDay } from '@dayplate/dates'
import type { DayToBuy, MealToBuy } from '@dayplate/rules/shopping-list'
import type { MealVersion } from '../catalogue/index.ts'
import type { PlanDayDocument } from './plan-day-document.ts'

/** A stored day as the shopping list reads it. */
export const dayToBuy = (
  date: CalendarDay,
  { meals }: PlanDayDocument,
  versionOf: (id: string) => MealVersion,
): DayToBuy => ({
  date,
  meals: meals.map(({ type, version, scale, portion, portionsTotal }): MealToBuy => ({
    type,
    recipe: version,
    scale,
    portion,
    portionsTotal,
    ingredients: versionOf(version).dishes.flatMap(({ ingredients }) => ingredients),
  })),
})
