import type { IndexedMeal } from './meal-index.ts'
import { portionCount, type SlotList, type SlotOption } from './slot-option.ts'
import { ROWS } from './tolerance.ts'
import { at } from './vector.ts'

/**
 * A slot's options with all their portions in flat arrays: a point is one portion of one option. The points of an
 * option are adjacent, and options are sorted by cost. One instance is reused, so that a search allocates almost
 * nothing.
 */
export class SlotPoints {
  list: SlotList = []
  readonly slot: number
  optionCost = new Float64Array(0)
  /** The first point of each option; one more entry marks the end of the last. */
  firstPoint = new Int32Array(1)
  scale = new Float64Array(0)
  option = new Int32Array(0)
  /** ROWS numbers per point, in tolerance units. */
  rows = new Float64Array(0)
  /** Least and most of each row over all points. */
  readonly least = new Float64Array(ROWS)
  readonly most = new Float64Array(ROWS)

  constructor(slot: number) {
    this.slot = slot
  }

  get optionCount(): number {
    return this.list.length
  }

  fill(list: SlotList): void {
    this.list = list
    this.#reserve(list)
    this.least.fill(Number.POSITIVE_INFINITY)
    this.most.fill(Number.NEGATIVE_INFINITY)
    let point = 0
    list.forEach((option, index) => {
      this.optionCost[index] = option.cost
      this.firstPoint[index] = point
      const count = portionCount(option)
      for (let portion = 0; portion < count; portion++) {
        this.option[point] = index
        this.#place(point, option, option.low + portion * option.step)
        point += 1
      }
    })
    this.firstPoint[list.length] = point
  }

  get pointCount(): number {
    return at(this.firstPoint, this.optionCount)
  }

  pointsOf(option: number): number {
    return at(this.firstPoint, option + 1) - at(this.firstPoint, option)
  }

  meal(option: number): IndexedMeal | null {
    return this.list[option]?.indexed ?? null
  }

  optionAt(point: number): SlotOption | undefined {
    return this.list[at(this.option, point)]
  }

  mealAt(point: number): IndexedMeal | null {
    return this.optionAt(point)?.indexed ?? null
  }

  #place(point: number, { column }: SlotOption, scale: number): void {
    this.scale[point] = scale
    for (let row = 0; row < ROWS; row++) {
      const value = scale * (column[row] ?? 0)
      this.rows[point * ROWS + row] = value
      if (value < at(this.least, row)) this.least[row] = value
      if (value > at(this.most, row)) this.most[row] = value
    }
  }

  #reserve(list: SlotList): void {
    let points = 0
    for (const option of list) points += portionCount(option)
    if (this.scale.length < points) {
      this.scale = new Float64Array(points)
      this.option = new Int32Array(points)
      this.rows = new Float64Array(points * ROWS)
    }
    if (this.optionCost.length < list.length) {
      this.optionCost = new Float64Array(list.length)
      this.firstPoint = new Int32Array(list.length + 1)
    }
  }
}
