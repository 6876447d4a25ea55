import type { DietChangeDay, DietChangePreview } from '../../platform/graphql/schema.gen.ts'
import type { FutureDay, NewPlanDay } from '../plans/index.ts'
import type { DietChange } from './plan-diet-change.ts'
import { wireReplacedDays, type Names } from './wire-exclusions.ts'

/** What a change of settings does, day by day: targets, for that is what the change is about; meals follow from them. */
export function wireDietChange(change: DietChange, names: Names): DietChangePreview {
  const formerByDate = new Map(change.replaced.map((day) => [day.date, day]))
  const days = change.planned.days.map((day) => wireDay(day, formerByDate.get(day.date)))
  return {
    token: change.token,
    from: days.find((day) => day.isChanged)?.date ?? null,
    days,
    replacedDays: wireReplacedDays(change.earlier.days, { names, exclusions: change.exclusions }),
  }
}

const wireDay = (day: NewPlanDay, former: FutureDay | undefined): DietChangeDay => ({
  date: day.date,
  isChanged: former === undefined || JSON.stringify(contentOf(former)) !== JSON.stringify(contentOf(day)),
  before: former?.document.proof.target ?? null,
  after: day.document.proof.target,
})

/** What somebody would notice of a day. */
const contentOf = ({ document, phase }: Pick<NewPlanDay, 'document' | 'phase'>) => [
  phase,
  document.meals,
  document.proof.target,
]
