import { median } from '../bench/median.ts'
import type { Plate } from './kitchen.ts'

/** Salt of planned days and its sources, without salt added at the table. */
export interface SaltOfDays {
  /** Per day, in g. */
  readonly medianG: number
  /** Share of days that meet the guide, in %. */
  readonly keptPercent: number
  /** Names of foods with their g of salt on an average day, the most first. */
  readonly sources: readonly (readonly [name: string, grams: number])[]
}

/** Salt of at least one day, each given as its plates; foods without a figure count as 0. */
export function saltOfDays(days: readonly (readonly Plate[])[], mostG: number): SaltOfDays {
  const saltG = days.map((plates) => sum(saltyParts(plates).map(({ grams }) => grams)))
  const byName = Map.groupBy(days.flatMap(saltyParts), ({ name }) => name)
  return {
    medianG: median(saltG),
    keptPercent: (100 * saltG.filter((grams) => grams <= mostG).length) / saltG.length,
    sources: [...byName]
      .map(([name, parts]) => [name, sum(parts.map(({ grams }) => grams)) / days.length] as const)
      .toSorted(([, a], [, b]) => b - a),
  }
}

function saltyParts(plates: readonly Plate[]): readonly { readonly name: string; readonly grams: number }[] {
  return plates.flatMap(({ parts }) =>
    parts.map(({ food, grams }) => ({ name: food.name.en, grams: ((food.per100g.saltG ?? 0) * grams) / 100 })),
  )
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
