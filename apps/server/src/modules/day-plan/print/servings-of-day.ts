import type { CalendarDay } from '@dayplate/dates'
import type { DayOfServings, Serving } from '@dayplate/rules/shopping-list'
import type { PlanDayDocument } from '../../stored-plans/index.ts'

/** The servings of a stored day. */
export const servingsOfDay = ({
  date,
  document,
}: {
  readonly date: CalendarDay
  readonly document: PlanDayDocument
}): DayOfServings => ({
  date,
  meals: document.meals.map(({ type, version, scale, portion, portionsTotal }): Serving => ({
    type,
    recipe: version,
    scale,
    portion,
    portionsTotal,
  })),
})
