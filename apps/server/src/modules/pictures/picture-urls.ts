import { drawingOfFood, foodGlyph } from '@dayplate/food-pictures'
import { contentName, type MealVersion } from '../catalogue/index.ts'
import { litKeyOf, litPathOf } from './lit-plates/lit-file.ts'

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
  /** Null for foods without a drawing (salt, oil), because no picture is better than a wrong one. */
  food: (foodId: string) =>
    Object.hasOwn(drawingOfFood, foodId) ? `${PICTURES_PATH}/${drawingVersion()}/foods/${foodId}.svg` : null,
}

/** The lit picture in the format that every client can show. Its other files differ in the ending; null without a lit form. */
function litUrlOf(version: MealVersion, isEaten: boolean): string | null {
  const key = litKeyOf(version)
  if (key === null) return null
  const file = litPathOf({ versionId: version.id, key, isEaten, size: 640, theme: 'light', format: 'webp' })
  return `${PICTURES_PATH}/meals/${file}`
}
