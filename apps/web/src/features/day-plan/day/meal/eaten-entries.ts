import type { OutboxEntry } from '../../../../platform/outbox/outbox-entries.ts'
import type { MealCardFragment, NormalDayFragment } from '../../../../domain/day-plan/day-plan.gen.ts'

/** The name of this kind of change in the outbox. */
export const MEAL_EATEN = 'meal-eaten'

/** What the gateway is told about a meal. */
export interface EatenMark {
  readonly date: string
  readonly setId: string
  readonly mealId: string
  readonly mealKey: string
  readonly eaten: boolean
}

type DayOfMeals = Pick<NormalDayFragment, 'date' | 'setId'>
type MarkedMeal = Pick<MealCardFragment, 'id' | 'key'> & {
  readonly mealType: Pick<MealCardFragment['mealType'], 'type'>
}

/** A press. The last one on the meal of a day and type counts, also when the meal was swapped between two of them. */
export function eatenChange({ date, setId }: DayOfMeals, { id, key, mealType }: MarkedMeal, eaten: boolean) {
  const input: EatenMark = { date, setId, mealId: id, mealKey: key, eaten }
  return { kind: MEAL_EATEN, subject: `${date} ${mealType.type}`, input }
}

/** Whether a waiting press marks this meal as eaten; undefined without one, or when the press was on the meal before a swap. */
export function pendingEaten(
  entries: readonly OutboxEntry[],
  { date }: DayOfMeals,
  { id, mealType }: MarkedMeal,
): boolean | undefined {
  const subject = `${date} ${mealType.type}`
  const input = entries.find((entry) => entry.kind === MEAL_EATEN && entry.subject === subject)?.input
  const mark = eatenMarkOf(input)
  return mark?.mealId === id ? mark.eaten : undefined
}

/** Reads a stored press; null for one that cannot be read. */
export function eatenMarkOf(input: unknown): EatenMark | null {
  if (typeof input !== 'object' || input === null) return null
  const isMark = (value: object): value is EatenMark =>
    typeof Reflect.get(value, 'eaten') === 'boolean' &&
    ['date', 'setId', 'mealId', 'mealKey'].every((name) => typeof Reflect.get(value, name) === 'string')
  return isMark(input) ? input : null
}
