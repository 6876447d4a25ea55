import type { DayPlan } from '@dayplate/meal-planner'
import { type Food, ingredientMacros } from '@dayplate/nutrition'
import { mean, quantile } from '../bench/quantile.ts'
import { type Kitchen, type Plate, plateFibreG } from './kitchen.ts'

/** Figures about the meals of a group of people, such as a dietitian would ask for. */
export interface DietFigures {
  /**
   * Number of the fourteen lunches and dinners per week with at least 20 g of meat, of fish, of either; mean over
   * people.
   */
  readonly meatAWeek: number
  readonly fishAWeek: number
  readonly eitherAWeek: number
  /** The 5th and 95th percentile of `eitherAWeek` over people. */
  readonly eitherSpread: readonly [number, number]
  /** Number of the 28 meals per week with tofu, seitan, soy, a plant drink, soy yoghurt or a gluten-free food. */
  readonly substitutesAWeek: number
  readonly fibrePer1000Kcal: number
  readonly fibreGAtP95: number
  readonly fibreGMost: number
  /** Days whose breakfast gives less than 12 % of the day's protein, in %. */
  readonly daysOfPoorBreakfasts: number
  /** Days with more than half of the protein at one meal, in %. */
  readonly daysOfLopsidedProtein: number
}

const NOTICED_G = 20
const POOR_BREAKFAST = 0.12
const LOPSIDED = 0.5

/** Recognises substitutes by name, independently of the planner's own rule. */
const SUBSTITUTE =
  /^gluten-free|tofu$|^(tempeh|seitan|soy|textured soy|vegan (cheese|burger)|pea protein|rice protein|hemp protein)|(soy|oat|almond|rice) drink|soy (yoghurt|skyr)|(oat|soy) cream|coconut yoghurt/

/** Figures of several plans; each day counts the same. */
export function dietFigures(plans: readonly (readonly DayPlan[])[], kitchen: Kitchen): DietFigures {
  const people = plans.map((plan) => plan.map(({ meals }) => meals.map((one) => kitchen.serve(one))))
  const days = people.flat()
  const either = people.map((person) =>
    aWeek(person, (plate) => isMain(plate) && (has(plate, 'meat') || has(plate, 'fish'))),
  )
  const fibre = days.map((plates) => plates.reduce((sum, plate) => sum + plateFibreG(plate), 0))
  const kcal = plans.flatMap((plan) => plan.map(({ proof }) => proof.target.kcal))
  const proteins = days.map((plates) => plates.map(proteinG))
  const shareOfDays = (isSo: (meals: readonly number[], all: number) => boolean) =>
    (100 * proteins.filter((meals) => isSo(meals, sum(meals))).length) / days.length
  return {
    meatAWeek: mean(people.map((person) => aWeek(person, (plate) => isMain(plate) && has(plate, 'meat')))),
    fishAWeek: mean(people.map((person) => aWeek(person, (plate) => isMain(plate) && has(plate, 'fish')))),
    eitherAWeek: mean(either),
    eitherSpread: [quantile(either, 0.05), quantile(either, 0.95)],
    substitutesAWeek: mean(people.map((person) => aWeek(person, hasSubstitute))),
    fibrePer1000Kcal: mean(fibre.map((grams, index) => (1000 * grams) / (kcal[index] ?? 1))),
    fibreGAtP95: quantile(fibre, 0.95),
    fibreGMost: Math.max(...fibre),
    daysOfPoorBreakfasts: shareOfDays(([breakfast = 0], all) => breakfast < POOR_BREAKFAST * all),
    daysOfLopsidedProtein: shareOfDays((meals, all) => Math.max(...meals) > LOPSIDED * all),
  }
}

/** One line of a printed report. */
export function formatDietFigures(figures: DietFigures): string {
  const [low, high] = figures.eitherSpread
  return [
    `meat ${tenths(figures.meatAWeek)}, fish ${tenths(figures.fishAWeek)}, either ${tenths(figures.eitherAWeek)} (${tenths(low)}–${tenths(high)}) of 14 mains a week`,
    `substitutes ${tenths(figures.substitutesAWeek)} of 28 meals`,
    `fibre ${tenths(figures.fibrePer1000Kcal)} g per 1000 kcal, p95 ${tenths(figures.fibreGAtP95)} g, most ${tenths(figures.fibreGMost)} g a day`,
    `breakfast under 12 % of protein on ${tenths(figures.daysOfPoorBreakfasts)} % of days, over half at once on ${tenths(figures.daysOfLopsidedProtein)} %`,
  ].join('; ')
}

const tenths = (value: number): string => value.toFixed(1)

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

const isMain = ({ meal }: Plate): boolean => meal.type === 'lunch' || meal.type === 'dinner'

function has({ parts }: Plate, origin: Food['origin']): boolean {
  return sum(parts.filter(({ food }) => food.origin === origin).map(({ grams }) => grams)) >= NOTICED_G
}

function hasSubstitute({ parts }: Plate): boolean {
  return parts.some(({ food, grams }) => grams >= NOTICED_G && SUBSTITUTE.test(food.name.en))
}

function aWeek(days: readonly (readonly Plate[])[], counts: (plate: Plate) => boolean): number {
  return (7 * days.flat().filter(counts).length) / days.length
}

function proteinG({ parts }: Plate): number {
  return sum(parts.map(({ food, grams }) => ingredientMacros(food, grams).proteinG))
}
