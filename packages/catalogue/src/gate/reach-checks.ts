import { MEAL_PERCENT, MEAL_TYPES } from '@dayplate/nutrition'
import { type CheckFailure, ofGroup } from './check-failure.ts'
import { type Macro, type MacroRange, MACROS, macroRange, sharesPerKcal } from './macro-range.ts'
import { DIETS, EXCLUSIONS, type MealCell, exclusionText } from './meal-cells.ts'
import { targetRange } from './target-range.ts'

/**
 * Days of a diet must reach this fraction above and below a target, the tolerance of a planned day. Otherwise a person
 * at the edge would get the same four meals every day.
 */
const MARGIN = 0.05

/** Range of the days of a diet after an exclusion, and the range of targets of people with that diet. */
export interface Reach {
  readonly diet: MealCell['diet']
  readonly exclusion: MealCell['exclusion']
  /** For days whose meals have their usual shares of the energy. */
  readonly reached: MacroRange
  readonly wanted: MacroRange
}

/** The range of every diet and exclusion with a meal of each type. The count checks report the others. */
export function reaches(cells: readonly MealCell[]): readonly Reach[] {
  return DIETS.flatMap((diet) => {
    const wanted = targetRange(diet)
    return EXCLUSIONS.flatMap((exclusion) => {
      const own = cells.filter((cell) => cell.diet === diet && cell.exclusion === exclusion)
      if (own.some(({ members }) => members.length === 0)) return []
      return [{ diet, exclusion, wanted, reached: reachedBy(own) }]
    })
  })
}

function reachedBy(cells: readonly MealCell[]): MacroRange {
  const ranges = MEAL_TYPES.map((type) => ({
    part: MEAL_PERCENT[type] / 100,
    range: macroRange(
      cells
        .filter((cell) => cell.type === type)
        .flatMap(({ members }) => members.map((fact) => sharesPerKcal(fact.nutrition))),
    ),
  }))
  const of = (macro: Macro) => ({
    least: ranges.reduce((sum, { part, range }) => sum + part * range[macro].least, 0),
    most: ranges.reduce((sum, { part, range }) => sum + part * range[macro].most, 0),
  })
  return { protein: of('protein'), fat: of('fat'), carbohydrate: of('carbohydrate') }
}

/** Targets that no day of a diet can meet. */
export function reachFailures({ diet, exclusion, reached, wanted }: Reach): readonly CheckFailure[] {
  const group = `${diet} days${exclusionText(exclusion)}`
  return MACROS.flatMap((macro) => {
    const tooHigh = reached[macro].least > (1 - MARGIN) * wanted[macro].least
    const tooLow = reached[macro].most < (1 + MARGIN) * wanted[macro].most
    return [
      ...(tooHigh ? [failureOf(group, macro, { word: 'least', reached, wanted })] : []),
      ...(tooLow ? [failureOf(group, macro, { word: 'most', reached, wanted })] : []),
    ]
  })
}

function failureOf(
  group: string,
  macro: Macro,
  { word, reached, wanted }: { word: 'least' | 'most' } & Pick<Reach, 'reached' | 'wanted'>,
): CheckFailure {
  return {
    check: 'reach',
    subject: ofGroup(group),
    message: `They hold at ${word} ${percent(reached[macro][word])} % of energy from ${macro}, a target is ${percent(wanted[macro][word])} %`,
    remedy: `Add meals with ${word === 'least' ? 'less' : 'more'} ${macro}`,
  }
}

const percent = (part: number): string => (100 * part).toFixed(1)
