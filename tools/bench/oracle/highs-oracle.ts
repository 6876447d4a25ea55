import type { DayProblem } from '@dayplate/meal-planner'
import { createRequire } from 'node:module'
import { dayProgram, relaxedDayProgram } from './day-program.ts'
import type { Prices } from './priced-bounds.ts'
import { ROW_WEIGHTS } from './row-weights.ts'
import { sharedLooks } from './shared-looks.ts'

/** Loaded with require, because the package's types describe the CommonJS export, which an import would not return. */
// oxlint-disable-next-line typescript/consistent-type-imports, typescript/no-unsafe-assignment -- the import of the package has a wrong type
const loadHighs: typeof import('highs').default = createRequire(import.meta.url)('highs')

export type ExactAnswer =
  | { readonly kind: 'optimum'; readonly score: number }
  | { readonly kind: 'no day' }
  | { readonly kind: 'out of time' }

/** Precision to which scores are compared. */
export const PRECISION = 1e-3

/** The solver HiGHS (Huangfu and Hall 2018, doi:10.1007/s12532-017-0130-5), which is independent of our search. */
export class HighsOracle {
  readonly #highs: Awaited<ReturnType<typeof loadHighs>>

  private constructor(highs: Awaited<ReturnType<typeof loadHighs>>) {
    this.#highs = highs
  }

  static async load(): Promise<HighsOracle> {
    return new HighsOracle(await loadHighs())
  }

  /** The least score of a day under the cutoff, proven. */
  solve(problem: DayProblem, cutoff: number, seconds: number): ExactAnswer {
    const options = { time_limit: seconds, mip_abs_gap: PRECISION, mip_rel_gap: 0, output_flag: false }
    const { Status: status, ObjectiveValue: score } = this.#highs.solve(dayProgram(problem, cutoff), options)
    if (status === 'Optimal') return { kind: 'optimum', score }
    if (status === 'Infeasible') return { kind: 'no day' }
    if (status === 'Time limit reached') return { kind: 'out of time' }
    throw new Error(`HiGHS ended with "${status}"`)
  }

  /** Prices of rows and looks when fractions of meals are allowed; null when no day exists even then. */
  prices(problem: DayProblem): Prices | null {
    const relaxed = this.#highs.solve(relaxedDayProgram(problem), { output_flag: false })
    if (relaxed.Status !== 'Optimal') return null
    const duals = new Map(relaxed.Rows.flatMap((row) => ('Dual' in row ? [[row.Name, row.Dual] as const] : [])))
    return {
      rows: ROW_WEIGHTS.map((_, row) => -(duals.get(`row${row}`) ?? 0)),
      looks: new Map(sharedLooks(problem).map(({ name }) => [name, -(duals.get(`look${name}`) ?? 0)])),
    }
  }
}
