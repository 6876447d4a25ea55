import type { CalendarDay } from '@dayplate/dates'
import type { DayProof, MealChange } from '@dayplate/meal-planner'
import { currentVersionId, toStoredProof } from '../planning/index.ts'
import { requireVersion, type PlanDayDocument, type PlannedMeal, type StoredDay } from '../stored-plans/index.ts'
import type { EditablePlan } from './load-editable-plan.ts'

/** The new documents of the changed days, by date. */
export type Documents = ReadonlyMap<CalendarDay, PlanDayDocument>

export interface Replacement {
  readonly changes: readonly MealChange[]
  /** The proofs of the days afterwards. A day that is missing here keeps its proof. */
  readonly proofs: ReadonlyMap<CalendarDay, DayProof>
}

/** Decides how a changed meal is stored; undefined leaves it to the usual rule. */
export type StoreAs = (
  change: MealChange,
  planned: PlannedMeal,
) => Pick<PlannedMeal, 'version' | 'exchanged'> | undefined

/** Writes a replacement into the documents of its days. Each document keeps the meals that were planned as its originals. */
export function changedDocuments(
  plan: EditablePlan,
  replacement: Replacement,
  storeAs: StoreAs = () => undefined,
): Documents {
  const documents = plan.days.flatMap((day): [CalendarDay, PlanDayDocument][] => {
    const changes = replacement.changes.filter(({ date }) => date === day.date)
    return changes.length === 0 ? [] : [[day.date, changedDocument(plan, day, { ...replacement, changes, storeAs })]]
  })
  return new Map(documents)
}

function changedDocument(
  { catalogue }: EditablePlan,
  { date, document }: StoredDay,
  { changes, proofs, storeAs }: Replacement & { readonly storeAs: StoreAs },
): PlanDayDocument {
  const proof = proofs.get(date)
  return {
    ...document,
    original: document.original ?? document.meals,
    meals: document.meals.map((planned) => {
      const change = changes.find(({ type }) => type === planned.type)
      if (change === undefined) return planned
      const { meal, scale, portion } = change.to
      const isSameMeal = requireVersion(catalogue, planned.version).mealId === meal.id
      const asUsual = isSameMeal ? planned : { version: currentVersionId(catalogue, meal.id) }
      const { version, exchanged }: Pick<PlannedMeal, 'version' | 'exchanged'> = storeAs(change, planned) ?? asUsual
      return {
        type: planned.type,
        version,
        scale,
        portion: portion.number,
        portionsTotal: portion.total,
        ...(exchanged === undefined ? {} : { exchanged }),
      }
    }),
    proof: proof === undefined ? document.proof : toStoredProof(proof),
  }
}
