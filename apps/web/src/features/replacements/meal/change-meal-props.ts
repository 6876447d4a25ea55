import type { CalendarDay } from '@dayplate/dates'
import type { MealCardFragment, NormalDayFragment } from '../../../domain/day-plan/day-plan.gen.ts'

export interface ChangeMealProps {
  readonly plan: Pick<NormalDayFragment, 'setId'>
  readonly meal: MealCardFragment
  readonly date: CalendarDay
  readonly onClose: () => void
}
