import {
  type DayGuides,
  dayGuideAmounts,
  type GuideAmounts,
  guideAmounts,
  type GuideNutrient,
  missedGuides,
} from '@dayplate/nutrition'
import type { DayGuideHint, GuideCode } from '../../platform/graphql/schema.gen.ts'
import type { Catalogue, MealVersion } from '../catalogue/index.ts'

const CODES = {
  fibreG: 'FIBRE',
  saltG: 'SALT',
  saturatedFatG: 'SATURATED_FAT',
  ironMg: 'IRON',
  vitaminB12Ug: 'VITAMIN_B12',
} as const satisfies Record<GuideNutrient, GuideCode>

/**
 * The amounts of a day's meals that guides limit. Uses the current figures of foods, because versions do not contain all of
 * them. A corrected figure therefore also corrects the hints of planned days.
 */
export const guideAmountsOfDay = (
  meals: readonly { readonly version: MealVersion; readonly scale: number }[],
  { foodById }: Pick<Catalogue, 'foodById'>,
): GuideAmounts =>
  dayGuideAmounts(
    meals.map(({ version, scale }) => ({
      scale,
      amounts: guideAmounts(
        version.dishes
          .flatMap((dish) => dish.ingredients)
          .map(({ foodId, grams }) => ({ food: foodById.get(foodId) ?? null, grams })),
      ),
    })),
  )

/** The guides a day misses, with amounts to a tenth. None for a day planned before guides existed. */
export const presentGuideHints = (amounts: GuideAmounts, guides: DayGuides | undefined): DayGuideHint[] =>
  guides === undefined
    ? []
    : missedGuides(amounts, guides).map(({ nutrient, isOver, amount, guide }) => ({
        code: nutrient === 'fibreG' && isOver ? 'MUCH_FIBRE' : CODES[nutrient],
        amount: toTenths(amount),
        guide: toTenths(guide),
      }))

const toTenths = (value: number): number => Math.round(value * 10) / 10
