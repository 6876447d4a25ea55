import type { CalendarDay } from '@dayplate/dates'
import type { PlannableMeal } from '../plan-request.ts'
import { SlotFit } from '../slot-fit/slot-fit.ts'
import { occurrencesOf } from '../current/batch.ts'
import { findDay, type MealSlot, type CurrentDay } from '../current/current-day.ts'
import { Reaches, type ReachedSlots } from './exchange-reach.ts'
import type { SlotPlace } from './judged-meal.ts'

/** Slots that a candidate would stand in, each made ready to judge it. */
export interface ReachedPlaces {
  readonly reached: ReachedSlots
  readonly places: readonly SlotPlace[]
}

/** The slots that exchanging one meal may change. */
export class ExchangeSlots {
  readonly #reaches: Reaches
  readonly #places: readonly SlotPlace[]
  /** The asked slot by itself; `null` when it is the only one anyway. */
  readonly apart: ReachedPlaces | null

  constructor(days: readonly CurrentDay[], slot: MealSlot) {
    this.#reaches = new Reaches(occurrencesOf(days, slot), slot)
    this.#places = this.#reaches.slots.flatMap((occurrence) => {
      const day = findDay(days, occurrence.date)
      return day === undefined ? [] : [{ occurrence, day, fit: new SlotFit(day, slot.type) }]
    })
    const { apart } = this.#reaches
    this.apart = apart === null ? null : this.#withPlaces(apart)
  }

  /** Slots a meal takes when it is exchanged in. */
  of(meal: PlannableMeal): ReachedPlaces {
    return this.#withPlaces(this.#reaches.of(meal))
  }

  /** Whether some meal would stand on that day. */
  has(date: CalendarDay): boolean {
    return this.#places.some(({ day }) => day.date === date)
  }

  #withPlaces(reached: ReachedSlots): ReachedPlaces {
    const { occurrences } = reached
    if (occurrences.length === this.#places.length) return { reached, places: this.#places }
    return { reached, places: this.#places.filter(({ occurrence }) => occurrences.includes(occurrence)) }
  }
}
