import type { Context } from '../../platform/graphql/context.ts'
import { unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { presentDay } from '../day-plan/index.ts'
import { versionsOfDocument } from '../stored-plans/index.ts'
import type { ChangeOutcome, NoAccess, Refused, ShownDay } from './change-days.ts'

/** Why nothing is changed or offered, as the wire says it. */
export const presentRefusal = (outcome: Refused | NoAccess) =>
  outcome.kind === 'refused' ? validationException(outcome.errors) : unauthorized(403, 'access/none')

/** Changed days as the wire says them; whether they can be copied on is read from the days that came with them. */
export async function presentDays(days: readonly ShownDay[], { services, language }: Context) {
  const { catalogue } = services
  await loadMissingVersions(
    services,
    days.flatMap(({ day }) => versionsOfDocument(day.document)),
  )
  return days.map(({ day, copyTarget }) => presentDay(day, { catalogue, language, copyTarget }))
}

/** What a change by hand did, or why it did nothing. */
export async function presentChange(outcome: ChangeOutcome, context: Context) {
  if (outcome.kind !== 'changed') return presentRefusal(outcome)
  const changedDays = await presentDays(outcome.days, context)
  return { __typename: 'DayChanged' as const, code: 200, changeId: outcome.changeId, changedDays }
}

/** Who changes days, and their today. */
export const actorOf = async (context: Context) => ({
  userId: (await context.requireViewer()).userId,
  today: await context.today(),
})
