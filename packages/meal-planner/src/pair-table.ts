import { costCeiling } from './cost-ceiling.ts'
import type { LikenessTable } from './likeness.ts'
import { OptionPairs } from './option-pairs.ts'
import type { SlotPoints } from './slot-points.ts'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

/** Pairs inspected for each one kept, because most are useless when a target is hard to meet. */
const LOOKED_AT = 8

export interface PairRequest {
  readonly first: SlotPoints
  readonly second: SlotPoints
  readonly likeness: LikenessTable
  /** The range that the other two slots leave to these two, row by row. */
  readonly reach: Reach
  /** Pairs to keep at most. */
  readonly most: number
}

export interface Reach {
  readonly least: Float64Array
  readonly most: Float64Array
}

/** The cheapest pairs of portions of two slots that the other two can complete to a whole day; cheapest first. */
export class PairTable {
  count = 0
  leastCost = Number.POSITIVE_INFINITY
  /** Points of the two slots. */
  readonly first: Int32Array
  readonly second: Int32Array
  readonly cost: Float64Array
  /** ROWS numbers per pair, in tolerance units. */
  readonly rows: Float64Array
  readonly #pairs = new OptionPairs()

  constructor(capacity: number) {
    this.first = new Int32Array(capacity)
    this.second = new Int32Array(capacity)
    this.cost = new Float64Array(capacity)
    this.rows = new Float64Array(capacity * ROWS)
  }

  fill(request: PairRequest): void {
    const { first, second, likeness, most } = request
    this.#pairs.fill(first, second, { ceiling: costCeiling(first, second, LOOKED_AT * most), likeness })
    this.count = 0
    for (let place = 0; place < this.#pairs.count && this.count < most; place++) this.#addPoints(request, place)
    this.leastCost = this.#pairs.count === 0 ? Number.POSITIVE_INFINITY : this.#leastCost()
  }

  #addPoints(request: PairRequest, place: number): void {
    const { firstPoint } = request.first
    const option = this.#pairs.first(place)
    const end = at(firstPoint, option + 1)
    for (let point = at(firstPoint, option); point < end; point++) this.#addPartners(request, place, point)
  }

  /**
   * Combines one portion of the first option with all of the second. The rows are written out, because the search
   * spends its time here.
   */
  // oxlint-disable-next-line complexity -- the search spends its time here: rows are written out and loops are not split
  #addPartners(
    { first, second, reach: { least, most: farthest }, most }: PairRequest,
    place: number,
    point: number,
  ): void {
    const { rows } = this
    const own = first.rows
    const others = second.rows
    const base = point * ROWS
    const cost = this.#pairs.cost(place)
    const option = this.#pairs.second(place)
    const end = at(second.firstPoint, option + 1)
    let count = this.count
    for (let other = at(second.firstPoint, option); other < end && count < most; other++) {
      const from = other * ROWS
      const kcal = (own[base] ?? 0) + (others[from] ?? 0)
      if (kcal < (least[0] ?? 0) || kcal > (farthest[0] ?? 0)) continue
      const protein = (own[base + 1] ?? 0) + (others[from + 1] ?? 0)
      if (protein < (least[1] ?? 0) || protein > (farthest[1] ?? 0)) continue
      const fat = (own[base + 2] ?? 0) + (others[from + 2] ?? 0)
      if (fat < (least[2] ?? 0) || fat > (farthest[2] ?? 0)) continue
      const carbohydrate = (own[base + 3] ?? 0) + (others[from + 3] ?? 0)
      if (carbohydrate < (least[3] ?? 0) || carbohydrate > (farthest[3] ?? 0)) continue
      const to = count * ROWS
      rows[to] = kcal
      rows[to + 1] = protein
      rows[to + 2] = fat
      rows[to + 3] = carbohydrate
      this.first[count] = point
      this.second[count] = other
      this.cost[count] = cost
      count += 1
    }
    this.count = count
  }

  #leastCost(): number {
    let least = Number.POSITIVE_INFINITY
    for (let pair = 0; pair < this.count; pair++) least = Math.min(least, at(this.cost, pair))
    return least
  }
}
