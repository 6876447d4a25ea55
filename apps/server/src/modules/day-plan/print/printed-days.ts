import { addDays, laterDay, LAST_YEAR, requireCalendarDay, type CalendarDay } from '@dayplate/dates'
import { accessOn, hasAccess, type Access } from '@dayplate/rules/access'
import { isWeightNeeded } from '@dayplate/rules/goal'
import { findPrintError, type PrintError } from '@dayplate/rules/print'
import type { Context } from '../../../platform/graphql/context.ts'
import { unauthorized, validationException } from '../../../platform/graphql/validation-exception.ts'
import { loadMissingVersions } from '../../catalogue/index.ts'
import { versionsOfDocument } from '../../stored-plans/index.ts'
import { presentPrintedPlan } from './present-printed-plan.ts'
import { findPrintState, type PrintState } from './print.repository.ts'

/** How many days after the last printed one its batches may be eaten: recipes of the catalogue keep for four days at most. */
const BATCH_DAYS = 4

const ERROR_TEXTS = {
  ENDS_BEFORE_START: 'print/ends-before-start',
  TOO_MANY_DAYS: 'print/too-many-days',
} as const satisfies Record<PrintError, string>

/** The last day that calendars support, so no batch is eaten after it. */
const LAST_DAY = requireCalendarDay(`${LAST_YEAR}-12-31`)

/** The viewer's days to print, or why there are none. Printing requires the same as viewing a day. */
export async function answerPrintedDays(
  { from, to }: { readonly from: CalendarDay; readonly to: CalendarDay },
  context: Context,
) {
  const { userId, systemOfMeasures: system } = await context.requireViewer()
  const error = findPrintError(from, to)
  if (error !== null) return validationException([{ fieldName: 'to', messages: [ERROR_TEXTS[error]] }])
  const { services, language } = context
  const today = await context.today()
  const state = await findPrintState(services.db, userId, { from, to: lastPotDay(to) })
  const access = accessOn(today, state.grants, state.subscriptions)
  if (!hasAccess(access)) return unauthorized(403, 'access/none')
  const date = findDayInNeed(state, { from, to, today })
  if (date !== null) return { __typename: 'DailyDietPlanRedirect' as const, date }
  const days = state.days.filter(({ date }) => isWithin(access, date))
  await loadMissingVersions(services, [...new Set(days.flatMap(({ document }) => versionsOfDocument(document)))])
  return {
    __typename: 'PrintedPlan' as const,
    ...presentPrintedPlan({ catalogue: services.catalogue, language, system, from, to, days }),
  }
}

const lastPotDay = (to: CalendarDay): CalendarDay =>
  to > addDays(LAST_DAY, -BATCH_DAYS) ? LAST_DAY : addDays(to, BATCH_DAYS)

interface Asked {
  readonly from: CalendarDay
  readonly to: CalendarDay
  readonly today: CalendarDay
}

/** The first day that requires something before its plan is shown: the consent, the introduction or a weight. */
function findDayInNeed(state: PrintState, { from, to, today }: Asked): CalendarDay | null {
  const { firstDay, hasSeenIntroduction, isConsentWithdrawn, isPlanStopped, newestWeightOn } = state
  if (isConsentWithdrawn) return from
  if (firstDay === null) return null
  if (!hasSeenIntroduction) return from
  // Past days can be printed whatever the weight, and so can today once the plan was stopped.
  return !isPlanStopped && to >= today && isWeightNeeded(newestWeightOn, today) ? laterDay(from, today) : null
}

const isWithin = (access: Access, date: CalendarDay): boolean => access.kind !== 'active' || date <= access.accessTo
