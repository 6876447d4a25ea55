import { drawingOfFood, foodGlyph } from '@dayplate/food-pictures'
import { contentName } from '../catalogue/index.ts'

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
  meal: (versionId: string) => ({
    full: `${PICTURES_PATH}/${drawingVersion()}/meals/${versionId}.svg`,
    eaten: `${PICTURES_PATH}/${drawingVersion()}/meals/${versionId}-eaten.svg`,
  }),
  /** Null for foods without a drawing (salt, oil), because no picture is better than a wrong one. */
  food: (foodId: string) =>
    Object.hasOwn(drawingOfFood, foodId) ? `${PICTURES_PATH}/${drawingVersion()}/foods/${foodId}.svg` : null,
}
