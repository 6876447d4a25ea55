import { addDays, type CalendarDay } from '@dayplate/dates'
import { hasAccess } from '@dayplate/rules/access'
import type { Transaction } from 'kysely'
import { instantOf } from '../../platform/clock/clock.ts'
import type { DB } from '../../platform/db/tables.gen.ts'
import type { FieldError } from '../../platform/graphql/validation-exception.ts'
import type { Services } from '../../services.ts'
import { findAccess, lockLedger } from '../access/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import { rewriteDay, type CopyTarget, type StoredDay } from '../stored-plans/index.ts'
import type { Documents } from './changed-documents.ts'
import { insertChange, type ChangedDay } from './plan-changes.repository.ts'
import { loadEditablePlan, type EditablePlan } from './load-editable-plan.ts'

export interface Actor {
  readonly userId: string
  readonly today: CalendarDay
}

export interface Refused {
  readonly kind: 'refused'
  readonly errors: readonly FieldError[]
}

export const refuse = (fieldName: string, message: string): Refused => ({
  kind: 'refused',
  errors: [{ fieldName, messages: [message] }],
})

/** The actor has no access to the diet today. */
export interface NoAccess {
  readonly kind: 'no-access'
}

/** A day as it is stored now, and the day it might be copied to. */
export interface ShownDay {
  readonly day: StoredDay
  readonly copyTarget: CopyTarget | null
}

/** The outcome of a change. */
export interface Changed {
  readonly kind: 'changed'
  readonly changeId: string
  /** The changed days as they are now, and the day before the first of them. */
  readonly days: readonly ShownDay[]
}

export type ChangeOutcome<Refusal extends Refused = Refused> = Changed | Refusal | NoAccess

/** The new documents of the days. `setIds` names the set of a day that becomes a copy of another. */
export type ChangeDecision<Refusal extends Refused = Refused> =
  | { readonly kind: 'change'; readonly documents: Documents; readonly setIds?: ReadonlyMap<CalendarDay, string> }
  | Refusal

interface Change<Refusal extends Refused> {
  readonly dates: readonly [CalendarDay, ...CalendarDay[]]
  readonly decide: (
    plan: EditablePlan,
    trx: Transaction<DB>,
  ) => ChangeDecision<Refusal> | Promise<ChangeDecision<Refusal>>
}

export async function hasDietAccess(services: Services, { userId, today }: Actor): Promise<boolean> {
  return hasAccess(await findAccess(services.db, { userId, product: 'diet', today }))
}

/**
 * Changes all days of a change, or none. It locks the days before it decides, so that of two changes at once the second sees
 * the result of the first.
 */
export async function changeDays<Refusal extends Refused = Refused>(
  services: Services,
  actor: Actor,
  { dates, decide }: Change<Refusal>,
): Promise<ChangeOutcome<Refusal>> {
  if (!(await hasDietAccess(services, actor))) return { kind: 'no-access' }
  const catalogue: Catalogue = services.catalogue
  const { userId, today } = actor
  return services.db.transaction().execute(async (trx): Promise<ChangeOutcome<Refusal>> => {
    await lockLedger(trx, userId)
    const plan = await loadEditablePlan({ db: trx, catalogue }, userId, { dates, today, isLocked: true })
    const decision = await decide(plan, trx)
    if (decision.kind === 'refused') return decision
    const changed = await writeDays(trx, { userId, plan, ...decision })
    const changeId = await insertChange(trx, userId, { days: changed, now: instantOf(services.clock) })
    return { kind: 'changed', changeId, days: daysNow(plan, decision.documents, changed) }
  })
}

async function writeDays(
  trx: Transaction<DB>,
  {
    userId,
    plan,
    documents,
    setIds,
  }: {
    readonly userId: string
    readonly plan: EditablePlan
    readonly documents: Documents
    readonly setIds?: ReadonlyMap<CalendarDay, string>
  },
): Promise<readonly ChangedDay[]> {
  const changed: ChangedDay[] = []
  for (const { date, setId, planningId, document } of plan.days) {
    const next = documents.get(date)
    if (next === undefined) continue
    const shared = setIds?.get(date)
    const newSetId = await rewriteDay(trx, userId, {
      date,
      document: next,
      ...(shared === undefined ? {} : { setId: shared }),
    })
    changed.push({ date, before: { setId, planningId, document }, setId: newSetId })
  }
  return changed
}

/** Adds the day before the first changed one, because whether it can be copied depends on the day that changed. */
function daysNow(plan: EditablePlan, documents: Documents, changed: readonly ChangedDay[]): readonly ShownDay[] {
  const now = plan.days.map((day): StoredDay => {
    const own = changed.find(({ date }) => date === day.date)
    const document = documents.get(day.date)
    return own === undefined || document === undefined ? day : { ...day, setId: own.setId, document }
  })
  return shownDays(
    now,
    changed.map(({ date }) => date),
  )
}

/** The days of these dates and the day before the first, each with the next day as its copy target. */
export function shownDays(days: readonly StoredDay[], dates: readonly CalendarDay[]): readonly ShownDay[] {
  const first = days.findIndex(({ date }) => dates.includes(date))
  return days
    .filter(({ date }, index) => dates.includes(date) || index === first - 1)
    .map((day) => ({ day, copyTarget: copyTargetOf(days, day) }))
}

function copyTargetOf(days: readonly StoredDay[], { date }: StoredDay): CopyTarget | null {
  const next = days.find((day) => day.date === addDays(date, 1))
  return next === undefined ? null : { date: next.date, setId: next.setId, isEaten: next.eaten.length > 0 }
}
