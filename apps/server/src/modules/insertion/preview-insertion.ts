import type { CalendarDay } from '@dayplate/dates'
import { scaleMacros } from '@dayplate/nutrition'
import type { Context } from '../../platform/graphql/context.ts'
import { nameOfMeal } from '../catalogue/index.ts'
import { actorOf, hasDietAccess, loadViewerPlan, presentEffect, type EditablePlan } from '../replacements/index.ts'
import { requireVersion } from '../stored-plans/index.ts'
import type { FindReason } from './find-reason.ts'
import { judgeInsertion, type Insertion } from './judge-insertion.ts'
import { presentInsertionRefusal } from './present-refusal.ts'

/** The effect that inserting a meal would have on a day. */
export async function previewInsertion(
  context: Context,
  { date, mealId }: { readonly date: CalendarDay; readonly mealId: string },
  findReason: FindReason,
) {
  const { language, services } = context
  const actor = await actorOf(context)
  if (!(await hasDietAccess(services, actor))) return presentInsertionRefusal({ kind: 'no-access' }, language)
  const reason = await findReason(services.db, actor, { date, mealId })
  if (reason !== null) return presentInsertionRefusal(reason, language)
  const plan = await loadViewerPlan(context, date)
  const judged = judgeInsertion(plan, { date, mealId, originalMealId: null })
  if (judged.kind === 'refused') return presentInsertionRefusal(judged, language)
  const { replacement, documents } = judged.offered
  return {
    __typename: 'InsertFavoritePreview' as const,
    date,
    original: originalOf(plan, judged, language),
    kcal: kcalOf(plan, judged),
    effect: presentEffect({ plan, language, replacement, documents }),
  }
}

function originalOf({ catalogue }: EditablePlan, { planned }: Insertion, language: Context['language']) {
  const version = requireVersion(catalogue, planned.version)
  return { id: version.mealId, name: nameOfMeal(version, language) }
}

function kcalOf({ catalogue }: EditablePlan, { day, planned, offered }: Insertion): number {
  const meal = offered.documents.get(day.date)?.meals.find(({ type }) => type === planned.type)
  if (meal === undefined) throw new Error(`an inserted meal does not stand on ${day.date}`)
  return Math.round(scaleMacros(requireVersion(catalogue, meal.version).nutrition, meal.scale).kcal)
}
