import { proveCurrentDay } from '@dayplate/meal-planner'
import type { Context } from '../../platform/graphql/context.ts'
import { hasDietAccess } from './change-days.ts'
import { judgeCopy, type CopyDayRequest } from './copy-day.ts'
import { loadEditablePlan } from './load-editable-plan.ts'
import { affectedDaysOf } from './affected-days.ts'
import { actorOf, presentRefusal } from './present-change.ts'
import { presentEffect } from './present-effect.ts'

/** Shows what a copy would change. It uses the checks of the copy itself and stores nothing. */
export async function previewCopy(context: Context, request: CopyDayRequest) {
  const { services, language } = context
  const { sourceDate, targetDate } = request
  const { userId, today } = await actorOf(context)
  if (!(await hasDietAccess(services, { userId, today }))) return presentRefusal({ kind: 'no-access' })
  const plan = await loadEditablePlan(services, userId, { dates: [sourceDate, targetDate], today, isLocked: false })
  const judged = judgeCopy(plan, request)
  if (judged.kind === 'refused') return presentRefusal(judged)
  const { proof, cutLeftovers } = judged.copy
  const before = plan.current.filter(({ date }) => date === targetDate).map(proveCurrentDay)
  return {
    __typename: 'DayCopyPreview' as const,
    date: targetDate,
    effect: presentEffect({
      plan,
      language,
      replacement: {
        keepsInside: proof.holds,
        effects: before.map((one) => ({ date: targetDate, before: one, after: proof, portionChanges: [] })),
        affectedDays: affectedDaysOf(plan, cutLeftovers),
      },
      documents: judged.documents,
    }),
  }
}
