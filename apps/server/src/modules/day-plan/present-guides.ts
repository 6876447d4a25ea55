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
 * What a day's meals hold of what there are guides for. By the figures foods have now, for versions do not keep them all: a
 * corrected figure corrects the hints of days that are planned already.
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

/** The guides a day misses, to a tenth; none for a day planned before there were any. */
export const presentGuideHints = (amounts: GuideAmounts, guides: DayGuides | undefined): DayGuideHint[] =>
  guides === undefined
    ? []
    : missedGuides(amounts, guides).map(({ nutrient, amount, guide }) => ({
        code: CODES[nutrient],
        amount: toTenths(amount),
        guide: toTenths(guide),
      }))

const toTenths = (value: number): number => Math.round(value * 10) / 10
