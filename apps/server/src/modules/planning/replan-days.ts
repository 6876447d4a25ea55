import { makeRoom } from './make-room.ts'
import { forbiddenSlots, uneatenSlots, withLeftovers } from './open-slots.ts'
import type { PlanDayDocument, FutureDay } from '../stored-plans/index.ts'
import { hasOpenSlot, planOpenSlots, type Documents } from './plan-open-slots.ts'
import type { OpenSlots, Replanning } from './replanning.ts'

/**
 * How many days may be replanned for more room. More only occur when the catalogue is too small for a diet with these
 * exclusions.
 */
const MOST_ASKING = 28

/** A day whose meals change. */
export interface ReplannedDay {
  readonly day: FutureDay
  readonly document: PlanDayDocument
}

/**
 * The days that change when meals with excluded foods are replaced. Every other meal stays as long as its day keeps its
 * tolerances, and eaten meals always stay. The same days and exclusions give the same answer, byte for byte.
 */
export function replanDays(replanning: Replanning): readonly ReplannedDay[] {
  const forbidden = forbiddenSlots(replanning)
  if (forbidden.size === 0) return []
  const kept = keepMost(replanning, forbidden)
  const outside = outsideDays(replanning, kept)
  if (outside.length === 0) return changedDays(replanning, kept.documents)
  // Days compete for meals: if keeping meals leaves days outside their tolerances, planning all of them again may leave fewer.
  const replanned = attempt(replanning, uneatenSlots(replanning))
  const isBetter = outsideDays(replanning, replanned).length < outside.length
  return changedDays(replanning, isBetter ? replanned.documents : kept.documents)
}

/** The meals to plan again and the resulting days. */
interface Attempt {
  readonly open: OpenSlots
  readonly documents: Documents
}

const attempt = (replanning: Replanning, open: OpenSlots): Attempt => ({
  open,
  documents: planOpenSlots(replanning, open),
})

/** Plans the forbidden meals again, and as many more as the days need to keep their tolerances. */
function keepMost(replanning: Replanning, forbidden: OpenSlots): Attempt {
  let current = attempt(replanning, forbidden)
  let asked = 0
  for (;;) {
    const asking = outsideDays(replanning, current).slice(0, Math.max(0, MOST_ASKING - asked))
    const wider = widen(replanning, asking, current)
    if (wider.size === current.open.size) return current
    asked += asking.length
    current = attempt(replanning, wider)
  }
}

/** Days that are planned again and miss their tolerances. */
const outsideDays = ({ days }: Replanning, { open, documents }: Attempt): readonly FutureDay[] =>
  days.filter((day) => hasOpenSlot(day, open) && documents.get(day.date)?.proof.holds === false)

/** Adds the meals that make room on these days, and the leftovers of all open meals. */
function widen(replanning: Replanning, asking: readonly FutureDay[], by: Attempt): OpenSlots {
  const room = asking.flatMap((day) => makeRoom(replanning, day, by))
  return withLeftovers(replanning, new Set([...by.open, ...room]))
}

const changedDays = ({ days }: Replanning, documents: Documents): readonly ReplannedDay[] =>
  days.flatMap((day) => {
    const document = documents.get(day.date)
    const hasChanged = document !== undefined && JSON.stringify(document.meals) !== JSON.stringify(day.document.meals)
    return hasChanged ? [{ day, document }] : []
  })
