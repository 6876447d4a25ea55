import { makeRoom } from './make-room.ts'
import { forbiddenSlots, uneatenSlots, withLeftovers } from './open-slots.ts'
import type { PlanDayDocument, FutureDay } from '../stored-plans/index.ts'
import { hasOpenSlot, planOpenSlots, type Documents } from './plan-open-slots.ts'
import type { OpenSlots, Replanning } from './replanning.ts'

/** Days that may ask for more room: more are only where a diet without something is out of the catalogue's reach. */
const MOST_ASKING = 28

/** A day whose meals change. */
export interface ReplannedDay {
  readonly day: FutureDay
  readonly document: PlanDayDocument
}

/**
 * The days that change when meals holding something left out must go. Every other meal stays as long as its day keeps its
 * tolerances; what is eaten stays whatever it holds. The same days and exclusions give the same answer, byte for byte.
 */
export function replanDays(replanning: Replanning): readonly ReplannedDay[] {
  const forbidden = forbiddenSlots(replanning)
  if (forbidden.size === 0) return []
  const kept = keepMost(replanning, forbidden)
  const outside = outsideDays(replanning, kept)
  if (outside.length === 0) return changedDays(replanning, kept.documents)
  // Days take each other's meals: where keeping them leaves days outside, planning all anew may leave fewer.
  const anew = attempt(replanning, uneatenSlots(replanning))
  const isBetter = outsideDays(replanning, anew).length < outside.length
  return changedDays(replanning, isBetter ? anew.documents : kept.documents)
}

/** Meals that are planned anew, and the days that follow. */
interface Attempt {
  readonly open: OpenSlots
  readonly documents: Documents
}

const attempt = (replanning: Replanning, open: OpenSlots): Attempt => ({
  open,
  documents: planOpenSlots(replanning, open),
})

/** Plans the forbidden meals anew, and as many more as days need to stay inside. */
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

/** Days that are planned anew and fall outside their tolerances. */
const outsideDays = ({ days }: Replanning, { open, documents }: Attempt): readonly FutureDay[] =>
  days.filter((day) => hasOpenSlot(day, open) && documents.get(day.date)?.proof.holds === false)

/** The open meals and those that make room for the asking days, with the leftovers of both. */
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
