import type { CalendarDay } from '@dayplate/dates'
import { copyDay as copyCurrentDay, type DayCopy } from '@dayplate/meal-planner'
import type { Services } from '../../services.ts'
import { isVersionAllowed, requireVersion } from '../stored-plans/index.ts'
import { changeDays, refuse, type ChangeOutcome, type Actor, type Refused } from './change-days.ts'
import { changedDocuments, type Documents } from './changed-documents.ts'
import { findOpenDay, type EditablePlan } from './load-editable-plan.ts'

export interface CopyDayRequest {
  readonly sourceDate: CalendarDay
  readonly targetDate: CalendarDay
}

/** Copies the meals and the set of a day to another. Both share the set until one of them changes. */
export function copyDay(services: Services, actor: Actor, request: CopyDayRequest): Promise<ChangeOutcome> {
  const { sourceDate, targetDate } = request
  return changeDays(services, actor, {
    dates: [sourceDate, targetDate],
    decide(plan) {
      const judged = judgeCopy(plan, request)
      if (judged.kind === 'refused') return judged
      const { documents, setId } = judged
      return { kind: 'change', documents, setIds: new Map([[targetDate, setId]]) }
    },
  })
}

/** A copy that is allowed, and the documents that its days would get. */
export interface JudgedCopy {
  readonly kind: 'copy'
  readonly copy: Extract<DayCopy, { kind: 'copied' }>
  readonly documents: Documents
  /** The set that both days would have. */
  readonly setId: string
}

/** Works out what a copy would change, or why it is refused. */
export function judgeCopy(plan: EditablePlan, request: CopyDayRequest): JudgedCopy | Refused {
  const { sourceDate, targetDate } = request
  const source = findOpenDay(plan, sourceDate)
  if (source === undefined) return refuse('sourceDate', 'day-plan/no-plan')
  if (findOpenDay(plan, targetDate) === undefined) return refuse('targetDate', 'day-plan/no-plan')
  const copy = copyOf(plan, request)
  if (copy.kind === 'refused') return refusalOf(copy)
  const documents = changedDocuments(
    plan,
    { changes: copy.changes, proofs: new Map([[targetDate, copy.proof]]) },
    ({ date, type }) => (date === targetDate ? source.document.meals.find((meal) => meal.type === type) : undefined),
  )
  return { kind: 'copy', copy, documents, setId: source.setId }
}

const copyOf = (plan: EditablePlan, { sourceDate, targetDate }: CopyDayRequest): DayCopy =>
  copyCurrentDay({
    days: plan.current,
    from: sourceDate,
    to: targetDate,
    isAllowed: (mealId) => isAllowedOn(plan, sourceDate, mealId),
  })

/** Checks the meals again, because exclusions may have changed since the day was planned. */
function isAllowedOn({ catalogue, exclusions, ...plan }: EditablePlan, date: CalendarDay, mealId: string): boolean {
  const meals = findOpenDay({ catalogue, exclusions, ...plan }, date)?.document.meals ?? []
  return meals
    .map(({ version }) => requireVersion(catalogue, version))
    .filter((version) => version.mealId === mealId)
    .every((version) => isVersionAllowed(catalogue, version, exclusions))
}

function refusalOf(copy: Extract<DayCopy, { kind: 'refused' }>): Refused {
  switch (copy.reason) {
    case 'NO_SUCH_DAY':
      return refuse('sourceDate', 'day-plan/no-plan')
    case 'SAME_DAY':
      return refuse('targetDate', 'exchange/same-day')
    case 'TARGET_EATEN':
      return refuse('targetDate', 'exchange/eaten')
    case 'MEALS_EXCLUDED':
      return refuse('sourceDate', 'exchange/excluded')
  }
}
