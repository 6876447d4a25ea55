import type { CalendarDay } from '@dayplate/dates'
import { applyChanges, type DayReplacement, type InactiveReason } from '@dayplate/meal-planner'
import type { Services } from '../../services.ts'
import { currentVersionId, rememberPlannings } from '../planning/index.ts'
import { changeDays, hasDietAccess, refuse, type ChangeOutcome, type Actor } from './change-days.ts'
import { changedDocuments, type Documents } from './changed-documents.ts'
import { offerDays, textOfName } from './offer-days.ts'
import { loadEditablePlan, type EditablePlan } from './load-editable-plan.ts'

type ActiveReplacement = Extract<DayReplacement, { isActive: true }>

/** The documents that the days would get from choosing this menu. */
export function documentsOf(plan: EditablePlan, date: CalendarDay, replacement: ActiveReplacement): Documents {
  const { source, changes, proof } = replacement
  const planned = plan.days.find((day) => day.date === date)?.document.original ?? []
  return changedDocuments(plan, { changes, proofs: new Map([[date, proof]]) }, (change) => {
    // On the other days of a batch the meals stay, but their portions are numbered differently.
    if (change.date !== date) return undefined
    const original = source.kind === 'original' ? planned.find(({ type }) => type === change.type) : undefined
    return original ?? { version: currentVersionId(plan.catalogue, change.to.meal.id) }
  })
}

export interface ReplaceDayRequest {
  readonly date: CalendarDay
  readonly replacementId: string
}

/** Gives a day the meals of an offered menu. A menu that is not offered any more changes nothing. */
export async function replaceDay(
  services: Services,
  actor: Actor,
  { date, replacementId }: ReplaceDayRequest,
): Promise<ChangeOutcome> {
  const text = textOfName(replacementId)
  if (text === null) return refuse('replacementId', 'exchange/not-offered')
  if (!(await hasDietAccess(services, actor))) return { kind: 'no-access' }
  const planner = rememberPlannings(services.planner)
  const { db, catalogue } = services
  const seen = await loadEditablePlan({ db, catalogue }, actor.userId, {
    dates: [date],
    today: actor.today,
    isLocked: false,
  })
  await offerDays(seen, planner, { date, text })
  return changeDays(services, actor, {
    dates: [date],
    async decide(plan) {
      const offer = await offerDays(plan, planner, { date, text })
      if (offer.kind === 'refused') return offer
      const chosen = offer.days.find(({ name }) => name === replacementId)
      if (chosen === undefined) return refuse('replacementId', 'exchange/not-offered')
      const { replacement } = chosen
      if (!replacement.isActive) return refuse('replacementId', REFUSALS[replacement.reason.code])
      if (applyChanges(plan.current, replacement.changes).kind !== 'days') {
        return refuse('replacementId', 'exchange/not-offered')
      }
      return { kind: 'change', documents: documentsOf(plan, date, replacement) }
    },
  })
}

const REFUSALS: Readonly<Record<InactiveReason['code'], string>> = {
  MEALS_EXCLUDED: 'exchange/excluded',
  ALREADY_EATEN: 'exchange/eaten',
  OUT_OF_TOLERANCE: 'exchange/out-of-tolerance',
}
