import { recipeIdOf } from '@dayplate/nutrition'
import type { Services } from '../../services.ts'
import { changeDays, type Actor, type ChangeOutcome } from '../replacements/index.ts'
import { isFavourite } from './favourites.repository.ts'
import { judgeInsertion, type InsertionWish } from './judge-insertion.ts'
import { warnOfInsertion, refuseInsertion, type InsertionRefused } from './insertion-issue.ts'

/** Replaces the meal of a day with a favourite of the same type. Warnings stop it unless the call skips them. */
export function insertFavourite(
  services: Services,
  actor: Actor,
  { skipsWarnings, ...wish }: InsertionWish & { readonly skipsWarnings: boolean },
): Promise<ChangeOutcome<InsertionRefused>> {
  return changeDays<InsertionRefused>(services, actor, {
    dates: [wish.date],
    async decide(plan, trx) {
      if (!(await isFavourite(trx, actor.userId, recipeIdOf(wish.mealId))))
        return refuseInsertion({ code: 'not-a-favourite' })
      const judged = judgeInsertion(plan, wish)
      if (judged.kind === 'refused') return judged
      if (judged.warnings.length > 0 && !skipsWarnings) return warnOfInsertion(judged.warnings)
      return { kind: 'change', documents: judged.offered.documents }
    },
  })
}
