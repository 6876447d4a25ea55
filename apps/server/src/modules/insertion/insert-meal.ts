import type { Services } from '../../services.ts'
import { changeDays, type Actor, type ChangeOutcome } from '../replacements/index.ts'
import { judgeInsertion, type InsertionWish } from './judge-insertion.ts'
import { warnOfInsertion, type InsertionRefused } from './insertion-issue.ts'
import type { FindReason } from './find-reason.ts'

/** Replaces the meal of a day with another one of the same type. Warnings stop it unless the call skips them. */
export function insertMeal(
  services: Services,
  actor: Actor,
  {
    skipsWarnings,
    findReason,
    ...wish
  }: InsertionWish & { readonly skipsWarnings: boolean; readonly findReason: FindReason },
): Promise<ChangeOutcome<InsertionRefused>> {
  return changeDays<InsertionRefused>(services, actor, {
    dates: [wish.date],
    async decide(plan, trx) {
      const reason = await findReason(trx, actor, wish)
      if (reason !== null) return reason
      const judged = judgeInsertion(plan, wish)
      if (judged.kind === 'refused') return judged
      if (judged.warnings.length > 0 && !skipsWarnings) return warnOfInsertion(judged.warnings)
      return { kind: 'change', documents: judged.offered.documents }
    },
  })
}
