import { drawMeal } from '../../apps/server/src/modules/pictures/draw-meal.ts'
import { makeCatalogue } from '../../apps/server/src/modules/catalogue/index.ts'
import { foods, meals } from '../../packages/catalogue/src/index.ts'
import type { GlyphFood, PlatedMeal } from '../../packages/food-pictures/src/index.ts'
import { drawFood, drawPlates } from '../../packages/food-pictures/src/relief/index.ts'

export type SheetTheme = 'light' | 'dark'

/** One picture of a sheet. */
export interface Tile {
  readonly label: string
  /** The colours behind it, as in apps/web/src/ui/tokens.css. */
  readonly grounds: Readonly<Record<SheetTheme, string>>
  draw(size: number): Readonly<Record<SheetTheme, Uint8ClampedArray>>
  /** The drawing as SVG that stands in until the picture is drawn; null for a tile without one. */
  readonly older: string | null
}

export const MEAL_GROUNDS = {
  breakfast: { light: '#fbe4c6', dark: '#3d3020' },
  lunch: { light: '#e5edc4', dark: '#2f3721' },
  snack: { light: '#f8dcd6', dark: '#3e2c2a' },
  dinner: { light: '#d5e5e4', dark: '#233231' },
} as const
/** The frame of a food in lists. */
const FOOD_GROUNDS = { light: '#efeee6', dark: '#262b23' }

interface MealTiles {
  /** Each with its older drawing. */
  readonly isBesideOlder?: boolean
}

export function mealTiles(plated: readonly PlatedMeal[], { isBesideOlder = false }: MealTiles = {}): readonly Tile[] {
  const catalogue = isBesideOlder ? makeCatalogue({ foods, meals }) : null
  return plated.map((meal) => {
    const version = catalogue?.currentByMealId.get(meal.id)
    return {
      label: meal.id,
      grounds: MEAL_GROUNDS[meal.mealType],
      draw: (size) => drawPlates(meal, size),
      older: version === undefined ? null : drawMeal(version, { isEaten: false }),
    }
  })
}

export const foodTiles = (glyphs: readonly GlyphFood[]): readonly Tile[] =>
  glyphs.map((food) => ({
    label: food.foodId,
    grounds: FOOD_GROUNDS,
    draw: (size) => drawFood(food, size),
    older: null,
  }))
