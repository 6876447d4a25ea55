import type { Context } from '../../platform/graphql/context.ts'
import { unauthorized, validationException } from '../../platform/graphql/validation-exception.ts'
import { loadMissingVersions } from '../catalogue/index.ts'
import { presentDay } from '../day-plan/index.ts'
import { versionsOfDocument } from '../stored-plans/index.ts'
import type { ChangeOutcome, NoAccess, Refused, ShownDay } from './change-days.ts'

/** The gateway's answer when nothing is changed or offered. */
export const presentRefusal = (outcome: Refused | NoAccess) =>
  outcome.kind === 'refused' ? validationException(outcome.errors) : unauthorized(403, 'access/none')

/** Changed days for the gateway. The other days show whether each can be copied to the next. */
export async function presentDays(days: readonly ShownDay[], { services, language }: Context) {
  const { catalogue } = services
  await loadMissingVersions(
    services,
    days.flatMap(({ day }) => versionsOfDocument(day.document)),
  )
  return days.map(({ day, copyTarget }) => presentDay(day, { catalogue, language, copyTarget }))
}

/** The gateway's answer to a change: the changed days, or the reason why nothing changed. */
export async function presentChange(outcome: ChangeOutcome, context: Context) {
  if (outcome.kind !== 'changed') return presentRefusal(outcome)
  const changedDays = await presentDays(outcome.days, context)
  return { __typename: 'DayChanged' as const, code: 200, changeId: outcome.changeId, changedDays }
}

/** The caller as the actor of a change. */
export const actorOf = async (context: Context) => ({
  userId: (await context.requireViewer()).userId,
  today: await context.today(),
})
