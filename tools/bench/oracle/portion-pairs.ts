import type { ProblemOption } from '@dayplate/meal-planner'
import { ROW_WEIGHTS } from './row-weights.ts'

export type Options = readonly ProblemOption[]

/** Rows of a day: energy, protein, fat, carbohydrate. */
export const ROWS = ROW_WEIGHTS.length

/** One portion of an option of one slot with one of another slot. */
export interface PortionPair {
  readonly options: readonly [ProblemOption, ProblemOption]
  readonly scales: readonly [number, number]
}

export interface PairLimits {
  /** Pairs that cost this much or more are left out. */
  readonly cost: number
  /** Range of the pair's macros, row by row. */
  readonly rows: readonly (readonly [least: number, most: number])[]
}

/** Every pair of portions of two slots within the limits, in flat arrays because there are up to a million. */
export class PortionPairs {
  readonly count: number
  /** Cost of both options and their likeness. */
  readonly cost: Float64Array
  /** ROWS numbers per pair, in tolerance units. */
  readonly rows: Float64Array
  /** Indexes of the first option, its portion, the second option and its portion. */
  readonly #place: Int32Array
  readonly #first: Options
  readonly #second: Options

  constructor(first: Options, second: Options, limits: PairLimits) {
    const found = collect(first, second, limits)
    this.count = found.costs.length
    this.cost = Float64Array.from(found.costs)
    this.rows = Float64Array.from(found.rows)
    this.#place = Int32Array.from(found.places)
    this.#first = first
    this.#second = second
  }

  get(pair: number): PortionPair {
    const [one = 0, onePortion = 0, other = 0, otherPortion = 0] = this.#place.subarray(4 * pair, 4 * pair + 4)
    const [first, second] = [this.#first[one], this.#second[other]]
    if (first === undefined || second === undefined) throw new Error(`there is no pair ${pair}`)
    return {
      options: [first, second],
      scales: [first.low + onePortion * first.step, second.low + otherPortion * second.step],
    }
  }

  cheapestFirst(): Int32Array {
    return Int32Array.from({ length: this.count }, (_, pair) => pair).toSorted(
      (a, b) => (this.cost[a] ?? 0) - (this.cost[b] ?? 0),
    )
  }
}

/** The cost of seeing the same look twice. */
export function likenessCost(one: ProblemOption, other: ProblemOption): number {
  let sum = 0
  for (const [look, cost] of one.looks) if (other.looks.has(look)) sum += cost
  return sum
}

interface Collected {
  readonly costs: number[]
  readonly rows: number[]
  readonly places: number[]
}

function collect(first: Options, second: Options, limits: PairLimits): Collected {
  const found: Collected = { costs: [], rows: [], places: [] }
  first.forEach((one, oneIndex) => {
    second.forEach((other, otherIndex) => {
      const cost = one.cost + other.cost + likenessCost(one, other)
      if (cost < limits.cost) collectPortions(found, { one, other, cost, places: [oneIndex, otherIndex] }, limits)
    })
  })
  return found
}

interface OptionPair {
  readonly one: ProblemOption
  readonly other: ProblemOption
  readonly cost: number
  readonly places: readonly [number, number]
}

function collectPortions(found: Collected, { one, other, cost, places }: OptionPair, { rows }: PairLimits): void {
  const held = [0, 0, 0, 0]
  for (let onePortion = 0; onePortion < one.portions; onePortion++) {
    for (let otherPortion = 0; otherPortion < other.portions; otherPortion++) {
      const scale = one.low + onePortion * one.step
      const otherScale = other.low + otherPortion * other.step
      for (let row = 0; row < ROWS; row++) {
        held[row] = scale * (one.column[row] ?? 0) + otherScale * (other.column[row] ?? 0)
      }
      if (!rows.every(([least, most], row) => (held[row] ?? 0) >= least && (held[row] ?? 0) <= most)) continue
      found.costs.push(cost)
      found.rows.push(...held)
      found.places.push(places[0], onePortion, places[1], otherPortion)
    }
  }
}
