import type { CalendarDay } from '@dayplate/dates'
import type { MealCardFragment, NormalDayFragment } from '../../day-plan.gen.ts'

export interface ChangeMealProps {
  readonly plan: Pick<NormalDayFragment, 'setId'>
  readonly meal: MealCardFragment
  readonly date: CalendarDay
  readonly onClose: () => void
}
