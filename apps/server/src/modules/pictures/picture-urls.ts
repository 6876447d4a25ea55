import { drawingOfFood, foodGlyph } from '@dayplate/food-pictures'
import { contentName, type MealVersion } from '../catalogue/index.ts'
import { FOOD_SIZE, foodPathOf, litKeyOf, litPathOf } from './lit-plates/lit-file.ts'
import { foodKeyOf } from './lit-plates/lit-food.ts'
import type { PicturedFood } from './lit-plates/index.ts'

/** The path of pictures. Addresses contain the version of the drawing code, so that their content never changes. */
export const PICTURES_PATH = '/pictures'

let version: string | null = null

/** A hash that changes when any food is drawn differently. */
export function drawingVersion(): string {
  version ??= contentName(Object.keys(drawingOfFood).map((foodId) => foodGlyph(foodId)))
  return version
}

/** The addresses of pictures in the gateway's answers. */
export const pictureUrls = {
  meal: (version: MealVersion) => ({
    full: litUrlOf(version, false) ?? `${PICTURES_PATH}/${drawingVersion()}/meals/${version.id}.svg`,
    eaten: litUrlOf(version, true) ?? `${PICTURES_PATH}/${drawingVersion()}/meals/${version.id}-eaten.svg`,
  }),
  /** The lit picture of a food in the format that every client can show. */
  food: (food: PicturedFood) => {
    const image = { size: FOOD_SIZE, theme: 'light', format: 'webp' } as const
    return `${PICTURES_PATH}/${foodPathOf({ foodId: food.id, key: foodKeyOf(food), ...image })}`
  },
}

/** The lit picture in the format that every client can show. Its other files differ in the ending; null without a lit form. */
function litUrlOf(version: MealVersion, isEaten: boolean): string | null {
  const key = litKeyOf(version)
  if (key === null) return null
  const file = litPathOf({ versionId: version.id, key, isEaten, size: 640, theme: 'light', format: 'webp' })
  return `${PICTURES_PATH}/meals/${file}`
}
