import { DIET_NAMES } from '@dayplate/messages/server'
import type { DietChangeDay, DietChangePreview } from '../../platform/graphql/schema.gen.ts'
import type { FutureDay, NewPlanDay } from '../stored-plans/index.ts'
import type { ReplannedDay } from './replan-days.ts'
import type { DietChange } from './plan-diet-change.ts'
import type { Names } from '../diet-settings/index.ts'
import { presentReplacedDays } from './present-replaced-days.ts'

/** How many days show their replaced meals: enough for an impression of the new ones. */
const DAYS_SHOWN = 3

/** A change of settings for the gateway: targets day by day, and the replaced meals, of which the first days have names. */
export function presentDietChange(change: DietChange, names: Names): DietChangePreview {
  const formerByDate = new Map(change.replaced.map((day) => [day.date, day]))
  const days = change.planned.days.map((day) => presentDay(day, formerByDate.get(day.date)))
  const { exclusions } = change
  return {
    token: change.token,
    from: days.find((day) => day.isChanged)?.date ?? null,
    days,
    ...presentDiets(change, names),
    ...presentMeals(change, names),
    replacedDays: presentReplacedDays(change.earlier.days, { names, exclusions }),
  }
}

function presentDiets({ settings, replaced }: DietChange, { language }: Names) {
  const named = (id: FutureDay['dietId']) => ({ id, name: DIET_NAMES[id][language] })
  const former = replaced[0]?.dietId ?? settings.dietId
  return { diet: named(settings.dietId), formerDiet: former === settings.dietId ? null : named(former) }
}

function presentMeals({ replaced, planned, exclusions }: DietChange, names: Names) {
  const pairs = replaced.flatMap((day): ReplannedDay[] => {
    const replanned = planned.days.find(({ date }) => date === day.date)
    return replanned === undefined ? [] : [{ day, document: replanned.document }]
  })
  const all = presentReplacedDays(pairs, { names, exclusions })
  const mealsReplaced = all.reduce((sum, { meals }) => sum + meals.length, 0)
  const mealsBoth = pairs.reduce((sum, { day }) => sum + day.document.meals.length, 0)
  return { mealsKept: mealsBoth - mealsReplaced, mealsReplaced, firstReplacedDays: all.slice(0, DAYS_SHOWN) }
}

const presentDay = (day: NewPlanDay, former: FutureDay | undefined): DietChangeDay => ({
  date: day.date,
  isChanged: former === undefined || JSON.stringify(contentOf(former)) !== JSON.stringify(contentOf(day)),
  before: former?.document.proof.target ?? null,
  after: day.document.proof.target,
})

/** The parts of a day that a user would notice. */
const contentOf = ({ document, phase }: Pick<NewPlanDay, 'document' | 'phase'>) => [
  phase,
  document.meals,
  document.proof.target,
]
