import { createRandom } from '@dayplate/meal-planner'
import { type Food, type Meal, type MealType, MEAL_TYPES } from '@dayplate/nutrition'
import { macrosPer100g, sampleFood, sampleMeal } from '@dayplate/nutrition/testing'
import { makeCatalogue, type Catalogue } from '../catalogue/index.ts'

const PROTEIN_FOODS: readonly Food[] = [
  sampleFood('firm-tofu', { per100g: per100g(145, 16, 8, 1), allergens: ['soy'], role: 'tofu-like' }),
  sampleFood('lentils', { per100g: per100g(330, 25, 2, 14) }),
  sampleFood('turkey', { per100g: per100g(110, 23, 2, 0), origin: 'meat', category: 'meat' }),
  sampleFood('curd', { per100g: per100g(95, 18, 1, 0), origin: 'dairy', category: 'dairy', allergens: ['milk'] }),
  sampleFood('seitan', { per100g: per100g(120, 25, 1, 2), allergens: ['gluten'], role: 'tofu-like' }),
]

const STARCH_FOODS: readonly Food[] = [
  sampleFood('groats', { per100g: per100g(350, 9, 2, 18), category: 'grains' }),
  sampleFood('roots', { per100g: per100g(60, 2, 0, 4), category: 'vegetables', role: 'starchy-root' }),
  sampleFood('bread', {
    per100g: per100g(230, 7, 1, 11),
    category: 'bread',
    allergens: ['gluten'],
    isCountable: true,
    measures: [{ unit: 'slice', grams: 35 }],
  }),
]

const FAT_FOODS: readonly Food[] = [
  sampleFood('oil', { per100g: per100g(900, 0, 100, 0), category: 'fats' }),
  sampleFood('walnuts', { per100g: per100g(680, 15, 65, 6), category: 'nuts-and-seeds', allergens: ['nuts'] }),
]

/**
 * Figures whose energy follows from their macros (4/9/4, and 2 for fibre), as targets assume. Salt and saturated fat are known,
 * so that guides can be tested.
 */
function per100g(...[kcal, proteinG, fatG, fibreG]: readonly [number, number, number, number]): Food['per100g'] {
  return { ...macrosPer100g(kcal - 2 * fibreG, proteinG, fatG), kcal, fibreG, saltG: 0.3, saturatedFatG: fatG / 5 }
}

const KCAL = { breakfast: 420, lunch: 560, snack: 190, dinner: 500 } as const satisfies Record<MealType, number>

const MEALS_PER_TYPE = 40

/**
 * A catalogue for tests, whose invented foods and meals no change of recipes affects. They range from little protein to much
 * and from lean to fat.
 */
export function syntheticCatalogue(): Catalogue {
  const draw = createRandom(7)
  const meals = MEAL_TYPES.flatMap((type) =>
    Array.from({ length: MEALS_PER_TYPE }, (_, index) => syntheticMeal(type, index, draw)),
  )
  return makeCatalogue({ foods: [...PROTEIN_FOODS, ...STARCH_FOODS, ...FAT_FOODS], meals })
}

function syntheticMeal(type: MealType, index: number, draw: () => number): Meal {
  const kcal = KCAL[type] * (0.8 + 0.4 * draw())
  const protein = 0.15 + 0.45 * draw()
  const fat = 0.05 + 0.3 * draw()
  return sampleMeal(
    [
      amountOf(PROTEIN_FOODS, protein * kcal, draw),
      amountOf(FAT_FOODS, fat * kcal, draw),
      amountOf(STARCH_FOODS, (1 - protein - fat) * kcal, draw),
    ],
    {
      id: `${type}-${index}`,
      name: `${type} ${index}`,
      type,
      preparationMinutes: 5 + Math.floor(40 * draw()),
      seasons: draw() < 0.8 ? ['spring', 'summer', 'autumn', 'winter'] : ['summer'],
      keepsDays: draw() < 0.5 ? 2 : 0,
    },
  )
}

/** The amount of one of the foods that has this energy. */
function amountOf(foods: readonly Food[], kcal: number, draw: () => number): readonly [string, number] {
  const food = foods[Math.floor(foods.length * draw())]
  if (food === undefined) throw new Error('there is no such food')
  return [food.id, Math.max(1, Math.round((100 * kcal) / food.per100g.kcal))]
}
