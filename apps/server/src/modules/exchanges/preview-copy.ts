import { proveCurrentDay } from '@dayplate/meal-planner'
import type { Context } from '../../platform/graphql/context.ts'
import { hasDietAccess } from './change-days.ts'
import { judgeCopy, type CopyDayRequest } from './copy-day.ts'
import { loadEditablePlan } from './load-editable-plan.ts'
import { reachOfCuts } from './reach-of-cuts.ts'
import { actorOf, wireRefusal } from './wire-change.ts'
import { wireEffect } from './wire-effect.ts'

/** What copying a day would do, judged as the copy itself is. Nothing is changed by asking. */
export async function previewCopy(context: Context, request: CopyDayRequest) {
  const { services, language } = context
  const { sourceDate, targetDate } = request
  const { userId, today } = await actorOf(context)
  if (!(await hasDietAccess(services, { userId, today }))) return wireRefusal({ kind: 'no-access' })
  const plan = await loadEditablePlan(services, userId, { dates: [sourceDate, targetDate], today, isLocked: false })
  const judged = judgeCopy(plan, request)
  if (judged.kind === 'refused') return wireRefusal(judged)
  const { proof, cutLeftovers } = judged.copy
  const before = plan.standing.filter(({ date }) => date === targetDate).map(proveCurrentDay)
  return {
    __typename: 'DayCopyPreview' as const,
    date: targetDate,
    effect: wireEffect({
      plan,
      language,
      exchange: {
        keepsInside: proof.holds,
        effects: before.map((one) => ({ date: targetDate, before: one, after: proof, portionChanges: [] })),
        affectedDays: reachOfCuts(plan, cutLeftovers),
      },
      documents: judged.documents,
    }),
  }
}
