import { LIKENESS_WEIGHT } from './day-score.ts'
import type { LikenessTable } from './likeness.ts'
import type { SlotPoints } from './slot-points.ts'
import { at } from './vector.ts'

/** Cost classes: enough to sort within a hundredth or two, few enough to count. */
const CLASSES = 256

/** Pairs of options of two slots, cheapest first. The instance is reused. */
export class OptionPairs {
  count = 0
  #first = new Int32Array(0)
  #second = new Int32Array(0)
  #cost = new Float64Array(0)
  #order = new Int32Array(0)
  readonly #classEnd = new Int32Array(CLASSES + 1)

  /** Lists the pairs whose own costs add up to at most `ceiling`, not counting their likeness. */
  fill(first: SlotPoints, second: SlotPoints, { ceiling, likeness }: PairLimits): void {
    this.#reserve(first.optionCount * second.optionCount)
    this.count = 0
    for (let one = 0; one < first.optionCount; one++) {
      const meal = first.meal(one)
      for (let other = 0; other < second.optionCount; other++) {
        const cost = at(first.optionCost, one) + at(second.optionCost, other)
        if (cost > ceiling) break
        this.#add(one, other, cost + LIKENESS_WEIGHT * likeness.between(meal, second.meal(other)))
      }
    }
    this.#sort()
  }

  first(place: number): number {
    return at(this.#first, at(this.#order, place))
  }

  second(place: number): number {
    return at(this.#second, at(this.#order, place))
  }

  cost(place: number): number {
    return at(this.#cost, at(this.#order, place))
  }

  #add(one: number, other: number, cost: number): void {
    this.#first[this.count] = one
    this.#second[this.count] = other
    this.#cost[this.count] = cost
    this.count += 1
  }

  /** A counting sort, because comparisons would take longer than the search itself. */
  #sort(): void {
    const { least, perUnit } = this.#costClasses()
    const end = this.#classEnd.fill(0)
    const classOf = (pair: number) => Math.floor((at(this.#cost, pair) - least) * perUnit)
    for (let pair = 0; pair < this.count; pair++) end[classOf(pair) + 1] = at(end, classOf(pair) + 1) + 1
    for (let index = 1; index <= CLASSES; index++) end[index] = at(end, index) + at(end, index - 1)
    for (let pair = 0; pair < this.count; pair++) {
      const index = classOf(pair)
      this.#order[at(end, index)] = pair
      end[index] = at(end, index) + 1
    }
  }

  #costClasses(): { least: number; perUnit: number } {
    let least = Number.POSITIVE_INFINITY
    let most = Number.NEGATIVE_INFINITY
    for (let pair = 0; pair < this.count; pair++) {
      least = Math.min(least, at(this.#cost, pair))
      most = Math.max(most, at(this.#cost, pair))
    }
    return { least, perUnit: most > least ? (CLASSES - 1) / (most - least) : 0 }
  }

  #reserve(pairs: number): void {
    if (this.#cost.length >= pairs) return
    this.#first = new Int32Array(pairs)
    this.#second = new Int32Array(pairs)
    this.#cost = new Float64Array(pairs)
    this.#order = new Int32Array(pairs)
  }
}

export interface PairLimits {
  readonly ceiling: number
  readonly likeness: LikenessTable
}
