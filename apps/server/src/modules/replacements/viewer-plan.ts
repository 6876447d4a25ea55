import type { CalendarDay } from '@dayplate/dates'
import type { MealType } from '@dayplate/nutrition'
import type { Context } from '../../platform/graphql/context.ts'
import { findDatesOfSet, requireVersion, type PlannedMeal, type ChangeableDay } from '../stored-plans/index.ts'
import { hasDietAccess, refuse, type NoAccess, type Refused } from './change-days.ts'
import { findOpenDay, loadEditablePlan, type EditablePlan } from './load-editable-plan.ts'

const plansByContext = new WeakMap<Context, Map<CalendarDay, Promise<EditablePlan>>>()

/** Loads the viewer's days around a date, once a request, because many fields ask for them. */
export async function loadViewerPlan(context: Context, date: CalendarDay): Promise<EditablePlan> {
  const { userId } = await context.requireViewer()
  const known = plansByContext.get(context) ?? new Map<CalendarDay, Promise<EditablePlan>>()
  plansByContext.set(context, known)
  const { db, catalogue } = context.services
  const today = await context.today()
  const plan = known.get(date) ?? loadEditablePlan({ db, catalogue }, userId, { dates: [date], today, isLocked: false })
  known.set(date, plan)
  return plan
}

/** A meal that a call names by the id of its set, with the days around it. */
export interface MealOfSet {
  readonly kind: 'meal'
  readonly plan: EditablePlan
  readonly day: ChangeableDay
  readonly planned: PlannedMeal
}

export interface AskedMeal {
  readonly userDietSetId: string
  readonly mealType: MealType
  readonly dietMealId: string
  /** The day, in case several share the set. By default the first from today on, or else the last. */
  readonly date: CalendarDay | null
}

/** Finds a meal among the viewer's days. It answers the same for a set of another person as for one that does not exist. */
export async function findMealOfSet(context: Context, asked: AskedMeal): Promise<MealOfSet | Refused | NoAccess> {
  const { userId } = await context.requireViewer()
  const today = await context.today()
  if (!(await hasDietAccess(context.services, { userId, today }))) return { kind: 'no-access' }
  const date = asked.date ?? (await dateOfSet(context, asked.userDietSetId))
  if (date === null) return refuse('userDietSetId', 'day-plan/plan-has-changed')
  const plan = await loadViewerPlan(context, date)
  const day = findOpenDay(plan, date)
  if (day === undefined) return refuse('date', 'day-plan/no-plan')
  if (day.setId !== asked.userDietSetId) return refuse('userDietSetId', 'day-plan/plan-has-changed')
  const planned = day.document.meals.find(({ type }) => type === asked.mealType)
  if (planned === undefined || requireVersion(plan.catalogue, planned.version).mealId !== asked.dietMealId) {
    return refuse('dietMealId', 'day-plan/no-such-meal')
  }
  return { kind: 'meal', plan, day, planned }
}

async function dateOfSet(context: Context, setId: string): Promise<CalendarDay | null> {
  const { userId } = await context.requireViewer()
  const today = await context.today()
  const dates = await findDatesOfSet(context.services.db, userId, setId)
  return dates.find((date) => date >= today) ?? dates.at(-1) ?? null
}
