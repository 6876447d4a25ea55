import { SLOTS } from './portion-fit.ts'
import type { SlotList } from './slot-option.ts'

export interface CostOrder {
  /** Combinations to visit at most. */
  readonly budget: number
  /** Combinations that cost this much or more are skipped. Called again before each visit, because the bound falls. */
  readonly bound: () => number
  /** Receives one index into each list. The array is reused. */
  readonly visit: (choice: Int32Array) => void
}

/** Width of the bands of total cost, which are searched one after the other. */
const COST_BAND = 0.05

/**
 * Visits combinations of one option per list in bands of rising total cost, each once, until the bound or the budget is
 * reached (iterative deepening). Returns whether all combinations cheaper than the bound were visited: then no better
 * one exists.
 */
export function enumerateByCost(lists: readonly SlotList[], order: CostOrder): boolean {
  return new Enumeration(lists, order).run()
}

class Enumeration {
  readonly #lists: readonly SlotList[]
  readonly #order: CostOrder
  readonly #choice = new Int32Array(SLOTS)
  /** Least cost of all lists from a slot on. */
  readonly #leastFrom: readonly number[]
  #visited = 0
  #from = Number.NEGATIVE_INFINITY
  #to: number

  constructor(lists: readonly SlotList[], order: CostOrder) {
    this.#lists = lists
    this.#order = order
    this.#leastFrom = Array.from({ length: SLOTS + 1 }, (_, slot) =>
      sumOf(lists.slice(slot).map((list) => list[0]?.cost ?? 0)),
    )
    this.#to = (this.#leastFrom[0] ?? 0) + COST_BAND
  }

  run(): boolean {
    const most = sumOf(this.#lists.map((list) => list.at(-1)?.cost ?? 0))
    while (this.#from < Math.min(most, this.#order.bound())) {
      this.#descend(0, 0)
      if (this.#visited >= this.#order.budget) return false
      this.#from = this.#to
      this.#to += COST_BAND
    }
    return true
  }

  #descend(slot: number, cost: number): void {
    if (slot === SLOTS) return this.#visit(cost)
    const list = this.#lists[slot] ?? []
    const leastAfter = this.#leastFrom[slot + 1] ?? 0
    for (let index = 0; index < list.length; index++) {
      const total = cost + (list[index]?.cost ?? 0)
      const leastTotal = total + leastAfter
      if (leastTotal > this.#to || leastTotal >= this.#order.bound()) return
      if (this.#visited >= this.#order.budget) return
      this.#choice[slot] = index
      this.#descend(slot + 1, total)
    }
  }

  #visit(cost: number): void {
    if (cost <= this.#from || cost > this.#to) return
    this.#visited += 1
    this.#order.visit(this.#choice)
  }
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}
