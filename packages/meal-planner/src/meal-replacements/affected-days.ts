import type { CalendarDay } from '@dayplate/dates'
import { splitBatch, type SplitBatch, type Occurrence } from '../current/batch.ts'
import type { MealSlot } from '../current/current-day.ts'

/** Which days a replacement changes. A dish may have been cooked for several. */
export type AffectedDays =
  /** The dish was cooked for this day alone. */
  | { readonly kind: 'this-day' }
  /** Every portion of the batch is replaced, and the new dish is cooked once for all of these days. */
  | { readonly kind: 'every-portion'; readonly dates: readonly CalendarDay[] }
  /** Portions of the old dish stay on some days. */
  | {
      readonly kind: 'split'
      readonly dates: readonly CalendarDay[]
      readonly keptDates: readonly CalendarDay[]
      /** What the other days have against the new dish. */
      readonly because: SplitReason
      /** Portions that are cooked already and would be eaten by nobody. */
      readonly uneatenPortions: number
    }

/**
 * One portion of the old dish has been eaten; or the new one does not keep until the other days, or does not fit them: they
 * would be outside with it, or it is out of season there or eaten again too soon.
 */
export type SplitReason = 'EATEN' | 'DOES_NOT_KEEP' | 'DOES_NOT_FIT'

/** Slots a replacement changes, and what becomes of the portions that stay. */
export interface AffectedSlots {
  readonly occurrences: readonly Occurrence[]
  readonly affectedDays: AffectedDays
  readonly cut: SplitBatch
}

/**
 * A replaced dish is replaced in all portions that have not been eaten, if the new one keeps that long and fits their days;
 * otherwise in the one slot that was asked for, and the rest of the old batch stays.
 */
export class AffectedSlotsByDish {
  /** With a dish that keeps for all days. */
  readonly #long: AffectedSlots
  /** With a dish that has to be eaten at once. */
  readonly #short: AffectedSlots
  /** The one slot with a dish that keeps, but does not fit the other days; `null` when there are none. */
  readonly apart: AffectedSlots | null
  readonly #daysToKeep: number

  constructor(occurrences: readonly Occurrence[], slot: MealSlot) {
    const open = uneatenAround(occurrences, slot)
    const isSlot = ({ date }: MealSlot) => date === slot.date
    const isEaten = occurrences.some(({ current }) => current.isEaten)
    this.#daysToKeep = open.length - 1
    this.#long = affectedSlotsOf(occurrences, open, 'EATEN')
    const asked = open.filter(isSlot)
    this.#short = affectedSlotsOf(occurrences, asked, isEaten ? 'EATEN' : 'DOES_NOT_KEEP')
    this.apart = open.length === 1 ? null : affectedSlotsOf(occurrences, asked, isEaten ? 'EATEN' : 'DOES_NOT_FIT')
  }

  of({ keepsDays }: { readonly keepsDays: number }): AffectedSlots {
    return keepsDays >= this.#daysToKeep ? this.#long : this.#short
  }

  /** Every slot that some dish would change. */
  get slots(): readonly Occurrence[] {
    return this.#long.occurrences
  }
}

/** Portions on the days in a row around the slot of which none is eaten. */
function uneatenAround(occurrences: readonly Occurrence[], { date }: MealSlot): readonly Occurrence[] {
  const asked = occurrences.findIndex((occurrence) => occurrence.date === date)
  const before = occurrences.slice(0, asked).findLastIndex(({ current }) => current.isEaten)
  const after = occurrences.findIndex(({ current }, index) => index > asked && current.isEaten)
  return occurrences.slice(before + 1, after === -1 ? undefined : after)
}

function affectedSlotsOf(
  occurrences: readonly Occurrence[],
  changed: readonly Occurrence[],
  because: SplitReason,
): AffectedSlots {
  const cut = splitBatch(occurrences, changed)
  const dates = changed.map(({ date }) => date)
  if (occurrences.length === 1) return { occurrences: changed, affectedDays: { kind: 'this-day' }, cut }
  if (changed.length === occurrences.length) {
    return { occurrences: changed, affectedDays: { kind: 'every-portion', dates }, cut }
  }
  const keptDates = occurrences.map(({ date }) => date).filter((date) => !dates.includes(date))
  const { uneatenPortions } = cut
  return { occurrences: changed, affectedDays: { kind: 'split', dates, keptDates, because, uneatenPortions }, cut }
}
