import { addDays } from '@dayplate/dates'
import { isUuid } from '../../platform/db/is-uuid.ts'
import type { Services } from '../../services.ts'
import { lockLedger } from '../access/index.ts'
import { isHealthDataWithdrawn } from '../consents/index.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import {
  findPlannedDays,
  restoreDay,
  versionsOfDocument,
  type ChangeableDay,
  type StoredDay,
} from '../stored-plans/index.ts'
import {
  hasDietAccess,
  refuse,
  shownDays,
  type Actor,
  type NoAccess,
  type Refused,
  type ShownDay,
} from './change-days.ts'
import { deleteChange, findChange, type ChangedDay } from './plan-changes.repository.ts'

export type UndoOutcome = { readonly kind: 'undone'; readonly days: readonly ShownDay[] } | Refused | NoAccess

/**
 * Restores every day of a change. Refuses all of it when one of the days has changed since, or when a meal that would change
 * has been eaten in the meantime.
 */
export async function undoChange(services: Services, actor: Actor, changeId: string): Promise<UndoOutcome> {
  if (!(await hasDietAccess(services, actor))) return { kind: 'no-access' }
  if (!isUuid(changeId)) return refuse('changeId', 'exchange/nothing-to-undo')
  const { userId } = actor
  return services.db.transaction().execute(async (trx): Promise<UndoOutcome> => {
    await lockLedger(trx, userId)
    if (await isHealthDataWithdrawn(trx, userId)) return refuse('changeId', 'exchange/nothing-to-undo')
    const change = await findChange(trx, userId, changeId)
    const [first] = change ?? []
    const last = change?.at(-1)
    if (change === null || first === undefined || last === undefined)
      return refuse('changeId', 'exchange/nothing-to-undo')
    const days = await findPlannedDays(trx, userId, {
      from: addDays(first.date, -1),
      to: addDays(last.date, 1),
      isLocked: true,
    })
    const found = change.map((changed) => ({ changed, day: days.find(({ date }) => date === changed.date) }))
    if (!found.every(({ changed, day }) => day?.setId === changed.setId))
      return refuse('changeId', 'exchange/changed-since')
    if (found.some(({ changed, day }) => day !== undefined && wouldChangeEaten(changed, day))) {
      return refuse('changeId', 'exchange/eaten-since')
    }
    for (const { date, before } of change) await restoreDay(trx, userId, { date, ...before })
    await deleteChange(trx, userId, changeId)
    const versions = change.flatMap(({ before }) => versionsOfDocument(before.document))
    await loadMissingVersions({ db: trx, catalogue: services.catalogue }, [...new Set(versions)])
    const now = days.map((day) => restored(day, change))
    return {
      kind: 'undone',
      days: shownDays(
        now,
        change.map(({ date }) => date),
      ),
    }
  })
}

function wouldChangeEaten({ before }: ChangedDay, { eaten, document }: ChangeableDay): boolean {
  const mealOf = (meals: typeof document.meals, type: (typeof eaten)[number]) =>
    JSON.stringify(meals.find((meal) => meal.type === type))
  return eaten.some((type) => mealOf(before.document.meals, type) !== mealOf(document.meals, type))
}

function restored(day: ChangeableDay, change: readonly ChangedDay[]): StoredDay {
  const own = change.find(({ date }) => date === day.date)
  return own === undefined ? day : { ...day, setId: own.before.setId, document: own.before.document }
}
