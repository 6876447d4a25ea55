import type { Meal } from '@dayplate/nutrition'
import type { CatalogueError } from './catalogue-error.ts'

/** Recipes that name a missing video, and videos that no recipe names. `files` are those in videos/. */
export function videoErrors(meals: readonly Meal[], files: readonly string[]): readonly CatalogueError[] {
  const named = new Set(meals.flatMap((meal) => meal.video ?? []))
  const missing = meals.filter((meal) => meal.video !== null && !files.includes(meal.video))
  return [
    ...missing.map((meal) => ({
      file: `recipes/${meal.type}/${meal.id}.cook`,
      line: 1,
      message: `There is no videos/${meal.video}`,
      remedy: 'Draw it with node tools/videos.ts, or take the video out of the front matter',
    })),
    ...files
      .filter((file) => !named.has(file))
      .map((file) => ({
        file: `videos/${file}`,
        line: 1,
        message: 'No recipe names this video',
        remedy: 'Name it as "video:" in the front matter of its recipe, or delete it',
      })),
  ]
}
