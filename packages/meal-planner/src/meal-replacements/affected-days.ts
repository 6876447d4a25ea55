import type { CalendarDay } from '@dayplate/dates'
import { splitBatch, type SplitBatch, type Occurrence } from '../current/batch.ts'
import type { MealSlot } from '../current/current-day.ts'

/** The days a replacement changes. A dish may have been cooked for several. */
export type AffectedDays =
  /** The dish was cooked for this day alone. */
  | { readonly kind: 'this-day' }
  /** Every portion of the batch is replaced. The new dish is cooked once for all of these days. */
  | { readonly kind: 'every-portion'; readonly dates: readonly CalendarDay[] }
  /** Portions of the old dish stay on some days. */
  | {
      readonly kind: 'split'
      readonly dates: readonly CalendarDay[]
      readonly keptDates: readonly CalendarDay[]
      /** Why the other days keep the old dish. */
      readonly because: SplitReason
      /** Portions that are already cooked but no longer planned. */
      readonly uneatenPortions: number
    }

/**
 * `EATEN`: one portion of the old dish has been eaten. `DOES_NOT_KEEP`: the new dish does not keep until the other
 * days. `DOES_NOT_FIT`: the other days would be outside their tolerances, or the dish is out of season or repeated too
 * soon there.
 */
export type SplitReason = 'EATEN' | 'DOES_NOT_KEEP' | 'DOES_NOT_FIT'

/** The slots a replacement changes, and the rest of the split batch. */
export interface AffectedSlots {
  readonly occurrences: readonly Occurrence[]
  readonly affectedDays: AffectedDays
  readonly cut: SplitBatch
}

/**
 * A dish is replaced in all portions not yet eaten, if the new one keeps long enough and fits their days. Otherwise it
 * is replaced in the requested slot only, and the rest of the old batch stays.
 */
export class AffectedSlotsByDish {
  /** For a dish that keeps for all days. */
  readonly #long: AffectedSlots
  /** For a dish that must be eaten on the same day. */
  readonly #short: AffectedSlots
  /**
   * The requested slot only, for a dish that keeps but does not fit the other days; `null` when there are no other
   * days.
   */
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

  /** All slots that any dish could change. */
  get slots(): readonly Occurrence[] {
    return this.#long.occurrences
  }
}

/** Uneaten portions on the consecutive days around the slot. */
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
