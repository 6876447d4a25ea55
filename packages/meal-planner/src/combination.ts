import { LIKENESS_WEIGHT } from './day-score.ts'
import { GridRounding } from './grid-rounding.ts'
import type { LikenessTable } from './likeness.ts'
import { PortionFit, SLOTS } from './portion-fit.ts'
import type { SlotList, SlotOption } from './slot-option.ts'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

/** A score from here on means that the day is outside its tolerances. */
export const OUTSIDE = 1000

/** Energy outside its tolerance counts this much more than a macro, because energy must be met first. */
const ENERGY_FIRST = 10

/** A point inside all tolerances is at most this far (squared) from the goal; the margin covers the fit's last bit. */
const FARTHEST_INSIDE = ROWS + 0.1

/** The target by which combinations of a day are judged. */
export interface DayGoal {
  readonly lists: readonly SlotList[]
  /** The target in tolerance units. */
  readonly goal: Float64Array
  /** Portions the fit starts from would give each slot this energy, in tolerance units. */
  readonly slotKcal: Float64Array
  readonly likeness: LikenessTable
}

/** Judges one meal per slot: fits the portions, rounds them to their grids and adds up the costs of the day. */
export class Combination {
  readonly #day: DayGoal
  readonly #fit = new PortionFit()
  readonly #rounding = new GridRounding()
  readonly #options: (SlotOption | undefined)[] = [undefined, undefined, undefined, undefined]
  readonly #steps = new Float64Array(SLOTS)
  readonly #box: {
    readonly columns: Float64Array
    readonly goal: Float64Array
    readonly low: Float64Array
    readonly high: Float64Array
  }

  constructor(day: DayGoal) {
    this.#day = day
    this.#box = {
      columns: new Float64Array(SLOTS * ROWS),
      goal: day.goal,
      low: new Float64Array(SLOTS),
      high: new Float64Array(SLOTS),
    }
  }

  /** Less is better: under OUTSIDE the day is inside its tolerances. `choice` holds one index into each slot's list. */
  score(choice: Int32Array): number {
    const cost = this.#place(choice)
    const shortfall = this.#shortfall()
    if (shortfall > 0) return 2 * OUTSIDE + shortfall
    const distance = this.#fit.fit(this.#box)
    if (distance > FARTHEST_INSIDE) return OUTSIDE + Math.sqrt(distance)
    this.#rounding.search(this.#box, this.#steps, this.#fit.scales)
    const { worst, deviationCost } = this.#rounding
    return worst <= 1 ? cost + deviationCost + LIKENESS_WEIGHT * this.#likeness() : OUTSIDE + worst
  }

  /** The portions of a choice on their grids, inside or not. */
  portions(choice: Int32Array): readonly number[] {
    this.#place(choice)
    this.#fit.fit(this.#box)
    this.#rounding.search(this.#box, this.#steps, this.#fit.scales)
    return [...this.#rounding.scales]
  }

  #place(choice: Int32Array): number {
    const { lists, slotKcal } = this.#day
    let cost = 0
    for (let slot = 0; slot < SLOTS; slot++) {
      const option = lists[slot]?.[at(choice, slot)]
      this.#options[slot] = option
      if (option === undefined) continue
      cost += option.cost
      this.#box.low[slot] = option.low
      this.#box.high[slot] = option.high
      this.#steps[slot] = option.step
      this.#fit.scales[slot] = at(slotKcal, slot) / option.column[0]
      for (let row = 0; row < ROWS; row++) this.#box.columns[slot * ROWS + row] = option.column[row] ?? 0
    }
    return cost
  }

  /** How far even the largest or smallest portions stay away from the tolerances; 0 when they can be reached. */
  #shortfall(): number {
    const { columns, goal, low, high } = this.#box
    let shortfall = 0
    for (let row = 0; row < ROWS; row++) {
      let least = -at(goal, row)
      let most = least
      for (let slot = 0; slot < SLOTS; slot++) {
        const entry = at(columns, slot * ROWS + row)
        least += entry * at(low, slot)
        most += entry * at(high, slot)
      }
      const weight = row === 0 ? ENERGY_FIRST : 1
      if (least > 1) shortfall += weight * (least - 1)
      else if (most < -1) shortfall += weight * (-1 - most)
    }
    return shortfall
  }

  #likeness(): number {
    let sum = 0
    for (let slot = 1; slot < SLOTS; slot++) {
      for (let other = 0; other < slot; other++) {
        sum += this.#day.likeness.between(this.#meal(other), this.#meal(slot))
      }
    }
    return sum
  }

  #meal(slot: number) {
    return this.#options[slot]?.indexed ?? null
  }
}
