import type { GlyphFood, PlatedMeal } from '../../packages/food-pictures/src/index.ts'
import { drawFood, drawPlates } from '../../packages/food-pictures/src/relief/index.ts'

export type SheetTheme = 'light' | 'dark'

/** One picture of a sheet. */
export interface Tile {
  readonly label: string
  /** The colours behind it, as in apps/web/src/ui/tokens.css. */
  readonly grounds: Readonly<Record<SheetTheme, string>>
  draw(size: number): Readonly<Record<SheetTheme, Uint8ClampedArray>>
}

export const MEAL_GROUNDS = {
  breakfast: { light: '#fbe4c6', dark: '#3d3020' },
  lunch: { light: '#e5edc4', dark: '#2f3721' },
  snack: { light: '#f8dcd6', dark: '#3e2c2a' },
  dinner: { light: '#d5e5e4', dark: '#233231' },
} as const
/** The frame of a food in lists. */
const FOOD_GROUNDS = { light: '#efeee6', dark: '#262b23' }

export const mealTiles = (meals: readonly PlatedMeal[]): readonly Tile[] =>
  meals.map((meal) => ({
    label: meal.id,
    grounds: MEAL_GROUNDS[meal.mealType],
    draw: (size) => drawPlates(meal, size),
  }))

export const foodTiles = (foods: readonly GlyphFood[]): readonly Tile[] =>
  foods.map((food) => ({ label: food.foodId, grounds: FOOD_GROUNDS, draw: (size) => drawFood(food, size) }))
