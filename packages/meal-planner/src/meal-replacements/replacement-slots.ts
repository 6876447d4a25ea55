import type { CalendarDay } from '@dayplate/dates'
import type { PlannableMeal } from '../plan-request.ts'
import { SlotFit } from '../slot-fit/slot-fit.ts'
import { occurrencesOf } from '../current/batch.ts'
import { findDay, type MealSlot, type CurrentDay } from '../current/current-day.ts'
import { AffectedSlotsByDish, type AffectedSlots } from './affected-days.ts'
import type { SlotPlace } from './judged-meal.ts'

/** Slots that a candidate would take, prepared for judging it. */
export interface AffectedPlaces {
  readonly affected: AffectedSlots
  readonly places: readonly SlotPlace[]
}

/** The slots that replacing one meal may change. */
export class ReplacementSlots {
  readonly #slotsByDish: AffectedSlotsByDish
  readonly #places: readonly SlotPlace[]
  /** The requested slot by itself; `null` when it is the only one anyway. */
  readonly apart: AffectedPlaces | null

  constructor(days: readonly CurrentDay[], slot: MealSlot) {
    this.#slotsByDish = new AffectedSlotsByDish(occurrencesOf(days, slot), slot)
    this.#places = this.#slotsByDish.slots.flatMap((occurrence) => {
      const day = findDay(days, occurrence.date)
      return day === undefined ? [] : [{ occurrence, day, fit: new SlotFit(day, slot.type) }]
    })
    const { apart } = this.#slotsByDish
    this.apart = apart === null ? null : this.#withPlaces(apart)
  }

  /** The slots that this replacement takes. */
  of(meal: PlannableMeal): AffectedPlaces {
    return this.#withPlaces(this.#slotsByDish.of(meal))
  }

  /** Whether any replacement takes a slot on that day. */
  has(date: CalendarDay): boolean {
    return this.#places.some(({ day }) => day.date === date)
  }

  #withPlaces(affected: AffectedSlots): AffectedPlaces {
    const { occurrences } = affected
    if (occurrences.length === this.#places.length) return { affected, places: this.#places }
    return { affected, places: this.#places.filter(({ occurrence }) => occurrences.includes(occurrence)) }
  }
}
