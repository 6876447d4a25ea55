import type { CalendarDay } from '@dayplate/dates'
import type { Context } from '../../platform/graphql/context.ts'
import { actorOf, presentDays } from '../replacements/index.ts'
import type { FindReason } from './find-reason.ts'
import { insertMeal } from './insert-meal.ts'
import { presentInsertionRefusal } from './present-refusal.ts'

/** The arguments of the mutations that insert a meal. */
interface InsertionArgs {
  readonly date: CalendarDay
  readonly replacementId: string
  readonly originalMealId?: string | null | undefined
  readonly skipValidation?: boolean | null | undefined
}

/** Inserts a meal and answers with the changed days, or with the reason why nothing changed. */
export async function answerInsertion(
  context: Context,
  { date, replacementId, originalMealId, skipValidation }: InsertionArgs,
  findReason: FindReason,
) {
  const outcome = await insertMeal(context.services, await actorOf(context), {
    date,
    mealId: replacementId,
    originalMealId: originalMealId ?? null,
    skipsWarnings: skipValidation === true,
    findReason,
  })
  if (outcome.kind !== 'changed') return presentInsertionRefusal(outcome, context.language)
  const { changeId, days } = outcome
  const inserted = days.find(({ day }) => day.date === date)
  if (inserted === undefined) throw new Error(`a meal was inserted on ${date}, which did not change`)
  return {
    __typename: 'FavoriteInserted' as const,
    code: 200,
    id: inserted.day.setId,
    changeId,
    changedDays: await presentDays(days, context),
  }
}
