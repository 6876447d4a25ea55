import { type Dish, type Food, mayBeFrozen, plainStep } from '@dayplate/nutrition'
import type { CatalogueError } from './catalogue-error.ts'
import { type FoodSeason, seasonOfFood } from './food-seasons.ts'
import type { MealHeader } from './meal-header.ts'

/** From this amount in a base portion, a fresh food decides when a meal can be cooked, in g. Less is a garnish. */
const LEAST_G = 30

export interface SeasonCheckSource {
  readonly file: string
  /** Line of `season`. */
  readonly line: number
  readonly header: MealHeader
  readonly dishes: readonly Dish[]
  readonly foods: Iterable<Food>
}

/** Seasons of a recipe in which a fresh food of it is not sold. Meals of holidays are cooked on their day and exempt. */
export function seasonErrors({ file, line, header, dishes, foods }: SeasonCheckSource): readonly CatalogueError[] {
  if (header.holidayId !== null) return []
  const found = freshFoods({ header, dishes, foods })
  const possible = header.seasons.filter((season) => found.every(({ seasons }) => seasons.includes(season)))
  return found.flatMap(({ name, seasons, time }) => {
    const wrong = header.seasons.filter((season) => !seasons.includes(season))
    if (wrong.length === 0) return []
    const written = possible.length > 0 ? possible : seasons
    return [
      {
        file,
        line,
        message: `No fresh "${name}" in ${wrong.join(', ')}: sold ${time}`,
        remedy: `Write "season: ${written.join(', ')}", or "fresh or frozen" in the step, or take another food`,
      },
    ]
  })
}

function freshFoods({ header, dishes, foods }: Omit<SeasonCheckSource, 'file' | 'line'>): readonly FoodSeason[] {
  const foodById = new Map([...foods].map((food) => [food.id, food]))
  const text = [header.name, ...dishes.flatMap(({ name, steps }) => [name, ...steps.map(plainStep)])].join('\n')
  const main = dishes.flatMap((dish) =>
    dish.ingredients
      .filter(({ grams, isOptional }, index) => !isOptional && grams >= LEAST_G && !mayBeFrozen(dish, index))
      .flatMap(({ foodId }) => foodById.get(foodId) ?? []),
  )
  return [...new Set(main)].flatMap(({ id, name }) => seasonOfFood({ id, name: name.en }, text) ?? [])
}
