import type { Catalogue } from '@dayplate/catalogue'
import type { PlannedMeal } from '@dayplate/meal-planner'
import { isTapWater, withOrdinaryMeals, type Dish, type Food, type Meal } from '@dayplate/nutrition'

/** One food on a plate. */
export interface PlatePart {
  readonly food: Food
  readonly grams: number
}

/** A planned meal with its foods in the eaten amounts. */
export interface Plate {
  readonly planned: PlannedMeal
  readonly meal: Meal
  readonly parts: readonly PlatePart[]
}

/** Looks up planned meals in a catalogue and scales their foods. */
export class Kitchen {
  readonly #foods: ReadonlyMap<string, Food>
  readonly #meals: ReadonlyMap<string, Meal>

  constructor({ foods, meals }: Catalogue) {
    this.#foods = new Map(foods.map((food) => [food.id, food]))
    this.#meals = new Map(withOrdinaryMeals(meals, this.#foods).map((meal) => [meal.id, meal]))
  }

  serve(planned: PlannedMeal): Plate {
    const meal = this.#meals.get(planned.mealId)
    if (meal === undefined) throw new Error(`the catalogue has no meal ${planned.mealId}`)
    return { planned, meal, parts: meal.dishes.flatMap((dish) => this.dishParts(dish, planned.scale)) }
  }

  /** Foods of one dish in the eaten amounts, in the order of the recipe. */
  dishParts({ ingredients }: Dish, scale: number): readonly PlatePart[] {
    return ingredients.map(({ foodId, grams }) => {
      const food = this.#foods.get(foodId)
      if (food === undefined) throw new Error(`the catalogue has no food ${foodId}`)
      return { food, grams: grams * scale }
    })
  }
}

/** Minutes for cooking these plates, in total and of active work; a leftover takes none. */
export function cookingMinutes(plates: readonly Plate[]): { readonly all: number; readonly work: number } {
  const cooked = plates.filter(({ planned }) => planned.isFirst).map(({ meal }) => meal)
  return {
    all: cooked.reduce((sum, { preparationMinutes }) => sum + preparationMinutes, 0),
    work: cooked.reduce((sum, { preparationMinutes, activeMinutes }) => sum + (activeMinutes ?? preparationMinutes), 0),
  }
}

/** Edible raw weight of the plate in g, without water, because not every recipe weighs it. */
export function plateGrams({ parts }: Plate): number {
  return parts.filter(({ food }) => !isTapWater(food)).reduce((sum, { grams }) => sum + grams, 0)
}

/** Known fibre in g; foods without a figure count as 0. */
export function plateFibreG({ parts }: Plate): number {
  return parts.reduce((sum, { food, grams }) => sum + ((food.per100g.fibreG ?? 0) * grams) / 100, 0)
}

export function plateKcal({ parts }: Plate): number {
  return parts.reduce((sum, { food, grams }) => sum + (food.per100g.kcal * grams) / 100, 0)
}
